// One thing that is told above the game, with what can be done about it.
import './strip.css';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { announce } from '../../table/announcer.ts';

interface StripCardProps {
	readonly text: string;
	readonly tone?: 'plain' | 'amber';
	/** What is said of it when it comes up, unless somebody else does. */
	readonly isSaid?: boolean;
	readonly children?: ComponentChildren;
}

export function StripCard({ text, tone = 'plain', isSaid = true, children }: StripCardProps) {
	useEffect(() => {
		if (isSaid) announce(text);
	}, [isSaid, text]);
	return (
		<div class="strip-card" data-tone={tone}>
			<p>{text}</p>
			{children && <div class="strip-ways">{children}</div>}
		</div>
	);
}
