import { gidPastEnd, gidWithoutTileset } from '../../issue/findings/tilesets.ts';
import type { Path, Report } from '../../issue/report.ts';
import { short } from '../../issue/short.ts';
import { TILE_BITS, tileFinder } from '../../model/gid.ts';
import { isInfinite } from '../../model/grid.ts';
import { indexesTo, layerPath, placedLayers } from '../../model/layers.ts';
import type { EmbeddedTileset, TileMap } from '../../model/types.gen.ts';
import { idsOf } from './tilesets.ts';

/** The most different bad GIDs that are reported for one layer. */
const MOST_BAD = 10_000;

/** A range of valid GIDs. */
interface Span {
	readonly first: number;
	readonly end: number;
}

/** An object of any kind. */
interface MayHaveGid {
	readonly id: number;
	readonly gid?: number;
	readonly template?: string;
}

/**
 * Reports cells and objects with a GID that belongs to no tileset, or that is past the end of its tileset (rule G5). The size of an
 * external tileset is not known here, so all GIDs up to the next tileset are accepted.
 */
export function checkGids(map: TileMap, report: Report): void {
	const spans = spansOf(map);
	const find = tileFinder(map.tilesets);
	for (const { layer, place } of placedLayers(map.layers)) {
		const inLayer = (...rest: Path): Path => [...layerPath(indexesTo(place)), ...rest];
		if (layer.type === 'objectgroup') {
			layer.objects.forEach((object: MayHaveGid, i) => {
				const { gid } = object;
				// The GID of an instance may be from its template and its tileset (rule T2).
				if (gid === undefined || object.template !== undefined) return;
				const tile = gid & TILE_BITS;
				if (tile !== 0 && !isHeld(tile, spans)) reportGid(tile, 'an object', inLayer('objects', i, 'gid'));
			});
		} else if (layer.type === 'tilelayer') {
			if (isInfinite(layer)) layer.chunks.forEach(({ data }, i) => void checkCells(data, inLayer, i));
			else checkCells(layer.data, inLayer);
		}
	}

	function checkCells(cells: Uint32Array, inLayer: (...rest: Path) => Path, chunk?: number): void {
		// Data that is not decoded is checked when it is.
		if (!(cells instanceof Uint32Array) || allIn(cells, spans)) return;
		const bad = new Map<number, { at: number; times: number }>();
		for (let i = 0; i < cells.length; i++) {
			const tile = (cells[i] ?? 0) & TILE_BITS;
			if (tile === 0 || isHeld(tile, spans)) continue;
			const known = bad.get(tile);
			if (known !== undefined) known.times++;
			else if (bad.size < MOST_BAD) bad.set(tile, { at: i, times: 1 });
		}
		for (const [tile, { at, times }] of bad) {
			const path = chunk === undefined ? inLayer('data', at) : inLayer('chunks', chunk, 'data', at);
			reportGid(tile, times === 1 ? 'a cell' : `${times} cells`, path);
		}
	}

	function reportGid(gid: number, subject: string, path: Path): void {
		const owner = find(gid)?.tileset;
		if (owner === undefined) report.add(gidWithoutTileset, path, { subject, gid });
		else report.add(gidPastEnd, path, { subject, gid, tileset: short('source' in owner ? owner.source : owner.name) });
	}
}

/** The GIDs of all tilesets, as ranges in ascending order. Adjacent ranges are joined. */
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

/** Whether a tileset is an old one without a tile count and without the size of its image (rule J13). */
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

/** Whether all cells are empty or in the first range. A fast test that nearly all layers pass. */
function allIn(cells: Uint32Array, spans: readonly Span[]): boolean {
	const { first, end } = spans[0] ?? { first: 1, end: 1 };
	if (first > 1) return false;
	if (end > TILE_BITS) return true;
	for (let i = 0; i < cells.length; i++) if (((cells[i] ?? 0) & TILE_BITS) >= end) return false;
	return true;
}
