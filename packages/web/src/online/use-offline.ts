// Whether this device knows that it has no network. That it knows of one does not mean that the server can be reached.
import { useEffect, useState } from 'preact/hooks';

export function useOffline(): boolean {
	const [isOffline, setOffline] = useState(!navigator.onLine);
	useEffect(() => {
		const look = () => setOffline(!navigator.onLine);
		addEventListener('online', look);
		addEventListener('offline', look);
		return () => {
			removeEventListener('online', look);
			removeEventListener('offline', look);
		};
	}, []);
	return isOffline;
}
