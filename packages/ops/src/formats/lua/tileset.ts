import type { EmbeddedTileset, Tile, Tileset, TilesetFile, WangSet } from '@tilewright/format';
import { colorTable } from './color.ts';
import { objectLayerTable } from './layers.ts';
import type { LuaTable, LuaValue } from './print.ts';
import { list, record } from './print.ts';
import { propertiesTable } from './properties.ts';

/**
 * A tileset of a map. An external one has only its name and its file.
 *
 * @param externalName - the name of an external tileset
 */
export function tilesetTable(tileset: Tileset, externalName: string | undefined): LuaTable {
	const { firstgid } = tileset;
	if ('source' in tileset) {
		const { source } = tileset;
		const exportfilename = source.endsWith('.lua') ? source : undefined;
		return record({ name: externalName ?? nameOf(source), firstgid, filename: source, exportfilename });
	}
	const { name, ...fields } = tilesetFields(tileset);
	return record({ name, firstgid, ...fields });
}

const nameOf = (source: string): string => source.slice(source.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');

/** The fields of a tileset, embedded or in its own file. */
export function tilesetFields(tileset: EmbeddedTileset | TilesetFile): Readonly<Record<string, LuaValue | undefined>> {
	const { name, tilewidth, tileheight, spacing, margin, columns, image, imagewidth, imageheight, transparentcolor } = tileset;
	const { objectalignment, tilerendersize, fillmode, tileoffset, grid, properties, wangsets, tilecount, tiles } = tileset;
	const { x = 0, y = 0 } = tileoffset ?? {};
	const { orientation = 'orthogonal', width = tilewidth, height = tileheight } = grid ?? {};
	return {
		name,
		class: tileset.class,
		tilewidth,
		tileheight,
		spacing,
		margin,
		columns,
		...(image !== undefined && { image, imagewidth, imageheight, transparentcolor }),
		objectalignment,
		tilerendersize,
		fillmode,
		tileoffset: record({ x, y }),
		grid: record({ orientation, width, height }),
		properties: propertiesTable(properties),
		wangsets: list(wangsets.map(wangSetTable)),
		tilecount,
		tiles: list(tiles.map(tileTable)),
	};
}

function tileTable(tile: Tile): LuaTable {
	const { id, type, properties, image, imagewidth, imageheight, probability, objectgroup, animation } = tile;
	const { x = 0, y = 0, width = imagewidth, height = imageheight } = tile;
	const isPart = x !== 0 || y !== 0 || width !== imagewidth || height !== imageheight;
	return record({
		id,
		type: type === '' ? undefined : type,
		properties: properties.length === 0 ? undefined : propertiesTable(properties),
		...(image !== undefined && { image, ...(isPart && { x, y }), width, height }),
		probability: probability === 1 ? undefined : probability,
		objectGroup: objectgroup === undefined ? undefined : objectLayerTable(objectgroup),
		animation: animation.length === 0 ? undefined : list(animation.map(({ tileid, duration }) => record({ tileid, duration }))),
	});
}

function wangSetTable(set: WangSet): LuaTable {
	const { name, tile, type, properties, colors, wangtiles } = set;
	return record({
		name,
		class: set.class,
		tile,
		wangsettype: type,
		properties: propertiesTable(properties),
		colors: list(
			colors.map((color) =>
				record({
					color: colorTable(color.color),
					name: color.name,
					class: color.class,
					probability: color.probability,
					tile: color.tile,
					properties: propertiesTable(color.properties),
				}),
			),
		),
		wangtiles: list(wangtiles.map(({ wangid, tileid }) => record({ wangid: list(wangid, { inline: true }), tileid }))),
	});
}
