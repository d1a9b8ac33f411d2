import { banner, clouds, glow, moon } from './backdrop-art.ts';
import { house, inn, lighthouse, stall, well, windmill } from './building-art.ts';
import { dungeonTiles } from './dungeon-sheet.ts';
import { hexTiles } from './hex-sheet.ts';
import { isoTiles } from './iso-sheet.ts';
import { blobSets, fieldTile, pathTile } from './overlay-tiles.ts';
import { type Pixmap, stamp } from './pixmap.ts';
import { propNames, propTiles } from './prop-tiles.ts';
import { ramps } from './shapes.ts';
import { sheet } from './sheet.ts';
import { groundTiles } from './terrain-sheet.ts';
import { boat, chest, hero, keeper, signpost, treasure } from './thing-art.ts';
import { inWinter } from './winter.ts';

function terrain(): Pixmap {
	const things = propTiles();
	const planted = fieldTile(255);
	const cabbage = things[propNames.indexOf('cabbage')];
	if (cabbage) stamp(planted, cabbage, 0, 0);
	const tiles = [
		...groundTiles(),
		...Array.from({ length: 16 }, (_, edges) => pathTile(edges)),
		...blobSets.map(fieldTile),
		planted,
		...things,
	];
	return sheet(tiles, { columns: 16, tilewidth: 16, tileheight: 16 });
}

/** Every picture of the examples by its path under `examples/art/`. */
export function pictures(): Record<string, Pixmap> {
	const ground = terrain();
	return {
		'terrain.png': ground,
		'winter.png': inWinter(ground),
		'iso.png': sheet(isoTiles(), { columns: 8, tilewidth: 64, tileheight: 64 }),
		'hex.png': sheet(hexTiles(), { columns: 8, tilewidth: 28, tileheight: 32 }),
		'dungeon.png': sheet(dungeonTiles(), { columns: 8, tilewidth: 16, tileheight: 16, margin: 1, spacing: 2, background: 'key' }),
		'treasure.png': treasure(),
		'clouds.png': clouds(),
		'moon.png': moon(),
		'banner.png': banner(),
		'glow.png': glow(),
		'hero.png': hero(),
		'village/house-red.png': house(ramps.red, ramps.blue),
		'village/house-blue.png': house(ramps.blue, ramps.red),
		'village/inn.png': inn(),
		'village/lighthouse.png': lighthouse(),
		'village/windmill.png': windmill(),
		'village/stall.png': stall(),
		'village/well.png': well(),
		'village/boat.png': boat(),
		'village/chest.png': chest(false),
		'village/chest-open.png': chest(true),
		'village/signpost.png': signpost(),
		'village/keeper.png': keeper(),
	};
}
