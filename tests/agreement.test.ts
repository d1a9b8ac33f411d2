import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { IssueCode, Kind } from '@tilewright/format';
import { read, write } from '@tilewright/format';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEWEST_VERSION } from '../packages/format/src/spec/field.ts';
import { KINDS, RESOURCES } from '../packages/format/src/spec/index.ts';
import { arbitraryDocument } from '../packages/format/test/support/arbitrary-document.ts';
import { bytesOf, jsonDocuments } from './support/corpus.ts';
import { effort } from './support/effort.ts';

/**
 * Compares the published schemas, run by ajv, with the checks of `read`. A schema sees the form of a
 * document and nothing else, so only findings about form count.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url));

const ajv = new Ajv2020({ strict: true });
const load = (kind: Kind): ValidateFunction =>
	ajv.compile(JSON.parse(readFileSync(`${ROOT}schema/${NEWEST_VERSION}/${kind}.schema.json`, 'utf8')));
const schemas = { map: load('map'), tileset: load('tileset'), template: load('template'), world: load('world') } satisfies Record<
	Kind,
	ValidateFunction
>;

/** The findings about form. Schemas see neither the content of encoded tile data nor relations between ids. */
const STRUCTURAL: ReadonlySet<IssueCode> = new Set<IssueCode>([
	'wrong-type',
	'converted',
	'fraction',
	'unusable-id',
	'missing-field',
	'unknown-type',
	'unknown-value',
	'out-of-range',
	'bad-size',
	'bad-color',
	'property-value',
	// For tile data in an array, a schema limits the type and the range of the items.
	'bad-gid',
	'converted-gid',
	'missing-data',
]);

/**
 * Older forms that a schema of the newest form accepts: they are in fields that it does not know, and unknown fields are valid
 * (rule N8), or in fields that may still have such values. The other steps are about fields that had another type.
 */
const UNSEEN_STEPS: ReadonlySet<string> = new Set([
	'030-terrains',
	'040-wang-colors',
	'045-wang-tile-flips',
	'060-class-to-type',
	'070-collision-properties',
	'080-image-layer-position',
]);

/** Pointers to fields that the newest form no longer has: its schema does not know them. */
const GONE = /\/terrains?(\/|$)/;

/** The JSON in a file, without the wrapping that `read` removes. */
function parse(bytes: Uint8Array): unknown {
	const utf16 = bytes[0] === 0xff ? 'utf-16le' : bytes[0] === 0xfe ? 'utf-16be' : 'utf-8';
	const text = new TextDecoder(utf16, { fatal: true }).decode(bytes).trim();
	return JSON.parse(text.startsWith('(') ? text.slice(text.indexOf('",') + 2).replace(/\);?$/, '') : text);
}

function parsed(bytes: Uint8Array): { readonly value: unknown } | undefined {
	try {
		return { value: parse(bytes) };
	} catch {
		return undefined;
	}
}

/** The kinds whose schemas require a field. Any object is valid as a world; `read` recognizes worlds by their content. */
const WITH_REQUIRED_FIELD: readonly Kind[] = KINDS.filter((kind) =>
	Object.values(RESOURCES[kind].fields).some(({ presence }) => presence === 'required'),
);

/** Both results; each gives the reason of a refusal in words. */
function results(bytes: Uint8Array, value: unknown): { readonly kind: Kind | undefined; readonly schema: string; readonly ours: string } {
	const { kind, issues, source } = read(bytes);
	const errors = KINDS.flatMap((each) => {
		const accepted = (kind === undefined ? WITH_REQUIRED_FIELD.includes(each) : kind === each) && schemas[each](value);
		return accepted ? [] : [`${schemas[each].errors?.[0]?.instancePath} ${schemas[each].errors?.[0]?.message}`];
	});
	const accepts = errors.length < KINDS.length;
	const found = issues.find(({ code, pointer }) => (STRUCTURAL.has(code) && !GONE.test(pointer)) || code === 'unknown-kind');
	const steps = source.upgraded.filter((step) => !UNSEEN_STEPS.has(step));
	const upgraded = steps.length > 0 ? `upgraded: ${steps.join(', ')}` : '';
	return { kind, schema: accepts ? '' : errors.join('; '), ours: found ? `${found.pointer} ${found.message}` : upgraded };
}

interface Case {
	readonly path: string;
	readonly bytes: () => Uint8Array;
}

const inRepository = (folder: string, names: RegExp): Case[] =>
	readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
		.filter((path) => names.test(path))
		.sort()
		.map((path) => ({ path: `${folder}/${path}`, bytes: () => readFileSync(`${ROOT}${folder}/${path}`) }));

