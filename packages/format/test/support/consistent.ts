import { CURRENT_VERSION } from '../../src/spec/map.ts';
import { MOST_SIDE } from './arbitrary-values.ts';

type Raw = Record<string, unknown>;

/**
 * Makes a document of random fields consistent, in place: sizes and tile data, ids and counters, GIDs and
 * tilesets, names of properties. Then a reader reports nothing and changes nothing.
 */
export function consistent(doc: Raw): Raw {
	walk(doc, (value) => {
		if (Array.isArray(value['properties'])) value['properties'] = sortedByName(listOf(value, 'properties'));
	});
	if ('version' in doc) doc['version'] = CURRENT_VERSION;
	if (doc['type'] === 'map') settleMap(doc);
	else if (doc['type'] === 'tileset') settleTileset(doc);
	else if (doc['type'] === 'world') settlePatterns(doc);
	else if (isRaw(doc['tileset']) && !('source' in doc['tileset'])) settleTileset(doc['tileset']);
	return doc;
}

function settleMap(map: Raw): void {
	const { editorsettings } = map;
	if (isRaw(editorsettings)) {
		const { chunksize } = editorsettings;
		if (isRaw(chunksize) && chunksize['width'] === 16 && chunksize['height'] === 16) chunksize['width'] = 32;
	}
	const places = settleTilesets(listOf(map, 'tilesets'));
	const gidOf = (random: number): number => {
		const place = places[random % Math.max(places.length, 1)];
		const flags = Math.floor(random / 2 ** 28) * 2 ** 28;
		return place === undefined || place.count === 0 ? 0 : flags + place.first + ((random & 0xffff) % place.count);
	};
	let layerId = 0;
	let objectId = 0;
	const visit = (layers: readonly Raw[]): void => {
		for (const layer of layers) {
			layer['id'] = ++layerId;
			if (layer['encoding'] === 'csv') layer['compression'] = '';
			if ('chunks' in layer) for (const chunk of listOf(layer, 'chunks')) settleCells(chunk, gidOf);
			else if ('data' in layer && layer['type'] === 'tilelayer') settleCells(layer, gidOf);
			// In image layers, these fields are the older form of an offset (rule U9).
			if (layer['type'] === 'imagelayer') Object.assign(layer, { x: 0, y: 0 });
			if (layer['type'] === 'group') visit(listOf(layer, 'layers'));
			if (layer['type'] !== 'objectgroup') continue;
			for (const object of listOf(layer, 'objects')) {
				object['id'] = ++objectId;
				if (typeof object['gid'] === 'number' && !('template' in object)) object['gid'] = gidOf(object['gid']);
			}
		}
	};
	visit(listOf(map, 'layers'));
	map['nextlayerid'] = layerId + 1 + (Number(map['nextlayerid']) % 3);
	map['nextobjectid'] = objectId + 1 + (Number(map['nextobjectid']) % 3);
}

function settleCells(holder: Raw, gidOf: (random: number) => number): void {
	const [width, height] = [Number(holder['width']) % (MOST_SIDE + 1), Number(holder['height']) % (MOST_SIDE + 1)];
	holder['width'] = width;
	holder['height'] = height;
	const { data } = holder;
	if (data instanceof Uint32Array) holder['data'] = data.slice(0, width * height).map((gid) => (gid % 3 === 0 ? 0 : gidOf(gid)));
}

/** Numbers the tilesets without gaps, but not in the order of the list. */
function settleTilesets(tilesets: readonly Raw[]): { readonly first: number; readonly count: number }[] {
	let next = 1;
	return [...tilesets].reverse().map((tileset) => {
		const first = next;
		tileset['firstgid'] = first;
		if ('source' in tileset) {
			next += 1000;
			return { first, count: 1000 };
		}
		settleTileset(tileset);
		const highest = Math.max(0, ...listOf(tileset, 'tiles').map(({ id }) => Number(id) + 1));
		const count = 'image' in tileset ? Number(tileset['tilecount']) : Math.max(highest, Number(tileset['tilecount']));
		next += count;
		return { first, count };
	});
}

function settleTileset(tileset: Raw): void {
	tileset['tilecount'] = 1 + (Number(tileset['tilecount']) % 100);
	tileset['columns'] = Math.max(1, Number(tileset['columns']));
	const byId = new Map(listOf(tileset, 'tiles').map((tile) => [Number(tile['id']) % 200, tile]));
	const tiles = [...byId].map(([id, tile]) => ({ ...tile, id }));
	// Tiles without content are only listed if the list gives the display order (rule J5), so all tiles get content.
	tileset['tiles'] = tiles.map((tile) => ({ ...tile, type: 'Grass' }));
	// Properties of a collision layer are the older form of properties of the tile (rule U7).
	for (const { objectgroup } of listOf(tileset, 'tiles')) if (isRaw(objectgroup)) objectgroup['properties'] = [];
}

/** Expressions with two groups, and no factor or size of 0. */
function settlePatterns(world: Raw): void {
	for (const pattern of listOf(world, 'patterns')) {
		pattern['regexp'] = `${String(pattern['regexp']).replace(/\W/g, '.')}(\\d+)-(\\d+)`;
		for (const field of ['multiplierX', 'multiplierY', 'mapWidth', 'mapHeight']) if (pattern[field] === 0) pattern[field] = 1;
	}
}

const sortedByName = (properties: readonly Raw[]): Raw[] =>
	[...new Map(properties.map((property) => [String(property['name']), property]))]
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.map(([, property]) => property);

const isRaw = (value: unknown): value is Raw =>
	typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint32Array);

const listOf = (holder: Raw, name: string): Raw[] => {
	const list = holder[name];
	return Array.isArray(list) ? list.filter(isRaw) : [];
};

function walk(value: unknown, visit: (value: Raw) => void): void {
	if (Array.isArray(value)) for (const item of value) walk(item, visit);
	if (!isRaw(value)) return;
	visit(value);
	for (const key of Object.keys(value)) walk(value[key], visit);
}
