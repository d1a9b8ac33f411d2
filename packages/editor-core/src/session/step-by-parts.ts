import type { ByParts, EditOutcome } from '@tilewright/edit';
import { changeTilesByParts } from '@tilewright/edit';
import type { TileMap } from '@tilewright/format';
import type { MapSession } from './map-session.ts';
import { sessionWords } from './session-words.ts';

/** The time that work goes on before the page may do something else, in milliseconds. */
const PORTION = 8;

/**
 * Changes a map as one step, with pauses: work on all cells of a large map takes a while. Small maps are changed without any.
 *
 * @param name - of the step
 * @param make - makes the changes
 * @param rest - lets the page do something else
 * @returns what went wrong, also if the map was changed in the meantime: then it stays as it is
 */
export async function stepByParts(
	session: MapSession,
	name: string,
	make: (map: TileMap) => ByParts<EditOutcome>,
	rest: () => Promise<void>,
): Promise<string | undefined> {
	const map = session.map.value;
	const work = make(map);
	let start = performance.now();
	let made = work.next();
	for (; made.done !== true; made = work.next()) {
		if (performance.now() - start < PORTION) continue;
		await rest();
		start = performance.now();
	}
	const { changes, issues } = made.value;
	if (performance.now() - start >= PORTION) await rest();
	// Cells are written in place, which the changes need not notice.
	if (session.map.value !== map) return sessionWords.changedMeanwhile;
	const [first] = [...(changes.length > 0 ? session.do(name, changes) : []), ...issues];
	return first?.message;
}

/** Gives tiles in all cells and objects of a map other GIDs, as {@link stepByParts} does. @param change - as `changeTiles` takes it */
export const stepOnTiles = (
	session: MapSession,
	name: string,
	change: (tile: number) => number,
	rest: () => Promise<void>,
): Promise<string | undefined> =>
	stepByParts(
		session,
		name,
		function* (map) {
			return { changes: yield* changeTilesByParts(map, change), issues: [] };
		},
		rest,
	);
