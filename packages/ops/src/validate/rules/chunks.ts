import type { Chunk, InfiniteTileLayer } from '@tilewright/format';
import { isInfinite } from '@tilewright/format';
import type { Path, Report } from '@tilewright/format/internal';
import { chunkOffGrid, chunkOutsideBox, eachLayer, emptyChunk, layerPath, overlappingChunks, pointerOf } from '@tilewright/format/internal';
import { isOutsideBox } from '../../maps/outside-box.ts';
import type { Rule } from './rule.ts';

/** The most pairs of chunks that are compared: a hostile map may have any number that overlap. */
const MOST_PAIRS = 1_000_000;

/** Chunks do not overlap, lie on a grid of their size and in the box of their layer, and have tiles. */
export const chunks: Rule = ({ doc, syntax }, report) => {
	if (doc.type !== 'map') return;
	for (const { layer, path } of eachLayer(doc.layers)) {
		if (layer.type !== 'tilelayer' || !isInfinite(layer)) continue;
		const at = [...layerPath(path), 'chunks'];
		reportOverlaps(layer.chunks, at, report);
		const box = boxOf(layer);
		for (const [i, chunk] of layer.chunks.entries()) {
			const { x, y, width, height, data } = chunk;
			if (x % width !== 0 || y % height !== 0)
				report.count(chunkOffGrid, pointerOf(at), [...at, i], { found: `${x}, ${y}`, expected: `${width} × ${height}` });
			// Only JSON says where the box begins.
			if (syntax === 'json' && isOutsideBox(chunk, layer))
				report.count(chunkOutsideBox, pointerOf(at), [...at, i], { found: cellsOf(chunk), expected: cellsOf(box) });
			if (data.every((cell) => cell === 0)) report.count(emptyChunk, pointerOf(at), [...at, i], { found: `${x}, ${y}` });
		}
	}
};

/** A rectangle of cells. */
type Box = Pick<Chunk, 'x' | 'y' | 'width' | 'height'>;

const boxOf = ({ startx: x, starty: y, width, height }: InfiniteTileLayer): Box => ({ x, y, width, height });

const cellsOf = ({ x, y, width, height }: Box): string => `${width} × ${height} cells from ${x}, ${y}`;

function reportOverlaps(list: readonly Chunk[], path: Path, report: Report): void {
	const sorted = list.map((chunk, index) => ({ chunk, index })).sort((a, b) => a.chunk.y - b.chunk.y);
	let left = MOST_PAIRS;
	const reported = new Set<number>();
	for (const [i, { chunk, index }] of sorted.entries()) {
		for (let j = i + 1; j < sorted.length && left > 0; j++, left--) {
			const other = sorted[j];
			if (other === undefined || other.chunk.y >= chunk.y + chunk.height) break;
			if (other.chunk.x >= chunk.x + chunk.width || chunk.x >= other.chunk.x + other.chunk.width) continue;
			const [first, later] = index < other.index ? [index, other.index] : [other.index, index];
			if (reported.has(later)) continue;
			reported.add(later);
			report.add(overlappingChunks, [...path, later], { first: pointerOf([...path, first]) });
		}
	}
}
