import type { TileMap } from '@tilewright/format';
import { idsOf, isInfinite } from '@tilewright/format';
import type { Path, Report } from '@tilewright/format/internal';
import { eachLayer, gidPastEnd, layerPath, overlappingTilesets, short, TILE_BITS, unusedTileset } from '@tilewright/format/internal';
import type { Targets } from '../../graph/targets.ts';
import { usedGids } from '../../maps/used.ts';
import type { Rule } from './rule.ts';

/**
 * The GIDs of a map are within its external tilesets, these do not overlap the next ones, and each tileset is used. `read` checks the
 * GIDs of embedded tilesets; it does not know where the others end.
 */
export const usedTiles: Rule = ({ doc, targets }, report) => {
	if (doc.type !== 'map' || doc.tilesets.length === 0 || targets === undefined) return;
	const used = usedGids(doc);
	const ends = endsOf(doc, targets);
	reportOverlaps(doc, ends, report);
	const inUse = new Set<number>();
	const past = new Map<number, string>();
	// In one sweep: maps use thousands of tiles.
	const byStart = doc.tilesets.map((tileset, index) => ({ tileset, index })).sort((a, b) => a.tileset.firstgid - b.tileset.firstgid);
	let at = -1;
	for (const gid of Uint32Array.from(used).sort()) {
		while ((byStart[at + 1]?.tileset.firstgid ?? Number.POSITIVE_INFINITY) <= gid) at++;
		const owner = byStart[at];
		if (owner === undefined) continue;
		inUse.add(owner.index);
		const end = ends[owner.index];
		if (end !== undefined && gid >= end && 'source' in owner.tileset) past.set(gid, owner.tileset.source);
	}
	if (past.size > 0) reportPast(doc, past, report);
	const hasInstances = [...eachLayer(doc.layers)].some(
		({ layer }) => layer.type === 'objectgroup' && layer.objects.some((object) => 'template' in object),
	);
	for (const [i, tileset] of doc.tilesets.entries()) {
		// An instance may show a tile of any external tileset, by its template.
		if (inUse.has(i) || ('source' in tileset && hasInstances)) continue;
		report.add(unusedTileset, ['tilesets', i], { tileset: short('source' in tileset ? tileset.source : tileset.name) });
	}
};

/** The first GID after each external tileset whose file is known. */
const endsOf = (map: TileMap, targets: Targets): (number | undefined)[] =>
	map.tilesets.map((tileset) => {
		const doc = 'source' in tileset ? targets.tileset(tileset.source).doc : undefined;
		// Tilesets of before 0.13 do not say how many tiles they have.
		return doc === undefined || idsOf(doc) === 0 ? undefined : tileset.firstgid + idsOf(doc);
	});

function reportOverlaps({ tilesets }: TileMap, ends: readonly (number | undefined)[], report: Report): void {
	const sorted = tilesets.map((tileset, index) => ({ tileset, index })).sort((a, b) => a.tileset.firstgid - b.tileset.firstgid);
	for (const [i, { tileset, index }] of sorted.entries()) {
		const next = sorted[i + 1]?.tileset;
		const end = ends[index];
		if (next === undefined || end === undefined || end <= next.firstgid || !('source' in tileset)) continue;
		report.add(overlappingTilesets, ['tilesets', index], {
			tileset: short(tileset.source),
			next: short('source' in next ? next.source : next.name),
			firstgid: next.firstgid,
		});
	}
}

/** Reports GIDs past the end of their tilesets, at the first cell or object with each in each layer. */
function reportPast(map: TileMap, past: ReadonlyMap<number, string>, report: Report): void {
	for (const { layer, path } of eachLayer(map.layers)) {
		if (layer.type === 'objectgroup') {
			for (const [i, object] of layer.objects.entries()) {
				const gid = 'gid' in object && object.gid !== undefined && !('template' in object) ? object.gid & TILE_BITS : 0;
				if (past.has(gid)) add(gid, 'an object', [...layerPath(path), 'objects', i, 'gid']);
			}
		} else if (layer.type === 'tilelayer') {
			if (isInfinite(layer)) for (const [i, { data }] of layer.chunks.entries()) inCells(data, [...layerPath(path), 'chunks', i, 'data']);
			else inCells(layer.data, [...layerPath(path), 'data']);
		}
	}

	function inCells(cells: Uint32Array, path: Path): void {
		const found = new Map<number, { readonly at: number; times: number }>();
		for (let i = 0; i < cells.length; i++) {
			const gid = (cells[i] ?? 0) & TILE_BITS;
			if (!past.has(gid)) continue;
			const known = found.get(gid);
			if (known === undefined) found.set(gid, { at: i, times: 1 });
			else known.times++;
		}
		for (const [gid, { at, times }] of found) add(gid, times === 1 ? 'a cell' : `${times} cells`, [...path, at]);
	}

	function add(gid: number, subject: string, path: Path): void {
		report.add(gidPastEnd, path, { subject, gid, tileset: short(past.get(gid)) });
	}
}
