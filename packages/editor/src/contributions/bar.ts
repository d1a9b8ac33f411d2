import { signal } from '@preact/signals';
import type { Holder } from '@tilewright/editor-core/services/service.ts';
import { service } from '@tilewright/editor-core/services/service.ts';

/** A message that stays on the page until the user has decided. */
export interface Bar {
	/** Names it: a newer one with the same name takes its place. */
	readonly id: string;
	readonly text: string;
	/** Names of files, for example. */
	readonly details?: readonly string[];
	readonly answers: readonly BarAnswer[];
	/** The user closes it without an answer. */
	readonly onDismiss?: () => void;
}

interface BarAnswer {
	readonly text: string;
	readonly primary?: boolean;
	/** The bar goes when it is done, unless it returns `false`. */
	readonly run: () => unknown;
}

/** The bars that belong to a document or to the editor. */
const bars = service('bars', (_: Holder) => signal<readonly Bar[]>([]));

/** The bars of a document or of the editor. Reads a signal. */
export const barsOf = (owner: Holder): readonly Bar[] => bars(owner).value;

/** Shows a bar. */
export function showBar(owner: Holder, bar: Bar): void {
	const shown = bars(owner);
	shown.value = [...shown.peek().filter(({ id }) => id !== bar.id), bar];
}

/** Removes a bar, if it is there. */
export function hideBar(owner: Holder, id: string): void {
	const shown = bars(owner);
	if (shown.peek().some((bar) => bar.id === id)) shown.value = shown.peek().filter((bar) => bar.id !== id);
}
