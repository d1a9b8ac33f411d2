import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { IssueCode } from '@tilewright/format';
import { read, write } from '@tilewright/format';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KINDS } from '../packages/format/src/spec/index.ts';
import { arbitraryDocument } from '../packages/format/test/support/arbitrary-document.ts';
import { parsed, results, schemas } from './support/agreement.ts';
import { bytesOf, jsonDocuments } from './support/corpus.ts';
import { effort } from './support/effort.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

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
	...inRepository(
		'fixtures/fuzz',
		/^(?:wang-color-of-a-tiny-fraction|no-older-properties-of-tiles|older-types-of-a-tile-without-id|older-properties-of-a-collision-layer|properties-of-a-reference-to-a-tileset|older-wang-set-with-null-tiles|older-properties-named-as-a-reference|cells-beside-chunks|no-cells-beside-chunks)\/input/,
	),
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
