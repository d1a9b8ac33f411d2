import type { Signal } from '@preact/signals-core';
import { batch, signal } from '@preact/signals-core';
import type { Part } from '@tilewright/edit';
import type { WangId } from '@tilewright/edit/terrain';
import type { TilesetFile, WangSet } from '@tilewright/format';

/** The choices of the user among the Wang sets of an open tileset. */
export interface TerrainEditing {
	/** Whether the pointer marks tiles, instead of selecting them (rule Q42). */
	readonly isMarking: Signal<boolean>;
	/** The position of the current set in the list of the tileset. */
	readonly set: Signal<number>;
	/** The color to mark, counted from 1, or 0 for none. */
	readonly color: Signal<number>;
	/** The whole id that tiles get, instead of colors at single positions. */
	readonly pattern: Signal<WangId | undefined>;
	/** The part of them that the properties panel shows; `undefined` if it shows tiles or the tileset. */
	readonly inspected: Signal<'set' | 'color' | undefined>;
}

/** Nothing is marked, and the first color of the first set is current. */
export const terrainEditing = (): TerrainEditing => ({
	isMarking: signal(false),
	set: signal(0),
	color: signal(1),
	pattern: signal(undefined),
	inspected: signal(undefined),
});

/** The current set; `undefined` if the tileset has none. */
export const currentSet = ({ set }: TerrainEditing, { wangsets }: TilesetFile): WangSet | undefined => wangsets[set.value];

/** The current set as a part of its tileset. There must be one. */
export const partOfSet = (terrain: TerrainEditing, tileset: TilesetFile): Part => [
	{ wangset: terrain.set.value, name: currentSet(terrain, tileset)?.name ?? '' },
];

/** Makes a set the current one, with its first color. */
export const chooseSet = ({ set, color, pattern, inspected }: TerrainEditing, position: number): void =>
	batch(() => {
		if (set.value !== position) {
			color.value = 1;
			pattern.value = undefined;
		}
		set.value = position;
		inspected.value = 'set';
	});

/** From now on, this color is marked. */
export const chooseColor = ({ color, pattern, inspected, isMarking }: TerrainEditing, number: number): void =>
	batch(() => {
		color.value = number;
		pattern.value = undefined;
		inspected.value = number === 0 ? 'set' : 'color';
		isMarking.value = true;
	});

/** From now on, tiles get this id. */
export const choosePattern = ({ pattern, isMarking }: TerrainEditing, id: WangId): void =>
	batch(() => {
		pattern.value = id;
		isMarking.value = true;
	});

/** After a step, the chosen set and color still exist. */
export function keepChoice({ set, color, pattern, inspected }: TerrainEditing, { wangsets }: TilesetFile): void {
	set.value = Math.max(0, Math.min(set.value, wangsets.length - 1));
	const count = wangsets[set.value]?.colors.length ?? 0;
	color.value = Math.min(color.value, Math.max(1, count));
	if (pattern.value?.some((used) => used > count)) pattern.value = undefined;
	if (inspected.value === 'color' && color.value > count) inspected.value = 'set';
	if (wangsets.length === 0) inspected.value = undefined;
}
