// Asks before something that cannot be undone: what comes of it, a yes, and a way back.
import './sure.css';

interface SureProps {
	/** What comes of it. */
	readonly words: string;
	readonly yes: string;
	readonly no: string;
	readonly onYes: () => void;
	readonly onNo: () => void;
}

export const Sure = ({ words, yes, no, onYes, onNo }: SureProps) => (
	<div class="sure">
		<p>{words}</p>
		<div class="sure-ways">
			<button type="button" class="button sure-yes" onClick={onYes}>
				{yes}
			</button>
			<button type="button" class="button" data-first="" onClick={onNo}>
				{no}
			</button>
		</div>
	</div>
);
