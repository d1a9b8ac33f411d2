import type { TileMap } from '@tilewright/format';
import type { Change } from '../change/change.ts';
import type { Synchronous } from '../synchronous.ts';
import { runSynchronously } from '../synchronous.ts';
import type { MapEdit } from './map-edit.ts';
import { MapEditing } from './map-editing.ts';

/** The result of {@link edit}. */
export interface Edited {
	/** The changed map. It shares what did not change with the original. */
	readonly doc: TileMap;
	/** All changes, as one step for a history. */
	readonly changes: readonly Change[];
}

/**
 * Edits a map in a script: writes cells one by one, uses tools, and applies operations, each on what was changed before.
 *
 * @param map - is not changed
 * @param run - edits; if it throws, nothing has changed. It must not return a promise: load what it needs before
 * @throws TypeError if it returns a promise
 * @example
 * const { doc } = edit(map, (e) => {
 * 	for (let x = 0; x < map.width; x++) e.setCell('Ground', x, 0, 5);
 * 	floodFill(e.cells('Water'), { x: 3, y: 4 }, stampBrush(stampOf(9)));
 * 	e.addObject('Places', { shape: 'point', x: 24, y: 40, name: 'entrance' });
 * });
 */
export function edit<Result>(map: TileMap, run: (e: MapEdit) => Synchronous<Result>): Edited {
	const editing = new MapEditing(map);
	runSynchronously('edit', run, editing);
	editing.end();
	const { doc } = editing;
	let changes: readonly Change[] | undefined;
	return {
		doc,
		get changes() {
			changes ??= editing.changes();
			return changes;
		},
	};
}