const cases: readonly Case[] = [
	...inRepository('examples', /\.(?:tmj|tsj|tj|world)$/),
	...inRepository('fixtures/valid', /\/(?:input\.\w+|expected\.json)$/),
	...inRepository('fixtures/invalid', /\/input\.\w+$/),
	...jsonDocuments.map((row) => ({ path: `corpus: ${row.path}`, bytes: () => bytesOf(row) })),
];

describe('the schemas and the structural check agree', () => {
	it.each(cases)('$path', ({ bytes }) => {
		const json = parsed(bytes());
		if (json === undefined) {
			expect(read(bytes()).doc).toBeUndefined();
			return;
		}
		const { schema, ours } = results(bytes(), json.value);
		expect({ accepted: schema === '', schema, ours }).toEqual({ accepted: ours === '', schema, ours });
	});

	it('on many valid and many invalid documents', () => {
		const decided = cases.flatMap(({ bytes }) => {
			const json = parsed(bytes());
			return json === undefined ? [] : [results(bytes(), json.value).schema === ''];
		});
		expect(decided.filter((accepted) => accepted).length).toBeGreaterThan(120);
		expect(decided.filter((accepted) => !accepted).length).toBeGreaterThan(50);
	});
});

/** Replacement values. */
const OTHERS: readonly unknown[] = [
	...[null, true, false, 0, 1, -1, 1.5, 255, 1e308, 4294967296, '', 'x', '5', '-1.5', '#ff0000', 'true', [], {}],
	...[[0], [[]], [{}], { a: 1 }, [1, 2, 3, 4], [null], 'tilelayer', 'group', 'class', 'list', 'orthogonal', 'base64', 'a/b.tsj'],
];

/** All places in a value: a holder and a key or index in it. */
function places(value: unknown): { readonly holder: object; readonly key: string }[] {
	if (typeof value !== 'object' || value === null) return [];
	return Object.keys(value).flatMap((key) => [{ holder: value, key }, ...places(Reflect.get(value, key))]);
}

describe('documents with one replaced value', () => {
	const small = cases.filter(({ bytes }) => parsed(bytes()) !== undefined && bytes().length < 6000);

	it('get the same result from both', () => {
		fc.assert(
			fc.property(
				fc.constantFrom(...small),
				fc.nat(),
				fc.option(fc.constantFrom(...OTHERS), { nil: undefined }),
				({ path, bytes }, at, other) => {
					const { value } = parsed(bytes()) ?? { value: {} };
					const all = places(value);
					const { holder, key } = all[at % Math.max(all.length, 1)] ?? { holder: {}, key: '' };
					if (other === undefined) Reflect.deleteProperty(holder, key);
					else Reflect.set(holder, key, structuredClone(other));
					const text = JSON.stringify(value);
					const bytesNow = new TextEncoder().encode(text);
					// `read` does not check tile data that is too large, and a schema does not determine the kind of a document.
					fc.pre(!read(bytesNow).issues.some(({ code }) => code === 'too-large' || code === 'unknown-kind'));
					// The older position of an image layer may be a fraction: before the check, it is moved to fields that allow fractions.
					fc.pre(
						Number.isInteger(other ?? 0) ||
							typeof other !== 'number' ||
							!read(bytesNow).source.upgraded.includes('080-image-layer-position'),
					);
					const { schema, ours } = results(bytesNow, JSON.parse(text));
					expect({ path, key, other, accepted: schema === '', schema, ours }).toEqual({
						path,
						key,
						other,
						accepted: ours === '',
						schema,
						ours,
					});
				},
			),
			{ numRuns: effort(1500, 6000), seed: 1 },
		);
	});
});

describe('written documents fit the schemas', () => {
	it.each(cases)('$path', ({ bytes }) => {
		const { kind, doc, issues } = read(bytes());
		if (doc === undefined || kind === undefined) return;
		// Wrong values that could be kept are kept: then the output is as wrong as the file.
		const kept = issues.filter(({ code }) => KEPT.has(code));
		const written: unknown = JSON.parse(new TextDecoder().decode(write(doc)));
		const accepted = schemas[kind](written);
		expect({ accepted, errors: schemas[kind].errors }).toEqual({ accepted: kept.length === 0, errors: schemas[kind].errors });
	});
});

describe('the schemas accept any document of the generator', () => {
	it.each(KINDS)('%s', (kind) => {
		fc.assert(
			fc.property(arbitraryDocument(kind), (doc) => {
				const accepted = schemas[kind](JSON.parse(new TextDecoder().decode(write(doc))));
				expect({ accepted, errors: schemas[kind].errors }).toEqual({ accepted: true, errors: null });
			}),
			{ numRuns: effort(60, 200) },
		);
	});
});

/** Findings whose value is kept. */
const KEPT: ReadonlySet<IssueCode> = new Set<IssueCode>(['fraction', 'unknown-value', 'out-of-range', 'bad-color', 'property-value']);
