import { signal } from '@preact/signals';

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

/** Bars that belong to one owner: to a map, or to the editor. */
const owners = new WeakMap<object, ReturnType<typeof signal<readonly Bar[]>>>();

/** The bars of an owner. Reads a signal. */
export const barsOf = (owner: object): readonly Bar[] => listOf(owner).value ?? [];

/** Shows a bar. */
export function showBar(owner: object, bar: Bar): void {
	const bars = listOf(owner);
	bars.value = [...(bars.peek() ?? []).filter(({ id }) => id !== bar.id), bar];
}

/** Removes a bar, if it is there. */
export function hideBar(owner: object, id: string): void {
	const bars = listOf(owner);
	if ((bars.peek() ?? []).some((bar) => bar.id === id)) bars.value = (bars.peek() ?? []).filter((bar) => bar.id !== id);
}

function listOf(owner: object) {
	let bars = owners.get(owner);
	if (bars === undefined) {
		bars = signal<readonly Bar[]>([]);
		owners.set(owner, bars);
	}
	return bars;
}
