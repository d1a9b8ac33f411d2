import type { Chunk, InfiniteTileLayer, TextChange } from '@tilewright/format';
import { chunkBounds, isInfinite } from '@tilewright/format';
import { eachLayer, layerPath, pointerOf, short } from '@tilewright/format/internal';
import { isOutsideBox } from '../../maps/outside-box.ts';
import type { Fix, Fixer } from './fix.ts';

/** The most pairs of chunks that are compared: a hostile map may have any number that overlap. */
const MOST_PAIRS = 1_000_000;

/** Removes chunks without tiles, and widens the boxes of layers around all their chunks. */
export const chunks: Fixer = ({ doc, syntax }) => {
	if (doc.type !== 'map') return [];
	const fixes: Fix[] = [];
	for (const { layer, path } of eachLayer(doc.layers)) {
		if (layer.type !== 'tilelayer' || !isInfinite(layer)) continue;
		const pointer = pointerOf(layerPath(path));
		const empty = emptyOf(layer, doc.infinite);
		if (empty.length > 0) {
			fixes.push({
				code: 'empty-chunk',
				pointer: `${pointer}/chunks/${empty[0]}`,
				says: `removed ${empty.length === 1 ? 'a chunk' : `${empty.length} chunks`} without tiles from the layer ${short(layer.name)}`,
				changes: empty.map((i): TextChange => ({ type: 'remove', pointer: `${pointer}/chunks/${i}` })),
			});
		}
		const removed = new Set(empty);
		const left = layer.chunks.filter((_, i) => !removed.has(i));
		// Only JSON says where the box begins.
		if (syntax !== 'xml' && left.some((chunk) => isOutsideBox(chunk, layer))) fixes.push(boxFix(layer, pointer, left));
	}
	return fixes;
};

function boxFix(layer: InfiniteTileLayer, pointer: string, left: readonly Chunk[]): Fix {
	const { x, y, width, height } = chunkBounds(left);
	const values = { startx: x, starty: y, width, height };
	const changes = Object.entries(values).map(([field, value]): TextChange => ({ type: 'set', pointer: `${pointer}/${field}`, value }));
	const says = `set the box of the layer ${short(layer.name)} to ${width} × ${height} cells from ${x}, ${y}: some of its chunks were outside`;
	return { code: 'chunk-outside-box', pointer, says, changes };
}

/** The chunks that can go. One that overlaps another stays, because it may empty cells of the other. */
function emptyOf({ chunks: all }: InfiniteTileLayer, infinite: boolean): number[] {
	const empty = all.flatMap(({ data }, i) => (data.every((gid) => gid === 0) ? [i] : []));
	// A layer without chunks would be one of a finite map.
	if (empty.length === 0 || (empty.length === all.length && !infinite)) return [];
	const overlapping = overlapsIn(all);
	return overlapping === undefined ? [] : empty.filter((i) => !overlapping.has(i));
}

/** The chunks that overlap others; `undefined` if there are too many to find out. */
function overlapsIn(all: readonly Chunk[]): Set<number> | undefined {
	const sorted = all.map((chunk, index) => ({ chunk, index })).sort((a, b) => a.chunk.y - b.chunk.y);
	const found = new Set<number>();
	let left = MOST_PAIRS;
	for (const [i, { chunk, index }] of sorted.entries()) {
		for (let j = i + 1; j < sorted.length; j++) {
			const other = sorted[j];
			if (other === undefined || other.chunk.y >= chunk.y + chunk.height) break;
			if (left-- === 0) return undefined;
			if (other.chunk.x >= chunk.x + chunk.width || chunk.x >= other.chunk.x + other.chunk.width) continue;
			found.add(index).add(other.index);
		}
	}
	return found;
}
