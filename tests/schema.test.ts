import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { NEWEST_VERSION } from '../packages/format/src/spec/field.ts';
import type { Kind } from '../packages/format/src/spec/index.ts';
import { KINDS } from '../packages/format/src/spec/index.ts';

type Json = Readonly<Record<string, unknown>>;

const pathOf = (relative: string): string => fileURLToPath(new URL(`../${relative}`, import.meta.url));

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text: string): Json {
	const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
	if (!isObject(value)) throw new TypeError('not a JSON object');
	return value;
}

const ajv = new Ajv2020({ strict: true });
const load = (kind: Kind): ValidateFunction =>
	ajv.compile(parse(readFileSync(pathOf(`schema/${NEWEST_VERSION}/${kind}.schema.json`), 'utf8')));
const validators = { map: load('map'), tileset: load('tileset'), template: load('template'), world: load('world') } satisfies Record<
	Kind,
	ValidateFunction
>;

/** The first error: where it is and what it says; `undefined` for a valid document. */
function errorOf(kind: Kind, doc: unknown): string | undefined {
	const validate = validators[kind];
	if (validate(doc)) return undefined;
	const [first] = validate.errors ?? [];
	return `${first?.instancePath} ${first?.message}`;
}

const map = (more: Json = {}): Json => ({ width: 1, height: 1, tilewidth: 16, tileheight: 16, ...more });
const tileset = (more: Json = {}): Json => ({ tilewidth: 16, tileheight: 16, ...more });
const layer = (more: Json): Json => map({ layers: [more] });
const finite = (more: Json): Json => layer({ type: 'tilelayer', width: 1, height: 1, data: [0], ...more });
const object = (more: Json): Json => layer({ type: 'objectgroup', objects: [more] });
const property = (more: Json): Json => map({ properties: [{ name: 'p', ...more }] });
const embedded = (more: Json): Json => map({ tilesets: [{ firstgid: 1, ...more }] });
const tile = (more: Json): Json => tileset({ tiles: [{ id: 0, ...more }] });
const wangtile = (wangid: unknown): Json => tileset({ wangsets: [{ wangtiles: [{ tileid: 0, wangid }] }] });

describe('a valid document', () => {
	const cases: readonly (readonly [string, Kind, unknown])[] = [
		['the smallest map', 'map', map()],
		['the smallest tileset', 'tileset', tileset()],
		['the smallest template', 'template', { object: {} }],
		[
			'all layer types',
			'map',
			map({ layers: [{ type: 'objectgroup' }, { type: 'imagelayer' }, { type: 'group', layers: [{ type: 'group' }] }] }),
		],
		['unknown fields anywhere [N8]', 'map', finite({ foo: { bar: [] } })],
		['both names of the version of Tiled [N1]', 'map', map({ editorversion: '1.12', tiledversion: '1.12.0' })],
		['a whole number with a fraction of zero', 'map', map({ width: 1.0 })],
		['base64 tile data', 'map', finite({ data: 'AAAAAA==', encoding: 'base64', compression: '' })],
		['the largest gid [G1]', 'map', finite({ data: [0xffffffff] })],
		['an infinite layer without chunks [L3]', 'map', layer({ type: 'tilelayer', width: 0, height: 0, chunks: [] })],
		['fields of other layer types', 'map', layer({ type: 'objectgroup', width: 'wide', data: 7 })],
		['fields of other orientations', 'map', map({ hexsidelength: 'long', staggeraxis: 'z' })],
		[
			'colors [N7]',
			'map',
			map({
				backgroundcolor: '#80ffAA00',
				layers: [
					{ type: 'group', tintcolor: '#ffAA00' },
					{ type: 'group', tintcolor: '' },
				],
			}),
		],
		['a tileset by reference', 'map', embedded({ source: 'x.tsx', tilewidth: 'wide' })],
		['an embedded tileset, whose source is empty', 'map', embedded({ ...tileset(), source: '', type: 7 })],
		['a tileset file with a source', 'tileset', tileset({ source: 7, firstgid: 'one' })],
		['a sparse template instance [T1]', 'map', object({ template: 'x.tj', gid: 1, ellipse: false })],
		['the field of a shape that another field overrides', 'map', object({ gid: 1, ellipse: 'yes', polygon: 7 })],
		['an ellipse that is `false`', 'map', object({ ellipse: false })],
		['an empty gid', 'map', object({ gid: '' })],
		['a template whose object refers to a template', 'template', { object: { template: 7 }, tileset: { firstgid: 1, source: 'x.tsj' } }],
		['a property without a type', 'map', property({ value: 'text' })],
		['a class property', 'map', property({ type: 'class', value: { a: null, b: [{ c: 1 }] } })],
		[
			'a list property [N7]',
			'map',
			property({ type: 'list', value: [{ type: 'list', value: [{ value: 'a' }, { type: 'class', value: {} }] }] }),
		],
		['a collision layer without type and id', 'tileset', tile({ objectgroup: { objects: [{ x: 1 }], data: 7 } })],
		['terrains, which are unknown fields now', 'tileset', tileset({ terrains: 7, tiles: [{ id: 0, terrain: 'grass' }] })],
		['a Wang tile', 'tileset', wangtile([0, 1, 2, 3, 4, 5, 6, 254])],
	];
	it.each(cases)('%s', (_, kind, doc) => {
		expect(errorOf(kind, doc)).toBeUndefined();
	});
});

