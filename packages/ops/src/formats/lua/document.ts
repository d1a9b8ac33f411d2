import type { TileMap, TilesetFile } from '@tilewright/format';
import { colorTable } from './color.ts';
import { layerTable } from './layers.ts';
import type { LuaValue } from './print.ts';
import { list, printLua, record } from './print.ts';
import { propertiesTable } from './properties.ts';
import { tilesetFields, tilesetTable } from './tileset.ts';

/** Options of {@link toLua}. */
export interface LuaOptions {
	/** Whether to leave out all white space. Default: `false`. */
	readonly minimize?: boolean;
	/** Returns the name of an external tileset, by the reference to it. Default: the name of its file without the extension. */
	readonly tilesetName?: (source: string) => string | undefined;
}

/** The version of Lua for the chunk. All later versions can read it, too. */
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
	const { tiledversion, editorversion } = doc;
	const head = { version: doc.version, luaversion: LUA, tiledversion: tiledversion ?? editorversion };
	const fields = doc.type === 'map' ? mapFields(doc, options) : tilesetFields(doc);
	return printLua(record({ ...head, ...fields }), options.minimize);
}

function mapFields(map: TileMap, { tilesetName }: LuaOptions): Readonly<Record<string, LuaValue | undefined>> {
	const { orientation, renderorder, width, height, tilewidth, tileheight, nextlayerid, nextobjectid } = map;
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
		tilesets: list(tilesets.map((tileset) => tilesetTable(tileset, (source) => tilesetName?.(source) ?? nameOf(source)))),
		layers: list(layers.map((layer) => layerTable(layer, map))),
	};
}

const nameOf = (source: string): string => source.slice(source.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
