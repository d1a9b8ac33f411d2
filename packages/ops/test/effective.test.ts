import type { MapObject, TileMap } from '@tilewright/format';
import { tileFinder } from '@tilewright/format';
import { detachTemplates, flatten, resolveTypes } from '@tilewright/ops';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effort } from '../../../tests/support/effort.ts';
import { classOf, typesOf } from './support/custom-types.ts';
import { objectsOf } from './support/layer-contents.ts';
import { graphOf, mapOf } from './support/memory-graph.ts';
import { mapWith, tilesetOf } from './support/sample-documents.ts';

type Fields = Readonly<Record<string, unknown>>;
interface RawProperty {
	readonly name: string;
	readonly type: string;
	readonly propertytype?: string;
	readonly value: unknown;
}

// A second implementation of what is in effect, by names and plain values, on the JSON of the files.

const SHAPES = ['gid', 'text', 'polygon', 'polyline', 'ellipse', 'capsule', 'point'];
const CLASSES: Readonly<Record<string, Fields>> = { Door: { locked: true, made: 'oak' }, Gate: { made: 'iron', wide: 2 } };
const TILES: Readonly<Record<string, { readonly type?: string; readonly properties?: readonly RawProperty[] }>> = {
	'a#0': { type: 'Door', properties: [{ name: 'made', type: 'string', value: 'elm' }] },
	'a#1': { properties: [{ name: 'wide', type: 'int', value: 9 }] },
	'b#0': { type: 'Gate' },
};

/** @param nameOf - returns the name of a GID's tile, with flips */
function effective(layers: readonly (readonly [fields: Fields, nameOf: (gid: number) => string])[]): Fields {
	const fields: Record<string, unknown> = {};
	const properties: Record<string, unknown> = {};
	let shape: Fields = {};
	let tile = '';
	for (const [layer, nameOf] of layers) {
		for (const [name, value] of Object.entries(layer)) if (!SHAPES.includes(name)) fields[name] = value;
		const own = SHAPES.filter((name) => layer[name] !== undefined);
		if (own.length === 0) continue;
		tile = typeof layer['gid'] === 'number' ? nameOf(layer['gid']) : '';
		shape = Object.fromEntries(own.map((name) => [name, name === 'gid' ? tile : layer[name]]));
	}
	const ofTile = TILES[tile.replace(/@.*/, '')];
	const type = fields['type'] || ofTile?.type || '';
	Object.assign(properties, CLASSES[String(type)]);
	const lists: unknown[] = [ofTile?.properties ?? [], ...layers.map(([layer]) => layer['properties'] ?? [])];
	for (const list of lists) if (Array.isArray(list)) for (const { name, value } of list) properties[name] = filled(value);
	return { ...fields, ...shape, type, template: undefined, properties };
}

/** All values of classes here have the class Gate. */
const filled = (value: unknown): unknown => (typeof value === 'object' ? { ...CLASSES['Gate'], ...value } : value);

// Generated templates and instances.

const points = fc.constantFrom([
	{ x: 0, y: 0 },
	{ x: 5, y: 5 },
]);
const text = fc.record({ text: fc.constantFrom('', 'hi') }).map((given) => ({
	...{ fontfamily: 'sans-serif', pixelsize: 16, wrap: false, color: '#000000', bold: false, italic: false, underline: false },
	...{ strikeout: false, kerning: true, halign: 'left', valign: 'top', ...given },
}));
const shapeWith = (gid: fc.Arbitrary<number>): fc.Arbitrary<Fields> =>
	fc.oneof(
		fc.constant({}),
		fc.record({ gid }),
		fc.record({ polygon: points }),
		fc.record({ polyline: points }),
		fc.record({ text }),
		fc.constantFrom({ ellipse: true }, { capsule: true }, { point: true }),
	);
const flipped = (gids: readonly number[]): fc.Arbitrary<number> =>
	fc.tuple(fc.constantFrom(...gids), fc.constantFrom(0, 0x80000000, 0x60000000, 0xf0000000)).map(([gid, flags]) => gid + flags);
