import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Document, IssueCode, Kind } from '@tilewright/format';
import { read, write } from '@tilewright/format';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormatVersion, TargetVersion } from '../packages/format/src/spec/field.ts';
import { VERSIONS } from '../packages/format/src/spec/field.ts';
import { isBefore } from '../packages/format/src/spec/form.ts';
import { KINDS } from '../packages/format/src/spec/index.ts';
import { TARGET_VERSIONS } from '../packages/format/src/write/target-version.ts';
import { arbitraryDocument } from '../packages/format/test/support/arbitrary-document.ts';
import { documentSchema, kindsOf, SCHEMA_VERSIONS } from '../tools/generate/schema.ts';
import type { Schema } from '../tools/generate/schema-type.ts';
import { bytesOf, corpusRows } from './support/corpus.ts';
import { distance, effort } from './support/effort.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

type Validators = Readonly<Partial<Record<Kind, ValidateFunction>>>;

/** In `npm test` every third version has its turn, with the newest. */
const isTried = (version: FormatVersion): boolean => (VERSIONS.length - 1 - VERSIONS.indexOf(version)) % distance(3) === 0;

const asItIs = (schema: Schema): object => schema;
const known = new Map<typeof asItIs, Map<FormatVersion, Validators>>();

/** The schemas of a version, compiled once. */
function compiled(version: FormatVersion, adapt: typeof asItIs = asItIs): Validators {
	const made = known.get(adapt) ?? new Map<FormatVersion, Validators>();
	known.set(adapt, made);
	const before = made.get(version);
	if (before !== undefined) return before;
	const ajv = new Ajv2020({ strict: true });
	const validators = Object.fromEntries(kindsOf(version).map((kind) => [kind, ajv.compile(adapt(documentSchema(version, kind)))]));
	made.set(version, validators);
	return validators;
}

/** A schema that refuses unknown fields. */
function closed(schema: Schema): object {
	const closing = (one: Schema): object => (one.properties === undefined ? one : { ...one, unevaluatedProperties: false });
	// A name with a dot is one form of a resource, in addition to what all its forms have.
	const defs = Object.entries(schema.$defs ?? {}).map(([name, one]) => [name, name.includes('.') ? one : closing(one)]);
	return { ...closing(schema), $defs: Object.fromEntries(defs) };
}

function errorOf(validate: ValidateFunction | undefined, value: unknown): string | undefined {
	if (validate === undefined) return 'no schema';
	if (validate(value)) return undefined;
	const [first] = validate.errors ?? [];
	return `${first?.instancePath} ${first?.message} ${JSON.stringify(first?.params)}`;
}

describe('the schema of every version', () => {
	it.each(VERSIONS.filter(isTried))('%s compiles in strict mode', (version) => {
		expect(() => compiled(version)).not.toThrow();
		expect(() => compiled(version, closed)).not.toThrow();
	});

	it('is published for the versions at which the form changed', () => {
		expect(
			readdirSync(`${ROOT}schema`)
				.filter((name) => name !== 'config.schema.json')
				.sort(),
		).toEqual([...SCHEMA_VERSIONS].sort());
		for (const version of SCHEMA_VERSIONS) {
			const files = readdirSync(`${ROOT}schema/${version}`).sort();
			expect(files).toEqual(
				kindsOf(version)
					.map((kind) => `${kind}.schema.json`)
					.sort(),
			);
		}
	});
});

interface Case {
	readonly path: string;
	readonly bytes: () => Uint8Array;
}

const inRepository = (folder: string, names: RegExp): Case[] =>
	readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
		.filter((path) => names.test(path))
		.sort()
		.map((path) => ({ path: `${folder}/${path}`, bytes: () => readFileSync(`${ROOT}${folder}/${path}`) }));

/** Only some are tried: all of them, for every version, take most of a minute. */
const documents = corpusRows.filter(({ kind }) => ['map', 'tileset', 'template'].includes(kind));

