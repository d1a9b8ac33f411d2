import type { ReadonlySignal, Signal } from '@preact/signals';
import { effect, signal } from '@preact/signals';

/** What the properties panel shows. */
export type Inspected =
	| { readonly type: 'map' }
	/** The selected layers. */
	| { readonly type: 'layers' }
	/** The selected objects. */
	| { readonly type: 'objects' }
	/** A tileset of the map, by its position in the list. */
	| { readonly type: 'tileset'; readonly tileset: number }
	/** Tiles of a tileset, by their local ids. */
	| { readonly type: 'tiles'; readonly tileset: number; readonly tiles: readonly number[] };

interface Selected {
	readonly currentLayerId: ReadonlySignal<number | undefined>;
	readonly selectedLayers: ReadonlySignal<readonly number[]>;
	readonly selectedObjects: ReadonlySignal<readonly number[]>;
}

/** What the properties panel shows: what was selected last. It can be set to show something else, such as the map. */
export function inspectedOf({ currentLayerId, selectedLayers, selectedObjects }: Selected): Signal<Inspected> {
	const inspected = signal<Inspected>({ type: 'map' });
	onChange(
		() => [currentLayerId.value, selectedLayers.value],
		() => {
			inspected.value = { type: 'layers' };
		},
	);
	onChange(
		() => [selectedObjects.value],
		([objects]) => {
			if (objects.length > 0) inspected.value = { type: 'objects' };
			else if (inspected.peek().type === 'objects') inspected.value = { type: 'layers' };
		},
	);
	return inspected;
}

/** Calls a function when one of the values that are read changes. */
function onChange<const Values extends readonly unknown[]>(read: () => Values, listener: (values: Values) => void): void {
	let before = read();
	effect(() => {
		const values = read();
		const isSame = values.every((value, i) => value === before[i]);
		before = values;
		if (!isSame) listener(values);
	});
}
