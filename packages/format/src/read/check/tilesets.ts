import { duplicateTile, overlappingTilesets } from '../../issue/findings/tilesets.ts';
import type { Path, Report } from '../../issue/report.ts';
import { short } from '../../issue/short.ts';
import { pointerOf } from '../../model/pointer.ts';
import type { EmbeddedTileset, TileMap } from '../../model/types.gen.ts';

/** Reports tilesets of a map with overlapping GIDs, which happens when a tileset grows, and tiles that are listed twice. */
export function checkTilesets(map: TileMap, report: Report): void {
	const sorted = map.tilesets.map((tileset, index) => ({ tileset, index })).sort((a, b) => a.tileset.firstgid - b.tileset.firstgid);
	sorted.forEach(({ tileset, index }, i) => {
		const next = sorted[i + 1]?.tileset;
		if (next === undefined || 'source' in tileset) return;
		if (tileset.firstgid + idsOf(tileset) <= next.firstgid) return;
		report.add(overlappingTilesets, ['tilesets', index], {
			tileset: short(tileset.name),
			next: short('source' in next ? next.source : next.name),
			firstgid: next.firstgid,
		});
	});
	for (const [i, tileset] of map.tilesets.entries()) if (!('source' in tileset)) checkTiles(tileset, ['tilesets', i], report);
}

/** Reports tiles of a tileset that are listed twice. */
export function checkTiles({ tiles }: Pick<EmbeddedTileset, 'tiles'>, path: Path, report: Report): void {
	const first = new Map<number, number>();
	for (const [i, { id }] of tiles.entries()) {
		const before = first.get(id);
		if (before === undefined) first.set(id, i);
		else report.add(duplicateTile, [...path, 'tiles', i], { id, first: pointerOf([...path, 'tiles', before]) });
	}
}

/**
 * The number of ids of a tileset. In a collection of images the ids may have gaps.
 *
 * @example const next = tileset.firstgid + idsOf(tileset);
 */
export function idsOf(tileset: Pick<EmbeddedTileset, 'image' | 'tilecount' | 'tiles'>): number {
	if (tileset.image !== undefined) return tileset.tilecount;
	return tileset.tiles.reduce((most, tile) => Math.max(most, tile.id + 1), tileset.tilecount);
}
