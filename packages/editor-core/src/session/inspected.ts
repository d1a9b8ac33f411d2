import type { ReadonlySignal, Signal } from '@preact/signals-core';
import { effect, signal } from '@preact/signals-core';

/** The subject of the properties panel: the map, the selected layers, objects or tiles, or the current tileset. */
export type Inspected = 'map' | 'layers' | 'objects' | 'tileset' | 'tiles';

interface Selected {
	readonly currentLayerId: ReadonlySignal<number | undefined>;
	readonly selectedLayers: ReadonlySignal<readonly number[]>;
	readonly selectedObjects: ReadonlySignal<readonly number[]>;
	readonly selectedTiles: ReadonlySignal<readonly number[]>;
}

/** Returns the subject of the properties panel: the last selection. It can be set to something else, such as the map. */
export function inspectedOf({ currentLayerId, selectedLayers, selectedObjects, selectedTiles }: Selected): Signal<Inspected> {
	const inspected = signal<Inspected>('map');
	const follow = (kind: Inspected, selected: ReadonlySignal<readonly number[]>): void => {
		onChange(
			() => [selected.value],
			([ids]) => {
				if (ids.length > 0) inspected.value = kind;
				else if (inspected.peek() === kind) inspected.value = kind === 'tiles' ? 'tileset' : 'layers';
			},
		);
	};
	onChange(
		() => [currentLayerId.value, selectedLayers.value],
		() => {
			inspected.value = 'layers';
		},
	);
	follow('objects', selectedObjects);
	follow('tiles', selectedTiles);
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