const cases: readonly Case[] = [
	...inRepository('examples', /\.(?:tmj|tsj|tj|world)$/),
	...inRepository('fixtures/valid', /\/input\.\w+$/),
	...documents.filter((_, i) => i % distance(36, 12) === 0).map((row) => ({ path: `corpus: ${row.path}`, bytes: () => bytesOf(row) })),
];

/** Findings whose wrong value is kept. */
const KEPT: ReadonlySet<IssueCode> = new Set<IssueCode>(['fraction', 'unknown-value', 'out-of-range', 'bad-color', 'property-value']);

/** Findings about fields that no schema describes. */
const UNDESCRIBED: ReadonlySet<IssueCode> = new Set<IssueCode>(['unknown-field', 'inapplicable-field']);

const sound: readonly { readonly path: string; readonly doc: Document; readonly described: boolean }[] = cases.flatMap(
	({ path, bytes }) => {
		const { doc, issues } = read(bytes());
		if (doc === undefined || issues.some(({ code }) => KEPT.has(code))) return [];
		return [{ path, doc, described: !issues.some(({ code }) => UNDESCRIBED.has(code)) }];
	},
);

const writtenFor = (doc: Document, version: TargetVersion): unknown => JSON.parse(new TextDecoder().decode(write(doc, { version })));

/** The published schema for a version: the newest that is not newer. */
const publishedFor = (version: FormatVersion): FormatVersion | undefined =>
	SCHEMA_VERSIONS.findLast((published) => !isBefore(version, published));

describe('a document written for a version [V1, V2, V3]', () => {
	it.each(TARGET_VERSIONS.filter(isTried))('%s fits the schemas, and has no unknown fields', (version) => {
		const published = publishedFor(version);
		const open = published === undefined ? compiled(version) : compiled(published);
		const strict = compiled(version, closed);
		const wrong: string[] = [];
		let fitting = 0;
		for (const { path, doc, described } of sound) {
			const { type } = doc;
			if (!kindsOf(version).includes(type)) continue;
			const written = writtenFor(doc, version);
			const error = errorOf(open[type], written) ?? (described ? errorOf(strict[type], written) : undefined);
			if (error === undefined) fitting++;
			else wrong.push(`${path}: ${error}`);
		}
		expect(wrong).toEqual([]);
		expect(fitting).toBeGreaterThan(70);
	});

	// Before 1.1, the generator's distant chunks would become a huge empty map.
	const versions = TARGET_VERSIONS.filter((version) => isTried(version) && !isBefore(version, '1.1'));

	it.each(KINDS)('fits them for any %s of the generator', (kind) => {
		const having = versions.filter((version) => kindsOf(version).includes(kind));
		const validators = new Map(having.map((version) => [version, compiled(version)[kind]]));
		fc.assert(
			fc.property(arbitraryDocument(kind), fc.constantFrom(...having), (doc, version) => {
				expect(errorOf(validators.get(version), writtenFor(doc, version))).toBeUndefined();
			}),
			{ numRuns: effort(60, 200), endOnFailure: true },
		);
	});
});

type Json = Readonly<Record<string, unknown>>;

const map = (more: Json = {}): Json => ({ width: 1, height: 1, tilewidth: 16, tileheight: 16, ...more });
const tileset = (more: Json = {}): Json => ({ tilewidth: 16, tileheight: 16, ...more });
const layer = (more: Json): Json => map({ layers: [more] });
const object = (more: Json): Json => layer({ type: 'objectgroup', objects: [{ x: 0, y: 0, ...more }] });
const zstd = layer({ type: 'tilelayer', width: 1, height: 1, data: '', encoding: 'base64', compression: 'zstd' });
const typed = (type: string, value: unknown): Json => map({ properties: [{ name: 'p', type, value }] });
const wangset = (more: Json): Json => tileset({ wangsets: [{ name: 's', tile: -1, wangtiles: [], ...more }] });

