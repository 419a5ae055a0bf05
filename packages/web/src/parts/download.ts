// Hands a text to the browser as a file to keep.
const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Such names sort by day: tessera-classic-2026-03-09.txt. */
export function fileNameOf(what: string, day: Date): string {
	const parts = [day.getFullYear(), twoDigits(day.getMonth() + 1), twoDigits(day.getDate())];
	return `tessera-${what}-${parts.join('-')}.txt`;
}

export function download(text: string, name: string): void {
	const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
	const link = document.createElement('a');
	link.href = address;
	link.download = name;
	link.click();
	URL.revokeObjectURL(address);
}
