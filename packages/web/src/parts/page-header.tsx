// The head of a page: the way back, and what the page is.
import './parts.css';
import { tableAddress } from '../routes/tables.ts';
import { say } from '../words/say.ts';
import { Icon } from './icon.tsx';
import { useTitle } from './title.ts';

interface PageHeaderProps {
	readonly title: string;
	/** For what says that it is about all of this page. */
	readonly id?: string;
	/** The table one came from; null leads home. */
	readonly table?: string | null;
}

export function PageHeader({ title, id, table = null }: PageHeaderProps) {
	useTitle(title);
	return (
		<header class="page-header">
			<a class="page-back" href={table === null ? '/' : tableAddress(table)}>
				<Icon of="back" />
				{table === null ? say('common.home') : say('common.back-to-game')}
			</a>
			<h1 id={id}>{title}</h1>
		</header>
	);
}