describe('an invalid document', () => {
	const cases: readonly (readonly [string, Kind, unknown, string])[] = [
		['no object', 'map', [], ' must be object'],
		['another kind', 'map', map({ type: 'tileset' }), '/type must be equal to constant'],
		['a missing field', 'map', { width: 1, height: 1, tilewidth: 1 }, " must have required property 'tileheight'"],
		['a version that is a number', 'map', map({ version: 1.4 }), '/version must be string'],
		['a version of Tiled that is a number [N1]', 'map', map({ tiledversion: 1.4 }), '/tiledversion must be string'],
		['a fraction', 'map', map({ width: 1.5 }), '/width must be integer'],
		['digits', 'map', map({ width: '1' }), '/width must be integer'],
		['a number too small', 'map', map({ width: -1 }), '/width must be >= 0'],
		['a number too large', 'map', layer({ type: 'group', opacity: 2 }), '/layers/0/opacity must be <= 1'],
		['null', 'map', map({ properties: null }), '/properties must be array'],
		['an unknown word', 'map', map({ renderorder: 'up' }), '/renderorder must be equal to one of the allowed values'],
		['an unknown orientation', 'map', map({ orientation: 'round' }), '/orientation must be equal to one of the allowed values'],
		['a field of its orientation', 'map', map({ orientation: 'hexagonal', hexsidelength: -1 }), '/hexsidelength must be >= 0'],
		['an unknown layer type', 'map', layer({ type: 'sound' }), '/layers/0/type must be equal to one of the allowed values'],
		['a layer without type', 'map', layer({ data: 7 }), "/layers/0 must have required property 'type'"],
		['a tile layer without data', 'map', layer({ type: 'tilelayer', width: 1, height: 1 }), "/layers/0 must have required property 'data'"],
		['tile data of a wrong type', 'map', finite({ data: 7 }), '/layers/0/data must be string'],
		['a gid too large [G1]', 'map', finite({ data: [0, 2 ** 32] }), '/layers/0/data/1 must be <= 4294967295'],
		['a negative gid [G4]', 'map', finite({ data: [-1] }), '/layers/0/data/0 must be >= 0'],
		['chunks that are empty text', 'map', finite({ data: undefined, chunks: '' }), "/layers/0 must have required property 'data'"],
		[
			'a chunk without position',
			'map',
			layer({ type: 'tilelayer', width: 1, height: 1, chunks: [{}] }),
			"/layers/0/chunks/0 must have required property 'x'",
		],
		[
			'a color without #',
			'map',
			map({ backgroundcolor: 'ff0000' }),
			'/backgroundcolor must match pattern "^(#([0-9a-fA-F]{6}|[0-9a-fA-F]{8}))?$"',
		],
		[
			'a short color',
			'map',
			map({ backgroundcolor: '#f00' }),
			'/backgroundcolor must match pattern "^(#([0-9a-fA-F]{6}|[0-9a-fA-F]{8}))?$"',
		],
		['an embedded tileset without a size', 'map', embedded({ source: '' }), "/tilesets/0 must have required property 'tilewidth'"],
		['a source that is not a text', 'map', embedded({ source: 7 }), '/tilesets/0/source must be string'],
		['a tileset file without a size', 'tileset', { source: 'x.tsj' }, " must have required property 'tilewidth'"],
		['a template without object', 'template', { type: 'template' }, " must have required property 'object'"],
		[
			'a template whose tileset has no firstgid',
			'template',
			{ object: {}, tileset: { source: 'x.tsj' } },
			"/tileset must have required property 'firstgid'",
		],
		['an override of an instance [T1]', 'map', object({ template: 'x.tj', polygon: 7 }), '/layers/0/objects/0/polygon must be array'],
		['a vertex without y', 'map', object({ polygon: [{ x: 0 }] }), "/layers/0/objects/0/polygon/0 must have required property 'y'"],
		['a text object without a text', 'map', object({ text: null }), '/layers/0/objects/0/text must be object'],
		['a property without value', 'map', property({}), "/properties/0 must have required property 'value'"],
		[
			'an unknown property type',
			'map',
			property({ type: 'date', value: '' }),
			'/properties/0/type must be equal to one of the allowed values',
		],
		['a property without type that is not a text', 'map', property({ value: 7 }), '/properties/0/value must be string'],
		['an int property with a fraction', 'map', property({ type: 'int', value: 0.5 }), '/properties/0/value must be integer'],
		['a class property without members', 'map', property({ type: 'class', value: [] }), '/properties/0/value must be object'],
		[
			'an item deep in a list [N7]',
			'map',
			property({ type: 'list', value: [{ type: 'list', value: [{ value: 7 }] }] }),
			'/properties/0/value/0/value/0/value must be string',
		],
		[
			'a collision layer of another type',
			'tileset',
			tile({ objectgroup: { type: 'tilelayer' } }),
			'/tiles/0/objectgroup/type must be equal to constant',
		],
		[
			'a wangid with nine colors',
			'tileset',
			wangtile([0, 0, 0, 0, 0, 0, 0, 0, 0]),
			'/wangsets/0/wangtiles/0/wangid must NOT have more than 8 items',
		],
		['a color above the maximum [X5]', 'tileset', wangtile([0, 0, 0, 0, 0, 0, 0, 255]), '/wangsets/0/wangtiles/0/wangid/7 must be <= 254'],
	];
	it.each(cases)('%s', (_, kind, doc, error) => {
		// As text, as documents are: JSON has no `undefined`.
		expect(errorOf(kind, JSON.parse(JSON.stringify(doc)))).toBe(error);
	});
});

