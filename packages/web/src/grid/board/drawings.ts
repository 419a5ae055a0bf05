// The drawings under the camera. While they move they are pushed and stretched as the pictures they are, which a browser does
// without painting them; once they rest they are drawn anew, as sharp as they can be.
import type { Camera } from '../model/camera.ts';

/** Units of the drawing that a cell measures. */
export const UNIT = 100;

/** So long after the last movement they are at rest, in milliseconds. */
const REST_MS = 150;
/** A picture that is stretched further than this is blurred, and one that is pressed together more wastes its paint. */
const MOST_STRETCHED = 1.5;

/** A picture that moved: stretched by so much around its corner, which lies there now. */
export interface Push {
	readonly x: number;
	readonly y: number;
	readonly by: number;
}

/** How a picture that was painted for one camera looks as for another; null where it has to be painted anew. */
export function pushBetween(painted: Camera, { x, y, size }: Camera): Push | null {
	const by = size / painted.size;
	return Math.max(by, 1 / by) > MOST_STRETCHED ? null : { x: x - painted.x * by, y: y - painted.y * by, by };
}

interface Drawing {
	readonly sheet: SVGSVGElement;
	readonly world: SVGGElement;
}

export class Drawings {
	private all: readonly Drawing[] = [];
	/** The camera that they are painted for. */
	private painted: Camera | null = null;
	private resting: ReturnType<typeof setTimeout> | undefined;
	private readonly onRest: (camera: Camera) => void;

	constructor(onRest: (camera: Camera) => void) {
		this.onRest = onRest;
	}

	attach(sheets: readonly SVGSVGElement[]): void {
		this.all = sheets.flatMap((sheet) => {
			const world = sheet.querySelector<SVGGElement>('.grid-world');
			return world ? [{ sheet, world }] : [];
		});
		this.painted = null;
	}

	/** Shows what the camera sees, for a while. */
	move(camera: Camera): void {
		clearTimeout(this.resting);
		this.resting = setTimeout(() => this.rest(camera), REST_MS);
		const push = this.painted && pushBetween(this.painted, camera);
		if (push) this.push(`translate(${push.x}px, ${push.y}px) scale(${push.by})`);
		else this.paint(camera);
	}

	/** Shows what the camera sees, for good. */
	rest(camera: Camera): void {
		clearTimeout(this.resting);
		this.onRest(camera);
		this.paint(camera);
	}

	private paint(camera: Camera): void {
		const { painted } = this;
		this.painted = camera;
		this.push('');
		// Told what it knows, a browser looks at the drawing again all the same.
		if (painted && painted.x === camera.x && painted.y === camera.y && painted.size === camera.size) return;
		const transform = `translate(${camera.x} ${camera.y}) scale(${camera.size / UNIT})`;
		for (const { world } of this.all) world.setAttribute('transform', transform);
	}

	private push(transform: string): void {
		for (const { sheet } of this.all) if (sheet.style.transform !== transform) sheet.style.transform = transform;
	}
}
