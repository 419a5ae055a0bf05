// What makes a line or a series valid, in the words of the definition and nothing cleverer.
import { colourOf, type Kind, shapeOf } from '@tessera/engine';

const allEqual = (values: readonly number[]): boolean => values.every((value) => value === values[0]);
const allDiffer = (values: readonly number[]): boolean => new Set(values).size === values.length;

/** One colour and every shape different, or one shape and every colour different. */
export function referenceIsValidLine(kinds: readonly Kind[]): boolean {
	const colours = kinds.map(colourOf);
	const shapes = kinds.map(shapeOf);
	return (allEqual(colours) && allDiffer(shapes)) || (allEqual(shapes) && allDiffer(colours));
}
