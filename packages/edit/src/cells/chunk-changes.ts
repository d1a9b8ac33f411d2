import type { CellBounds, Chunk, InfiniteTileLayer, TileMap } from '@tilewright/format';
import { chunkBounds } from '@tilewright/format';
import type { Change, InsertChange } from '../change/change.ts';
import type { Item, Part } from '../change/part.ts';
import { removePositions } from '../change/remove-positions.ts';
import { setFields } from '../change/set-fields.ts';

/**
 * The changes of a layer's list of chunks.
 *
 * @param added - the areas of new chunks
 * @param emptied - the chunks that will have no tiles
 * @returns what comes before and after the change of the cells
 */
export function chunkChanges(
	map: TileMap,
	layer: InfiniteTileLayer,
	added: readonly CellBounds[],
	emptied: ReadonlySet<Chunk>,
): { readonly before: Change[]; readonly after: Change[] } {
	if (added.length === 0 && emptied.size === 0) return { before: [], after: [] };
	const part = [{ layer: layer.id }];
	const { x, y, width, height } = chunkBounds([...layer.chunks.filter((chunk) => !emptied.has(chunk)), ...added]);
	const { changes, chunks } = inserted(part, layer.chunks, added);
	return {
		before: changes,
		after: [...removals(part, chunks, emptied), ...setFields(map, part, { startx: x, starty: y, width, height })],
	};
}

const itemOf = ({ x, y, width, height }: CellBounds): Item => ({ chunk: [x, y, width, height] });
const isAfter = (a: CellBounds, b: CellBounds): boolean => a.y > b.y || (a.y === b.y && a.x > b.x);

/** New chunks without tiles, at the place where Tiled would write them: chunks are in the order of rows. With the list that has them. */
function inserted(
	part: Part,
	chunks: readonly Chunk[],
	added: readonly CellBounds[],
): { readonly changes: Change[]; readonly chunks: readonly Chunk[] } {
	const byPlace = new Map<Chunk | undefined, Chunk[]>();
	for (const { x, y, width, height } of added.toSorted((a, b) => (isAfter(a, b) ? 1 : -1))) {
		const made = { x, y, width, height, data: new Uint32Array(width * height) };
		const next = chunks.find((chunk) => isAfter(chunk, made));
		const own = byPlace.get(next);
		if (own === undefined) byPlace.set(next, [made]);
		else own.push(made);
	}
	const changes: InsertChange<'chunks'>[] = [];
	for (const [next, items] of byPlace) {
		const first = items[0];
		if (first !== undefined)
			changes.push({ type: 'insert', part, list: 'chunks', first: itemOf(first), next: next === undefined ? null : itemOf(next), items });
	}
	const all = [...chunks, undefined].flatMap((chunk) => [...(byPlace.get(chunk) ?? []), ...(chunk === undefined ? [] : [chunk])]);
	return { changes, chunks: all };
}

function removals(part: Part, chunks: readonly Chunk[], emptied: ReadonlySet<Chunk>): Change[] {
	const positions = chunks.flatMap((chunk, i) => (emptied.has(chunk) ? [i] : []));
	const asRemoved = chunks.map((chunk) => (emptied.has(chunk) ? { ...chunk, data: new Uint32Array(chunk.data.length) } : chunk));
	return removePositions(part, 'chunks', asRemoved, positions);
}