const properties: fc.Arbitrary<RawProperty[]> = fc.subarray(
	[
		{ name: 'free', type: 'int', value: 1 },
		{ name: 'gate', type: 'class', propertytype: 'Gate', value: { wide: 5 } },
		{ name: 'locked', type: 'bool', value: false },
		{ name: 'made', type: 'string', value: 'ash' },
		{ name: 'wide', type: 'string', value: 'very' },
	],
	{ minLength: 0 },
);
const all = { name: fc.constantFrom('', 'n', 'm'), type: fc.constantFrom('', 'Door', 'Gate', 'Other') };
const numbers = { width: fc.nat(9), height: fc.nat(9), rotation: fc.nat(9), opacity: fc.constantFrom(0, 0.5, 1), visible: fc.boolean() };
const fields = { ...all, ...numbers, properties, mine: fc.constantFrom('x', 'y') };
const template = fc.tuple(fc.record(fields), shapeWith(flipped([3, 4, 5]))).map(([rest, shape]) => ({ ...rest, ...shape }));
const instance = fc
	.tuple(fc.record(fields, { requiredKeys: [] }), fc.oneof(fc.constant({}), shapeWith(flipped([1, 11, 12]))))
	.map(([rest, shape]) => ({ ...rest, ...shape }));

const types = typesOf(
	classOf('Door', [
		['locked', 'bool', true],
		['made', 'string', 'oak'],
	]),
	classOf('Gate', [
		['made', 'string', 'iron'],
		['wide', 'int', 2],
	]),
);

const tile = (name: string, flags: number): string => `${name}@${flags >>> 28}`;

/** In the template, the tileset a begins at 3. */
const ofTemplate = (gid: number): string => tile(`a#${(gid & 0x0fffffff) - 3}`, gid);

/** In the map. */
const ofMap =
	(map: TileMap) =>
	(gid: number): string => {
		const owner = tileFinder(map.tilesets)(gid);
		const source = owner !== undefined && 'source' in owner.tileset ? owner.tileset.source : '?';
		return tile(`${source.replace(/^.*\/|\..*$/g, '')}#${owner?.id}`, gid);
	};

function named(object: MapObject | undefined, map: TileMap): Fields {
	const gid = object !== undefined && 'gid' in object ? object.gid : undefined;
	const values = object?.properties?.map(({ name, value }) => [name, value]) ?? [];
	return { template: undefined, ...object, ...(gid !== undefined && { gid: ofMap(map)(gid) }), properties: Object.fromEntries(values) };
}

describe('an instance and the detached object', () => {
	it('are the same in effect, whatever the instance overrides, and whatever the order of operations [T1–T3]', () => {
		fc.assert(
			fc.property(template, instance, fc.boolean(), (base, own, hasTileset) => {
				const placed = { id: 1, x: 1, y: 2, ...own };
				const tilesets = [{ firstgid: 1, source: 'b.tsj' }, ...(hasTileset ? [{ firstgid: 11, source: 'tiles/a.tsj' }] : [])];
				// Without the tileset, the instance's own GID must not be one of the added ones.
				fc.pre(hasTileset || !('gid' in own) || Number(own['gid']) % 16 < 10);
				const graph = graphOf({
					'm.tmj': mapWith(tilesets, [{ ...placed, template: 't/t.tj' }]),
					'b.tsj': tilesetOf('b', 10, { tiles: [{ id: 0, ...TILES['b#0'] }] }),
					'tiles/a.tsj': tilesetOf('a', 3, {
						tiles: [
							{ id: 0, ...TILES['a#0'] },
							{ id: 1, ...TILES['a#1'] },
						],
					}),
					't/t.tj': { type: 'template', tileset: { firstgid: 3, source: '../tiles/a.tsj' }, object: base },
				});
				const map = mapOf(graph, 'm.tmj');
				const expected = effective([
					[base, ofTemplate],
					[placed, ofMap(map)],
				]);
				const detached = flatten(map, 'm.tmj', graph, { types, embedTilesets: false }).doc;
				expect(named(objectsOf(detached)[0], detached)).toEqual(expected);
				const resolvedFirst = detachTemplates(resolveTypes(map, 'm.tmj', graph, types).doc, 'm.tmj', graph).doc;
				expect(named(objectsOf(resolvedFirst)[0], resolvedFirst)).toEqual(expected);
			}),
			{ numRuns: effort(125, 2500) },
		);
	});
});
