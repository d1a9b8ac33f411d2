import type { EmbeddedTileset, TilesetFile } from '@tilewright/format';
import type { Path, Report } from '@tilewright/format/internal';
import { missingTile, short } from '@tilewright/format/internal';
import { ownTilesets } from './each-part.ts';
import type { Rule } from './rule.ts';

/** Frames, Wang tiles, Wang sets and their colors refer to tiles that exist. */
export const tiles: Rule = ({ doc }, report) => {
	for (const { tileset, path } of ownTilesets(doc)) checkTileset(tileset, path, report);
};

function checkTileset(tileset: EmbeddedTileset | TilesetFile, path: Path, report: Report): void {
	const has = tileTest(tileset);
	if (has === undefined) return;
	const check = (id: number, what: () => string, at: () => Path): void => {
		// -1 means that there is no such tile.
		if (id >= 0 && !has(id)) report.add(missingTile, [...path, ...at()], { what: what(), id, tileset: short(tileset.name) });
	};
	for (const [i, { id, animation }] of tileset.tiles.entries()) {
		for (const [j, { tileid }] of animation.entries())
			check(
				tileid,
				() => `Frame ${j + 1} of the animation of tile ${id}`,
				() => ['tiles', i, 'animation', j, 'tileid'],
			);
	}
	for (const [i, { name, tile, colors, wangtiles }] of tileset.wangsets.entries()) {
		check(
			tile,
			() => `The image of the Wang set ${short(name)}`,
			() => ['wangsets', i, 'tile'],
		);
		for (const [j, color] of colors.entries())
			check(
				color.tile,
				() => `The image of the Wang color ${short(color.name)}`,
				() => ['wangsets', i, 'colors', j, 'tile'],
			);
		for (const [j, { tileid }] of wangtiles.entries())
			check(
				tileid,
				() => `A Wang tile of the set ${short(name)}`,
				() => ['wangsets', i, 'wangtiles', j, 'tileid'],
			);
	}
}

/** Tells which tiles a tileset has; `undefined` if that is not known, as in old files without a tile count (rule J13). */
function tileTest({ image, tilecount, tiles: listed }: EmbeddedTileset | TilesetFile): ((id: number) => boolean) | undefined {
	if (image !== undefined && tilecount === 0) return undefined;
	const ids = new Set(listed.map(({ id }) => id));
	// In a collection of images, ids may have gaps. Files of 2006 to 2008 do not list the tiles.
	if (image === undefined && ids.size === 0) return undefined;
	return image === undefined ? (id) => ids.has(id) : (id) => id < tilecount || ids.has(id);
}
