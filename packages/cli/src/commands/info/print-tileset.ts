import { count, cut, number } from '../../host/text.ts';
import type { Look } from './look.ts';
import { extent } from './print-map.ts';
import { countWords, facts, heading } from './print-parts.ts';
import type { TilesetInfo, WangSetInfo } from './report.ts';
import { table } from './table.ts';

/** The sections for tilesets. */
export function printTileset(tileset: TilesetInfo, look: Look): string[] {
	const { tiles, margin, spacing } = tileset;
	const extras = [
		tiles.animated > 0 && count(tiles.animated, 'animation'),
		tiles.withCollision > 0 && `${number(tiles.withCollision)} with collision shapes`,
		tiles.withProperties > 0 && `${number(tiles.withProperties)} with properties`,
		tiles.withImage > 0 && `${number(tiles.withImage)} with their own image`,
	].filter((part) => part !== false);
	return [
		...facts(
			[
				['name', [tileset.name]],
				['class', tileset.class === '' ? [] : [tileset.class]],
				[
					'tiles',
					[
						`${number(tileset.tilecount)} of ${tiles.withImage > 0 ? 'up to ' : ''}${extent({ width: tileset.tilewidth, height: tileset.tileheight })} px`,
						...(tileset.columns > 0 ? [`in ${count(tileset.columns, 'column')}`] : []),
						...(margin > 0 ? [`margin ${margin}`] : []),
						...(spacing > 0 ? [`spacing ${spacing}`] : []),
					],
				],
				['image', image(tileset, look)],
				['with', extras],
				['of class', countWords(tiles.classes)],
				['objects', tileset.objectalignment === 'unspecified' ? [] : [`aligned ${tileset.objectalignment}`]],
			],
			look,
		),
		...terrainSets(tileset.wangsets, look),
	];
}

function image({ image, imagewidth, imageheight }: TilesetInfo, look: Look): string[] {
	if (image === undefined) return [];
	return [
		look.path(image, 60),
		imagewidth === undefined || imageheight === undefined ? 'of unknown size' : `${extent({ width: imagewidth, height: imageheight })} px`,
	];
}

function terrainSets(sets: readonly WangSetInfo[], look: Look): string[] {
	if (sets.length === 0) return [];
	const rows = sets.map(({ name, type, colors: names, tiles }) => ({
		cells: [{ text: cut(name, 24) }, { text: type, paint: look.info }, { text: count(tiles, 'tile'), right: true }],
		words: names.map((color) => cut(color, 24)),
	}));
	return [heading('Terrain sets', number(sets.length), look), ...table(rows)];
}
