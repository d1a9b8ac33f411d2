import { count, cut, number } from '../../host/text.ts';
import type { Look } from './look.ts';
import { printLayers } from './print-layers.ts';
import { countWords, facts, heading } from './print-parts.ts';
import type { MapInfo, TilesetUse } from './report.ts';
import type { Row } from './table.ts';
import { table } from './table.ts';

/** The sections for maps. */
export function printMap(map: MapInfo, look: Look): string[] {
	const { bounds, pixels, tilewidth, tileheight, tiles, objects } = map;
	const place =
		map.infinite && bounds.width > 0
			? [`from ${bounds.x}, ${bounds.y} to ${bounds.x + bounds.width - 1}, ${bounds.y + bounds.height - 1}`]
			: [];
	return [
		...facts(
			[
				['orientation', [map.orientation, `drawn ${map.renderorder}`]],
				[
					'size',
					[
						`${map.infinite ? 'infinite, in use ' : ''}${extent(bounds)} tiles of ${extent({ width: tilewidth, height: tileheight })} px`,
						`${extent(pixels)} px in total`,
						...place,
					],
				],
				['class', words(map.class)],
				['background', words(map.backgroundcolor ?? '')],
				[
					'tiles used',
					[
						`${number(tiles.different)} different in ${count(tiles.cells, 'cell')}`,
						...(tiles.objects === 0 ? [] : [`${number(tiles.objects)} in objects`]),
						...withoutTileset(tiles.withoutTileset),
					],
				],
				['objects', objects.count === 0 ? ['none'] : [`${number(objects.count)} in total`, ...countWords(objects.shapes)]],
				['of class', countWords(objects.classes)],
			],
			look,
		),
		...printLayers(map.layers, look),
		...tilesetRows(map, look),
	];
}

const withoutTileset = (times: number): string[] => (times === 0 ? [] : [`${number(times)} without tileset`]);

const words = (text: string): string[] => (text === '' ? [] : [text]);

/** A size as two numbers. */
export const extent = ({ width, height }: { readonly width: number; readonly height: number }): string =>
	`${number(width)} × ${number(height)}`;

function tilesetRows({ tilesets, references }: MapInfo, look: Look): string[] {
	const states = new Map<string, string>();
	for (const { role, path, found, outside } of references) {
		if (role === 'tileset' && (outside || found === false)) states.set(path, outside ? 'outside the root' : 'missing');
	}
	const rows = tilesets.map((tileset): Row => {
		const { firstgid, name, source, tilecount, tilewidth, tileheight } = tileset;
		const state = source === undefined ? 'embedded' : (states.get(source) ?? (tilecount === undefined ? 'cannot be read' : undefined));
		return {
			cells: [
				{ text: number(firstgid), right: true, paint: look.quiet },
				{ text: name === undefined ? look.path(source ?? '', 24) : cut(name, 24) },
				{ text: tilecount === undefined ? '? tiles' : count(tilecount, 'tile'), right: true },
				{ text: tilewidth === undefined ? '' : extent({ width: tilewidth, height: tileheight ?? 0 }), right: true },
			],
			words: [usage(tileset), ...(state === undefined ? [] : [state])],
			paint: source !== undefined && state !== undefined ? look.warning : look.quiet,
		};
	});
	return [heading('Tilesets', `${number(tilesets.length)}, by first GID`, look), ...table(rows)];
}

function usage({ different, cells, objects }: TilesetUse): string {
	const parts = [cells > 0 && `${number(different)} in ${count(cells, 'cell')}`, objects > 0 && `in ${count(objects, 'object')}`].filter(
		(part) => part !== false,
	);
	return parts.length === 0 ? 'not used' : `used: ${parts.join(', ')}`;
}
