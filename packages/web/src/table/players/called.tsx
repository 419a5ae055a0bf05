// A name where there may be little room: what is cut off is never the number that alone tells some of them apart.
import './called.css';
import { atNumber } from '../names.ts';

export function Called({ name }: { readonly name: string }) {
	const [title, number] = atNumber(name);
	return (
		<span class="called">
			<span class="called-title">{title}</span>
			<span class="called-number">{number}</span>
		</span>
	);
}
