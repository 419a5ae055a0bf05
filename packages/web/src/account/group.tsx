// One of the groups that the account consists of.
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface GroupProps {
	readonly title: string;
	readonly class?: string;
	readonly children: ComponentChildren;
}

export function Group({ title, class: name = '', children }: GroupProps) {
	const id = useId();
	return (
		<section class={`account-group ${name}`} aria-labelledby={id} tabIndex={-1}>
			<h2 id={id}>{title}</h2>
			{children}
		</section>
	);
}

/** What was pressed is about to go: the focus goes to the group that it is in, and not astray. */
export const focusGroup = (pressed: Element): void =>
	pressed.closest<HTMLElement>('.account-group')?.focus({ preventScroll: true });
