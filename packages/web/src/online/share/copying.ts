// A text to the clipboard, also at an address without a certificate, as on a home network, where browsers have the older way only.

export interface CopyPorts {
	/** Not there at such an address, whatever the types say. */
	readonly clipboard: Pick<Clipboard, 'writeText'> | undefined;
	/** Copies what is selected; false where the browser does not let us. */
	readonly copySelected: () => boolean;
}

const here = (): CopyPorts => ({
	clipboard: navigator.clipboard,
	copySelected: () => document.execCommand('copy'),
});

/** `select` selects the text where it stands on the page. Whether it was copied; if not, it stays selected. */
export async function copied(text: string, select: () => void, ports = here()): Promise<boolean> {
	select();
	if (!ports.clipboard) return copiedOldWay(ports);
	try {
		await ports.clipboard.writeText(text);
		return true;
	} catch {
		return copiedOldWay(ports);
	}
}

function copiedOldWay({ copySelected }: CopyPorts): boolean {
	try {
		return copySelected();
	} catch {
		return false;
	}
}
