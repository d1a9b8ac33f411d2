import type { TileLayer, TileMap, TilesetFile, WriteOptions } from '@tilewright/format';
import { adapted, tileEncoding } from '@tilewright/format/internal';
import { colorTable } from './color.ts';
import { layerTable } from './layers.ts';
import type { LuaValue } from './print.ts';
import { list, printLua, record } from './print.ts';
import { propertiesTable } from './properties.ts';
import { tilesetFields, tilesetTable } from './tileset.ts';

/** How Lua is written. */
export interface LuaOptions extends Pick<WriteOptions, 'encoding' | 'compression' | 'compressionLevel' | 'chunkSize' | 'minimize'> {
	/** The names of external tilesets, by `firstgid`. A tileset without one is named after its file. */
	readonly tilesetNames?: ReadonlyMap<number, string>;
}

/** The version of Lua that the chunk is for; later ones read it too. */
const LUA = '5.1';

/**
 * Writes a map or tileset as a Lua chunk that returns a table, in the form of Tiled's Lua export. Frameworks such as LÖVE, Solar2D
 * and Defold load it without a parser.
 *
 * The Lua form cannot contain the types of properties, templates (detach them first), transformations and background colors of
 * tilesets, and unknown fields.
 *
 * @param doc - a map or tileset with references that are relative to the new file
 * @example await writeFile('island.lua', toLua(map));
 */
export function toLua(doc: TileMap | TilesetFile, options: LuaOptions = {}): string {
	const written = adapted(doc, options);
	const { tiledversion, editorversion } = doc;
	const head = { version: doc.version, luaversion: LUA, tiledversion: tiledversion ?? editorversion };
	const fields = written.type === 'map' ? mapFields(written, options) : doc.type === 'tileset' ? tilesetFields(doc) : {};
	return printLua(record({ ...head, ...fields }), options.minimize);
}

function mapFields(map: TileMap, options: LuaOptions): Readonly<Record<string, LuaValue | undefined>> {
	const { orientation, renderorder, width, height, tilewidth, tileheight, nextlayerid, nextobjectid } = map;
	const encodingOf = (layer: TileLayer): ReturnType<typeof tileEncoding> => tileEncoding({ ...layer }, map, options);
	const { parallaxoriginx: x, parallaxoriginy: y, backgroundcolor, properties, tilesets, layers } = map;
	return {
		class: map.class,
		orientation,
		renderorder,
		width,
		height,
		tilewidth,
		tileheight,
		nextlayerid,
		nextobjectid,
		...(orientation === 'oblique' && { skewx: map.skewx, skewy: map.skewy }),
		parallaxorigin: x === 0 && y === 0 ? undefined : record({ x, y }),
		...(orientation === 'hexagonal' && { hexsidelength: map.hexsidelength }),
		...((orientation === 'hexagonal' || orientation === 'staggered') && { staggeraxis: map.staggeraxis, staggerindex: map.staggerindex }),
		backgroundcolor: backgroundcolor === undefined ? undefined : colorTable(backgroundcolor),
		properties: propertiesTable(properties),
		tilesets: list(tilesets.map((tileset) => tilesetTable(tileset, options.tilesetNames?.get(tileset.firstgid)))),
		layers: list(layers.map((layer) => layerTable(layer, encodingOf))),
	};
}
