// Where a screen breaks while it is drawn, something is said and there is a way on, instead of an empty page.
import { Component, type ComponentChildren } from 'preact';
import { BrokenPage } from '../parts/trouble.tsx';

interface BoundaryProps {
	/** The address; another one is another chance. */
	readonly at: string;
	readonly children: ComponentChildren;
}

interface BoundaryState {
	readonly brokenAt: string | null;
}

export class Boundary extends Component<BoundaryProps, BoundaryState> {
	override state: BoundaryState = { brokenAt: null };

	static override getDerivedStateFromProps({ at }: BoundaryProps, { brokenAt }: BoundaryState): BoundaryState | null {
		return brokenAt === at ? null : { brokenAt: null };
	}

	override componentDidCatch(error: unknown): void {
		console.error(error);
		this.setState({ brokenAt: this.props.at });
	}

	override render({ children }: BoundaryProps, { brokenAt }: BoundaryState) {
		return brokenAt === null ? children : <BrokenPage />;
	}
}