describe('a schema refuses the form of other versions', () => {
	const cases: readonly (readonly [string, FormatVersion, FormatVersion, Kind, Json])[] = [
		['groups', '0.18', '1.0', 'map', layer({ type: 'group' })],
		['a template', '1.0', '1.1', 'template', { object: {} }],
		['properties as a list', '1.1.5', '1.2', 'map', map({ properties: [] })],
		['properties by name', '1.2', '1.1', 'map', map({ properties: { a: 1, b: 'c', d: true }, propertytypes: { a: 'int' } })],
		['a property by name that is a list', '1.1', '1.2', 'map', map({ properties: [{ name: 'p', value: '' }] })],
		['tiles as a list', '1.1', '1.2', 'tileset', tileset({ tiles: [{ id: 0 }] })],
		['tiles by id', '1.2', '1.1', 'tileset', tileset({ tiles: { 0: { terrain: [0, 0, 0, 0] } }, tileproperties: { 0: { a: 1 } } })],
		['a property by name of a later type', '1.1', '1.2', 'map', map({ properties: [{ name: 'p', type: 'bool', value: true }] })],
		['compression by zstd', '1.2', '1.3', 'map', zstd],
		['a property of type object', '1.3', '1.4', 'map', typed('object', 1)],
		['terrains with three corners', '1.4', '1.5', 'tileset', tileset({ tiles: [{ id: 0, terrain: [0, 0, 0] }] })],
		['colors of edges that are a number', '1.4', '1.5', 'tileset', wangset({ edgecolors: 7 })],
		['a Wang set of an unknown type', '1.5', '1.4', 'tileset', wangset({ type: 'round' })],
		['a version as text', '1.5', '1.6', 'map', map({ version: '1.6' })],
		['a version as a number', '1.6', '1.5', 'map', map({ version: 1.5 })],
		['a version as a number, of a template', '1.6', '1.5', 'template', { version: 1.5, object: {} }],
		['a property of type class', '1.7', '1.8', 'map', typed('class', {})],
		['a class of objects that is not a text', '1.9', '1.10', 'map', object({ class: 7 })],
		['a type of objects that is not a text', '1.10', '1.9', 'map', object({ type: 7 })],
		['an oblique map', '1.11.1', '1.12', 'map', map({ orientation: 'oblique' })],
		['a property of type list', '1.11.1', '1.12', 'map', typed('list', [])],
	];
	it.each(cases)('%s in %s, not in %s', (_, refusing, taking, kind, doc) => {
		expect(errorOf(compiled(refusing)[kind], doc)).toBeDefined();
		expect(errorOf(compiled(taking)[kind], doc)).toBeUndefined();
	});

	const fields: readonly (readonly [string, FormatVersion, FormatVersion, Kind, Json])[] = [
		['infinite', '1.0', '1.1', 'map', map({ infinite: true })],
		['wangsets', '1.1', '1.1.5', 'tileset', tileset({ wangsets: [] })],
		['nextlayerid', '1.1.5', '1.2', 'map', map({ nextlayerid: 1 })],
		['edgecolors', '1.5', '1.4', 'tileset', wangset({ edgecolors: [], cornercolors: [] })],
		['colors', '1.4', '1.5', 'tileset', wangset({ colors: [] })],
		['terrains', '1.5', '1.4', 'tileset', tileset({ terrains: [] })],
		['class of objects', '1.10', '1.9', 'map', object({ class: '' })],
		['type of objects', '1.9', '1.10', 'map', object({ type: '' })],
		['class of layers', '1.8.2', '1.9', 'map', layer({ type: 'objectgroup', class: '' })],
		['opacity of objects', '1.11.1', '1.12', 'map', object({ opacity: 1 })],
	];
	it.each(fields)('where unknown fields are: `%s` in %s, not in %s', (_, refusing, taking, kind, doc) => {
		expect(errorOf(compiled(refusing)[kind], doc)).toBeUndefined();
		expect(errorOf(compiled(refusing, closed)[kind], doc)).toMatch(/must NOT have unevaluated properties/);
		expect(errorOf(compiled(taking, closed)[kind], doc)).toBeUndefined();
	});
});
