import type { Path, Report } from '../../issue/issue.ts';
import { short } from '../../issue/issue.ts';
import { TILE_BITS, tileFinder } from '../../model/gid.ts';
import { isInfinite } from '../../model/grid.ts';
import { eachLayer, layerPath } from '../../model/layers.ts';
import type { EmbeddedTileset, TileMap } from '../../model/types.gen.ts';
import { idsOf } from './tilesets.ts';

/** More of them in one layer are not told apart: nobody lists as many findings. */
const MOST_BAD = 10_000;

/** A run of GIDs that are known to be good. */
interface Span {
	readonly first: number;
	readonly end: number;
}

/**
 * Reports cells and objects whose GID no tileset holds, or that lies past the end of its tileset (rule G5). How many tiles an
 * external tileset has is not known here: all GIDs up to the next tileset may be its own.
 */
export function checkGids(map: TileMap, report: Report): void {
	const spans = spansOf(map);
	const find = tileFinder(map.tilesets);
	for (const { layer, path } of eachLayer(map.layers)) {
		if (layer.type === 'objectgroup') {
			layer.objects.forEach((object, i) => {
				// The GID of an instance may be its template's, which counts by the template's own tileset (rule T2).
				if (!('gid' in object) || object.gid === undefined || 'template' in object) return;
				const tile = object.gid & TILE_BITS;
				if (tile !== 0 && !isHeld(tile, spans)) reportGid(tile, 'An object has', [...layerPath(path), 'objects', i, 'gid']);
			});
		} else if (layer.type === 'tilelayer') {
			if (isInfinite(layer)) {
				for (const [i, { data }] of layer.chunks.entries()) checkCells(data, [...layerPath(path), 'chunks', i, 'data']);
			} else checkCells(layer.data, [...layerPath(path), 'data']);
		}
	}

	function checkCells(cells: Uint32Array, path: Path): void {
		if (allIn(cells, spans)) return;
		const bad = new Map<number, { at: number; times: number }>();
		for (let i = 0; i < cells.length; i++) {
			const tile = (cells[i] ?? 0) & TILE_BITS;
			if (tile === 0 || isHeld(tile, spans)) continue;
			const known = bad.get(tile);
			if (known !== undefined) known.times++;
			else if (bad.size < MOST_BAD) bad.set(tile, { at: i, times: 1 });
		}
		for (const [tile, { at, times }] of bad) reportGid(tile, times === 1 ? 'A cell has' : `${times} cells have`, [...path, at]);
	}

	function reportGid(tile: number, subject: string, path: Path): void {
		const owner = find(tile)?.tileset;
		if (owner === undefined) report.add('gid-without-tileset', path, { subject, found: `the GID ${tile}` });
		else
			report.add('gid-past-end', path, {
				subject,
				found: `the GID ${tile}`,
				expected: `tileset ${short('source' in owner ? owner.source : owner.name)}`,
			});
	}
}

/** The GIDs that tilesets hold, as runs in ascending order, joined where they meet. */
function spansOf(map: TileMap): Span[] {
	const sorted = [...map.tilesets].sort((a, b) => a.firstgid - b.firstgid);
	const spans: Span[] = [];
	sorted.forEach((tileset, i) => {
		const limit = sorted[i + 1]?.firstgid ?? TILE_BITS + 1;
		const end = 'source' in tileset || isUncounted(tileset) ? limit : Math.min(limit, tileset.firstgid + idsOf(tileset));
		const last = spans.at(-1);
		if (last !== undefined && last.end === tileset.firstgid) spans[spans.length - 1] = { first: last.first, end };
		else spans.push({ first: tileset.firstgid, end });
	});
	return spans;
}

/** An old tileset without a tile count, whose image's size is not known either (rule J13). */
const isUncounted = ({ image, imagewidth, imageheight, tilecount }: EmbeddedTileset): boolean =>
	image !== undefined && tilecount === 0 && (imagewidth === undefined || imageheight === undefined);

function isHeld(tile: number, spans: readonly Span[]): boolean {
	let low = 0;
	let high = spans.length;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if ((spans[middle]?.first ?? 0) <= tile) low = middle + 1;
		else high = middle;
	}
	return tile < (spans[low - 1]?.end ?? 0);
}

/** Whether all cells are empty or in the first run: nearly always, so it is made quick. */
function allIn(cells: Uint32Array, spans: readonly Span[]): boolean {
	const { first, end } = spans[0] ?? { first: 1, end: 1 };
	for (let i = 0; i < cells.length; i++) {
		const tile = (cells[i] ?? 0) & TILE_BITS;
		if (tile !== 0 && (tile < first || tile >= end)) return false;
	}
	return true;
}
