import type { Document, WriteOptions } from '@tilewright/format';
import { FormatError, TARGET_VERSIONS, write } from '@tilewright/format';
import { prepareZstd } from '@tilewright/format/zstd-encoder';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { distance, effort, sampleOf } from '../../../../tests/support/effort.ts';
import type { AnyFinding } from '../../src/issue/finding.ts';
import * as ids from '../../src/issue/findings/ids.ts';
import * as structure from '../../src/issue/findings/structure.ts';
import * as text from '../../src/issue/findings/text.ts';
import * as tileData from '../../src/issue/findings/tile-data.ts';
import * as tilesets from '../../src/issue/findings/tilesets.ts';
import * as upgrade from '../../src/issue/findings/upgrade.ts';
import { XML_KINDS } from '../../src/spec/index.ts';
import { changeIn, NAMES } from '../support/changes.ts';
import { everyHolder, everyPlace, fullDocuments } from '../support/every-place.ts';
import { fixtures } from '../support/fixtures.ts';
import { readAny } from '../support/read-any.ts';
import { jsonWith, WRONG_VALUES } from '../support/wrong-values.ts';
import { xmlFixtures } from '../xml/fixtures.ts';

beforeAll(prepareZstd);

const FORMS: readonly WriteOptions[] = [
	{},
	{ minimize: true },
	{ keyed: true },
	...TARGET_VERSIONS.map((version) => ({ version })),
	{ syntax: 'xml' },
	...TARGET_VERSIONS.map((version) => ({ version, syntax: 'xml' as const })),
];

/** The first form in which a document is written, but refused or taken for another kind by the reader. */
function refused(doc: Document, forms: readonly WriteOptions[]): string | undefined {
	for (const options of forms) {
		// Worlds have one form.
		if ((options.syntax === 'xml' || options.keyed) && !XML_KINDS.includes(doc.type)) continue;
		const bytes = writtenAs(doc, options);
		if (bytes === undefined) continue;
		const { kind, issues } = readAny(bytes);
		const error = issues.find(({ severity }) => severity === 'error');
		if (error !== undefined) return `${JSON.stringify(options)}: ${error.pointer}: ${error.message}`;
		if (kind !== doc.type) return `${JSON.stringify(options)}: read as a ${kind}`;
	}
	return undefined;
}

/** `undefined` if the writer refuses the document: an infinite map may be too large for a version without them. */
function writtenAs(doc: Document, options: WriteOptions): Uint8Array | undefined {
	try {
		return write(doc, options);
	} catch (error) {
		if (!(error instanceof FormatError) || error.issues.some(({ code }) => code !== 'too-large')) throw error;
		return undefined;
	}
}

describe('whatever is written is read again without an error [V4]', () => {
	const manyWarnings = JSON.stringify({
		...{ type: 'tileset', name: 'a', tilewidth: 1, tileheight: 1 },
		properties: Array.from({ length: 10_001 }, (_, i) => ({ name: String(i).padStart(5), type: 'int', value: 'a' })),
	});
	const inputs = [
		...[...fixtures('valid'), ...xmlFixtures].map(({ name, input }) => [name, input] as const),
		['more warnings than are listed', manyWarnings] as const,
	];

	it.each(inputs)('%s', (_, input) => {
		const { doc } = readAny(input);
		// Ten thousand warnings take their time in each form.
		const forms = input === manyWarnings ? sampleOf(FORMS, 8) : FORMS;
		expect(doc && refused(doc, forms)).toBeUndefined();
	});

	it('these documents have warnings of every code', () => {
		const codes = new Set(inputs.flatMap(([, input]) => readAny(input).issues.map(({ code }) => code)));
		const all: readonly AnyFinding[] = [ids, structure, text, tileData, tilesets, upgrade].flatMap((findings) => Object.values(findings));
		const missing = all.filter(({ code, severity }) => severity === 'warning' && ![...codes].some((met) => met === code));
		expect(missing.map(({ code }) => code)).toEqual([]);
	});

	it.each<[string, string, WriteOptions, string]>([
		[
			'a color of a Wang tile that is no whole number',
			'{"type":"tileset","name":"t","tilewidth":1,"tileheight":1,"wangsets":[{"name":"w","type":"corner","tile":-1,"colors":[],"wangtiles":[{"tileid":0,"wangid":[0,1.5,0,1,0,20,0,1]}]}]}',
			{ version: '1.2', syntax: 'xml' },
			'/wangsets/0/wangtiles/0/wangid Version 1.2 cannot store a color that is not a whole number from 0 to 15: "1.5, 20" is left out.',
		],
		[
			'unknown `layers` of a world, for a version without worlds',
			'{"type":"world","maps":[],"layers":[],"tilesets":[]}',
			{ version: '1.0' },
			' In version 1.0, a world is a file that Tiled 1.0 does not know.',
		],
		[
			'a polygon of a text object, for a version without texts',
			'{"type":"template","object":{"name":"","text":{"text":"a"},"polygon":[{}]}}',
			{ version: '0.17' },
			'/object/polygon Version 0.17 cannot store `polygon`, which has no meaning in the document: an array of 1 is left out.',
		],
	])('%s', (_, input, options, message) => {
		const { doc } = readAny(input);
		if (doc === undefined) throw new Error('refused');
		const lost: string[] = [];
		const again = readAny(write(doc, { ...options, onIssue: (issue) => lost.push(`${issue.pointer} ${issue.message}`) }));
		expect(lost).toContain(message);
		expect(again.kind).toBe(doc.type);
		expect(again.issues.filter(({ severity }) => severity === 'error')).toEqual([]);
	});

	it('documents with a wrong value in one field', () => {
		const cases = everyPlace().flatMap((place, i) =>
			WRONG_VALUES.flatMap((json, j) => ((i + j) % distance(90, 3) === 0 ? [{ ...place, json, turn: i + j }] : [])),
		);
		const found = cases.flatMap(({ name, doc: whole, path, json, turn }) => {
			const { doc } = readAny(jsonWith(whole, [{ path, json }]));
			const why = doc && refused(doc, formsIn(turn));
			return why === undefined ? [] : [`${name} = ${json}: ${why}`];
		});
		expect(found.slice(0, 20)).toEqual([]);
	});

	it('documents with wrong values in several fields', () => {
		fc.assert(
			fc.property(
				fc
					.constantFrom(...fullDocuments())
					.chain(({ doc, holders }) => fc.tuple(fc.constant(doc), fc.array(changeIn(holders), { maxLength: 6 }))),
				fc.nat(FORMS.length),
				([whole, changes], turn) => {
					const { doc } = readAny(jsonWith(whole, changes));
					expect(doc && refused(doc, formsIn(turn))).toBeUndefined();
				},
			),
			{ numRuns: effort(80, 2000) },
		);
	});

	it('documents with unknown fields of any name and value', () => {
		fc.assert(
			fc.property(
				fc.constantFrom(...everyHolder()),
				fc.constantFrom(...NAMES),
				fc.constantFrom(...WRONG_VALUES),
				fc.nat(FORMS.length),
				({ doc: whole, path }, name, json, turn) => {
					const { doc } = readAny(jsonWith(whole, [{ path: [...path, name], json }]));
					expect(doc && refused(doc, formsIn(turn))).toBeUndefined();
				},
			),
			{ numRuns: effort(200, 10_000) },
		);
	});
});

/** A few of the forms: all of them in turn. */
const formsIn = (turn: number): WriteOptions[] => FORMS.filter((_, i) => (i + turn) % distance(8, 4) === 0);
