import type { WangSet } from '@tilewright/format';
import type { Vector } from '@tilewright/geometry';
import type { Change } from '../change/change.ts';
import { insertItems, removeItems } from '../change/change-lists.ts';
import { collect } from '../change/collect.ts';
import { itemAt } from '../change/list-positions.ts';
import type { Part } from '../change/part.ts';
import { setFields } from '../change/set-fields.ts';
import type { WangDocument } from '../tilesets/tileset-in.ts';
import { setIn } from './set-in.ts';
import { nearestEdge, thirdOf } from './terrain-spot-at.ts';
import type { WangId } from './wang-id.ts';
import { MOST_COLORS } from './wang-id.ts';

/** A color for one position of a tile. */
export interface TileMark {
	/** The id of the tile in its tileset. */
	readonly tile: number;
	/** From 0, the top, clockwise to 7, the top left. */
	readonly position: number;
	/** Counted from 1; 0 is none. */
	readonly color: number;
}

/**
 * Sets colors of single positions of tiles. A tile that has no color left no longer belongs to the set.
 *
 * @param doc - a tileset, or a map with an embedded one
 * @param tileset - the tileset in the document: `[]` for a tileset file
 * @param position - of the set in the tileset
 * @param marks - as many as one drag sets
 * @throws RangeError if there is no such set, position or color
 * @example markTiles(tileset, [], 0, [{ tile: 4, position: 1, color: 2 }, { tile: 5, position: 7, color: 2 }])
 */
export function markTiles(doc: WangDocument, tileset: Part, position: number, marks: readonly TileMark[]): Change[] {
	const ids = new Map<number, WangId>();
	const { wangtiles } = setIn(doc, tileset, position).set;
	for (const { tile, position: marked, color } of marks) {
		if (!Number.isInteger(marked) || marked < 0 || marked > 7) throw new RangeError(`A tile has the positions 0 to 7, found ${marked}.`);
		const id = ids.get(tile) ?? wangtiles.findLast(({ tileid }) => tileid === tile)?.wangid ?? [0, 0, 0, 0, 0, 0, 0, 0];
		const own: WangId = [...id];
		own[marked] = color;
		ids.set(tile, own);
	}
	return setWangIds(doc, tileset, position, ids);
}

/**
 * Sets whole ids of tiles, as a pattern does.
 *
 * @param ids - by the ids of tiles; a tile whose id is all 0 no longer belongs to the set
 * @throws RangeError if there is no such set or color
 * @example setWangIds(tileset, [], 0, new Map([[4, [0, 1, 0, 1, 0, 2, 0, 2]]]))
 */
export function setWangIds(doc: WangDocument, tileset: Part, position: number, ids: ReadonlyMap<number, WangId>): Change[] {
	const { colors } = setIn(doc, tileset, position).set;
	for (const [tile, id] of ids) {
		if (!Number.isInteger(tile) || tile < 0) throw new RangeError(`The id of a tile is a whole number from 0, found ${tile}.`);
		for (const color of id)
			if (!Number.isInteger(color) || color < 0 || color > Math.min(colors.length, MOST_COLORS))
				throw new RangeError(`The Wang set has the colors 1 to ${colors.length}, and 0 for none; found ${color}.`);
	}
	return collect<'tileset' | 'map'>(doc, (editing) => {
		for (const [tile, id] of ids) editing.add(idChange(editing.doc, tileset, position, tile, id));
	});
}

function idChange(doc: WangDocument, tileset: Part, position: number, tile: number, id: WangId): Change[] {
	const { set, part } = setIn(doc, tileset, position);
	const at = set.wangtiles.findLastIndex(({ tileid }) => tileid === tile);
	const isEmpty = id.every((color) => color === 0);
	if (at < 0) {
		if (isEmpty) return [];
		const next = set.wangtiles.findIndex(({ tileid }) => tileid > tile);
		return insertItems(doc, part, 'wangtiles', [{ tileid: tile, wangid: id }], next);
	}
	if (isEmpty) return removeItems(doc, part, 'wangtiles', at);
	const item = itemAt('wangtiles', set.wangtiles, at);
	return item === undefined ? [] : setFields(doc, [...part, item], { wangid: id });
}

/**
 * The position of a tile that a click on its picture marks: corner sets take the quarter, edge sets the triangle, mixed sets one of
 * nine zones.
 *
 * @param inside - from the top left of the tile; 1 is its whole width and height
 * @returns from 0, the top, clockwise to 7, the top left; `undefined` in the middle of a tile of a mixed set
 */
export function markedPosition(type: WangSet['type'], inside: Vector): number | undefined {
	const { x, y } = inside;
	if (type === 'edge') return nearestEdge(inside);
	const across = type === 'corner' ? (x >= 0.5 ? 2 : 0) : thirdOf(x);
	const down = type === 'corner' ? (y >= 0.5 ? 2 : 0) : thirdOf(y);
	return [7, 0, 1, 6, undefined, 2, 5, 4, 3][3 * down + across];
}
