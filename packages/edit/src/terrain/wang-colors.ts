import type { WangColor } from '@tilewright/format';
import { TERRAIN_COLORS } from '@tilewright/format/internal';
import type { Change } from '../change/change.ts';
import { insertItems } from '../change/change-lists.ts';
import type { Part } from '../change/part.ts';
import { replacePart } from '../change/replace-part.ts';
import { hashed } from '../random/hash.ts';
import type { WangDocument } from '../tilesets/tileset-in.ts';
import { setIn } from './set-in.ts';
import type { WangId } from './wang-id.ts';
import { MOST_COLORS } from './wang-id.ts';

/** A new color of a set (rule Q40). After the palette, colors are mixed at random, but always alike. */
export function newWangColor(number: number): WangColor {
	const mixed = Math.floor(hashed(number) * 0x1000000)
		.toString(16)
		.padStart(6, '0');
	const color = TERRAIN_COLORS[number - 1] ?? `#${mixed}`;
	return { name: '', class: '', color, tile: -1, probability: 1, properties: [] };
}

/**
 * Sets the number of colors of a Wang set. New ones are added at the end; the last ones are removed as by {@link removeWangColor}.
 *
 * @param doc - a tileset, or a map with an embedded one
 * @param tileset - the tileset in the document: `[]` for a tileset file
 * @param position - of the set in the tileset
 * @param count - up to 254
 * @throws RangeError if there is no such set, or the count is not possible
 * @example setWangColorCount(tileset, [], 0, 3)
 */
export function setWangColorCount(doc: WangDocument, tileset: Part, position: number, count: number): Change[] {
	if (!Number.isInteger(count) || count < 0 || count > MOST_COLORS)
		throw new RangeError(`A Wang set can have 0 to ${MOST_COLORS} colors, found ${count}.`);
	const { set, part } = setIn(doc, tileset, position);
	const { length } = set.colors;
	if (count <= length) return withoutColors(doc, tileset, position, count + 1, length - count);
	const added = Array.from({ length: count - length }, (_, i) => newWangColor(length + i + 1));
	return insertItems(doc, part, 'colors', added);
}

/**
 * Removes a color of a Wang set. Tiles have no color where they had it, and the numbers of later colors decrease by one. A tile
 * that has no color left is no tile of the set any more.
 *
 * @param color - counted from 1
 * @throws RangeError if there is no such set or color
 * @example removeWangColor(tileset, [], 0, 2)
 */
export function removeWangColor(doc: WangDocument, tileset: Part, position: number, color: number): Change[] {
	const { colors } = setIn(doc, tileset, position).set;
	if (colors[color - 1] === undefined) throw new RangeError(`The Wang set has the colors 1 to ${colors.length}, found ${color}.`);
	return withoutColors(doc, tileset, position, color, 1);
}

function withoutColors(doc: WangDocument, tileset: Part, position: number, first: number, count: number): Change[] {
	if (count === 0) return [];
	const { set, part } = setIn(doc, tileset, position);
	const after = (color: number): number => (color < first ? color : color < first + count ? 0 : color - count);
	const wangtiles = set.wangtiles.flatMap((tile) => {
		const [a, b, c, d, e, f, g, h] = tile.wangid;
		const wangid: WangId = [after(a), after(b), after(c), after(d), after(e), after(f), after(g), after(h)];
		const isLost = wangid.every((color) => color === 0) && tile.wangid.some((color) => color !== 0);
		return isLost ? [] : [{ ...tile, wangid }];
	});
	return replacePart(doc, part, { ...set, colors: set.colors.toSpliced(first - 1, count), wangtiles });
}
