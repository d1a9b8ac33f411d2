import type { FiniteTileLayer, Layer, MapObject, ObjectLayer, OrthogonalMap, Property, TileLayer, TileMap } from '@tilewright/format';
import { cellReader, chunkBounds, isInfinite } from '@tilewright/format';
import { expect } from 'vitest';
import type { AutomapOptions } from '../../src/automap/automap.ts';
import { automap } from '../../src/automap/automap.ts';
import type { RuleMap } from '../../src/automap/parse-rule-map.ts';
import { parseRuleMap } from '../../src/automap/parse-rule-map.ts';
import { apply } from '../../src/change/apply.ts';
import { createLayer } from '../../src/make/create-layer.ts';
import { createMap } from '../../src/make/create-map.ts';

/** Characters of special tiles: Negate, Ignore, NonEmpty, Empty, Other. */
const SPECIAL = '!~+-?';
/** Characters of ordinary tiles, from GID 1. */
const TILES = '123456789abcdefghijklmnopqrstuvwxyz';
const FIRST_SPECIAL = 101;

/** GIDs drawn as text: `.` is empty, `1` is GID 1, `a` is GID 10; `!` Negate, `~` Ignore, `+` NonEmpty, `-` Empty, `?` Other. */
function gidOf(character: string): number {
	const special = SPECIAL.indexOf(character);
	return special >= 0 ? FIRST_SPECIAL + special : TILES.indexOf(character) + 1;
}

const rowsOf = (drawing: string): string[] =>
	drawing
		.split(/[\n/]/)
		.map((row) => row.trim())
		.filter((row) => row !== '');

/** A value of an option: its type follows from the value. */
export type Options = Readonly<Record<string, string | number | boolean>>;

const propertiesOf = (options: Options = {}): Property[] =>
	Object.entries(options).map(([name, value]): Property => {
		if (typeof value === 'boolean') return { name, type: 'bool', value };
		return typeof value === 'number' ? { name, type: 'float', value } : { name, type: 'string', value };
	});

/** A layer: its drawing, its drawing with properties, or objects. */
export type DrawnLayer =
	| string
	| { readonly cells: string; readonly properties?: Options; readonly locked?: boolean }
	| { readonly objects: readonly MapObject[]; readonly properties?: Options; readonly locked?: boolean };

/** Layers by name, from the bottom up. A name may be given several times, as a pair. */
export type DrawnLayers = Readonly<Record<string, DrawnLayer>> | readonly (readonly [name: string, layer: DrawnLayer])[];

/** A map of drawn layers, as large as the largest. It has the tileset `tiles.tsx` and, from GID 101, that of special tiles. */
export function drawnMap(drawn: DrawnLayers, options: Options = {}): OrthogonalMap {
	const entries: readonly (readonly [string, DrawnLayer])[] = isList(drawn) ? drawn : Object.entries(drawn);
	const drawings = entries.flatMap(([, layer]) => (typeof layer === 'string' ? [layer] : 'cells' in layer ? [layer.cells] : []));
	const height = Math.max(1, ...drawings.map((text) => rowsOf(text).length));
	const width = Math.max(1, ...drawings.flatMap((text) => rowsOf(text).map((row) => row.length)));
	const map = createMap({ width, height, tilewidth: 16, tileheight: 16, properties: propertiesOf(options) });
	map.tilesets.push({ firstgid: 1, source: 'tiles.tsx' });
	for (const [name, layer] of entries) {
		const given = typeof layer === 'string' ? { cells: layer } : layer;
		const common = { name, properties: propertiesOf(given.properties), locked: given.locked ?? false };
		const made: Layer =
			'cells' in given
				? filled(createLayer(map, 'tilelayer', common), given.cells)
				: createLayer(map, 'objectgroup', { ...common, objects: [...given.objects] });
		map.layers.push(made);
		map.nextlayerid++;
	}
	return map;
}

const isList = (drawn: DrawnLayers): drawn is readonly (readonly [string, DrawnLayer])[] => Array.isArray(drawn);

function filled(layer: TileLayer, drawing: string): TileLayer {
	if (isInfinite(layer)) return layer;
	rowsOf(drawing).forEach((row, y) => {
		[...row].forEach((character, x) => {
			layer.data[y * layer.width + x] = character === '.' ? 0 : gidOf(character);
		});
	});
	return layer;
}

/** A drawn rule map. */
export function drawnRules(drawn: DrawnLayers, options: Options = {}): RuleMap {
	const map = drawnMap(drawn, options);
	map.tilesets.push({ firstgid: FIRST_SPECIAL, source: ':/automap-tiles.tsx' });
	return parseRuleMap(map, { path: 'rules.tmx' });
}

/** Applies rule maps, which must have no findings. */
export function automapped(map: TileMap, rules: RuleMap | readonly RuleMap[], options: AutomapOptions = {}): TileMap {
	const maps = 'doc' in rules ? [rules] : rules;
	expect(maps.flatMap(({ issues }) => issues)).toEqual([]);
	const { changes, issues } = automap(map, maps, options);
	expect(issues).toEqual([]);
	const applied = apply(map, changes);
	expect(applied.issues).toEqual([]);
	return applied.doc;
}

/** A layer of a map by its name. */
export function layerNamed(map: TileMap, name: string): Layer {
	const found = map.layers.find((layer) => layer.name === name);
	if (found === undefined) throw new Error(`There is no layer ${name}: ${map.layers.map((layer) => layer.name).join(', ')}`);
	return found;
}

/** The objects of a layer. */
export function objectsOf(map: TileMap, name: string): ObjectLayer['objects'] {
	const layer = layerNamed(map, name);
	return layer.type === 'objectgroup' ? layer.objects : [];
}

/** A tile layer as a drawing in one line: rows are separated by `/`. */
export function drawnLayer(map: TileMap, name: string): string {
	const layer = layerNamed(map, name);
	if (layer.type !== 'tilelayer') return layer.type;
	const { x, y, width, height } = isInfinite(layer) ? chunkBounds(layer.chunks) : finiteBounds(layer);
	const gidAt = cellReader(layer);
	const rows = Array.from({ length: height }, (_, row) =>
		Array.from({ length: width }, (__, column) => characterOf(gidAt(x + column, y + row))).join(''),
	);
	return rows.join('/');
}

const finiteBounds = ({ width, height }: FiniteTileLayer): { x: number; y: number; width: number; height: number } => ({
	x: 0,
	y: 0,
	width,
	height,
});

const characterOf = (gid: number): string => (gid === 0 ? '.' : (TILES[gid - 1] ?? SPECIAL[gid - FIRST_SPECIAL] ?? '*'));

/** A rectangle in cells of 16 pixels. */
export const area = (id: number, x: number, y: number, width: number, height: number, options: Options = {}): MapObject => ({
	id,
	name: '',
	type: '',
	x: x * 16,
	y: y * 16,
	width: width * 16,
	height: height * 16,
	rotation: 0,
	opacity: 1,
	visible: true,
	properties: propertiesOf(options),
});
