// Whether the cover is on: between two people, once the last move has been cheered. What is seen until then is nobody's view, so
// that no hand is ever shown.
import { useEffect, useState } from 'preact/hooks';
import { isStill } from '../../settings/settings.ts';
import type { TableState } from '../host.ts';
import { cheerOf } from './cheer.ts';

export function useCover({ waiting, course }: TableState): boolean {
	const last = course.at(-1);
	const step = last?.step ?? 0;
	// What was played before the page came up has been cheered.
	const [cheered, setCheered] = useState(step);
	const isHandover = waiting.for === 'handover';
	const cheer = isStill.value || cheered >= step ? 0 : cheerOf(last);
	useEffect(() => {
		if (!isHandover || cheer === 0) return;
		const timer = setTimeout(() => setCheered(step), cheer);
		return () => clearTimeout(timer);
	}, [isHandover, cheer, step]);
	return isHandover && cheer === 0;
}
