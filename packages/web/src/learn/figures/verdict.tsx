// What is to be said about a figure: right or wrong, by a sign as well as by its colour.
import type { ComponentChildren } from 'preact';

export interface VerdictProps {
	readonly isRight: boolean;
	/** What is said besides: why not, or how points add up. */
	readonly more: string | null;
	readonly children: ComponentChildren;
}

export const Verdict = ({ isRight, more, children }: VerdictProps) => (
	<p class={`verdict ${isRight ? 'verdict-right' : 'verdict-wrong'}`}>
		<svg class="verdict-sign" viewBox="0 0 16 16" aria-hidden="true">
			<path d={isRight ? 'M3 8.5 6.5 12 13 4.5' : 'M4 4l8 8M12 4l-8 8'} />
		</svg>
		<span>
			<strong>{children}</strong>
			{more !== null && <span class="verdict-more"> {more}</span>}
		</span>
	</p>
);
