// As much of a browser as listeners need: elements that hear events and know the cards they are, and the page around them.
import { vi } from 'vitest';

export class TestElement extends EventTarget {
	readonly dataset: Record<string, string> = {};
	readonly style: Record<string, string> = {};
	className = '';
	readonly offsetWidth = 0;
	textContent = '';

	setPointerCapture(): void {}
	append(): void {}
	remove(): void {}
	focus(): void {}
	cloneNode(): null {
		return null;
	}
	contains(): boolean {
		return false;
	}
	querySelector(): null {
		return null;
	}
	querySelectorAll(): readonly never[] {
		return [];
	}
	/** Itself, where it is a card and a card is asked for. */
	closest(selector: string): this | null {
		return selector === '[data-card]' && this.dataset['card'] !== undefined ? this : null;
	}
}

/** An event that says where it comes from, which only a browser can let it say by itself. */
export function eventOn(target: EventTarget, type: string, values: object): Event {
	const event = new Event(type, { cancelable: true });
	Object.defineProperty(event, 'target', { value: target });
	return Object.assign(event, values);
}

/** Stands in for the page; returns what hears what the whole window hears. */
export function testPage(): EventTarget {
	const page = new EventTarget();
	vi.stubGlobal('Element', TestElement);
	vi.stubGlobal('HTMLElement', TestElement);
	vi.stubGlobal('document', {
		documentElement: { clientWidth: 360 },
		body: new TestElement(),
		createElement: () => new TestElement(),
		querySelector: () => null,
		elementFromPoint: () => null,
	});
	vi.stubGlobal('window', globalThis);
	vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
	vi.stubGlobal('requestAnimationFrame', () => 0);
	vi.stubGlobal('cancelAnimationFrame', () => undefined);
	return page;
}