const CORPUS = pathOf('../shared/corpus');
const hasCorpus = existsSync(CORPUS);
if (!hasCorpus) console.warn(`No corpus at ${CORPUS}: its documents are not checked against the schemas.`);

/** Whether a document has the form of the newest version: nothing in it needs an upgrade (rules U1, U2, U5, U6). */
function isPresentForm(value: unknown, key = ''): boolean {
	if (Array.isArray(value)) return value.every((item) => isPresentForm(item, key));
	if (!isObject(value)) return true;
	if (typeof value['version'] === 'number') return false;
	if (isObject(value['properties']) || isObject(value['tiles'])) return false;
	if ((key === 'objects' || key === 'tiles' || key === 'object') && 'class' in value) return false;
	return Object.entries(value).every(([name, field]) => name === 'value' || isPresentForm(field, name));
}

/** The JSON documents of the corpus, and Tiled's exports of all documents. */
function corpus(): { readonly kind: Kind; readonly path: string }[] {
	const rows = readFileSync(`${CORPUS}/index.jsonl`, 'utf8').trim().split('\n').map(parse);
	return rows.flatMap((row) => {
		const kind = KINDS.find((each) => each === row['kind']);
		if (kind === undefined) return [];
		const paths = [row['syntax'] === 'json' ? `docs/${row['path']}` : undefined, row['export'], row['resolved']];
		return paths.flatMap((path) => (typeof path === 'string' ? [{ kind, path }] : []));
	});
}

describe.skipIf(!hasCorpus)('the corpus', () => {
	it('is valid if it has the newest form', () => {
		const rejected: string[] = [];
		let accepted = 0;
		for (const { kind, path } of corpus()) {
			const doc = parse(readFileSync(`${CORPUS}/${path}`, 'utf8'));
			if (!isPresentForm(doc)) continue;
			const error = errorOf(kind, doc);
			if (error === undefined) accepted++;
			else rejected.push(`${path}: ${error}`);
		}
		expect(rejected).toEqual([]);
		expect(accepted).toBeGreaterThan(700);
	});
});
