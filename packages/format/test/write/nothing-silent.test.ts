import type { Document, Issue } from '@tilewright/format';
import { write } from '@tilewright/format';
import { prepareZstd } from '@tilewright/format/zstd-encoder';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { distance, effort } from '../../../../tests/support/effort.ts';
import { valueAt } from '../../src/model/pointer.ts';
import { RESOURCES, XML_KINDS } from '../../src/spec/index.ts';
import { asInXml } from '../support/as-in-xml.ts';
import { changeIn, NAMES } from '../support/changes.ts';
import { everyHolder, everyPlace, fullDocuments } from '../support/every-place.ts';
import { readAny } from '../support/read-any.ts';
import { difference } from '../support/same.ts';
import { reportedBy, unreportedDifference } from '../support/unreported-difference.ts';
import { jsonWith, WRONG_VALUES } from '../support/wrong-values.ts';

beforeAll(prepareZstd);

const isXmlKind = ({ type }: Document): boolean => XML_KINDS.includes(type);

/**
 * Writes a document as XML and reads it again.
 *
 * @returns what was lost without a finding, or was reported but not lost; `undefined` if the findings are exact
 */
function wrongInXml(given: Document): string | undefined {
	const doc = asInXml(given);
	const reported: Issue[] = [];
	const again = readAny(write(doc, { syntax: 'xml', onIssue: (issue) => reported.push(issue) }));
	const refused = again.issues.find(({ severity }) => severity === 'error');
	if (refused !== undefined) return `refused: ${refused.pointer}: ${refused.message}`;
	const lost = unreportedDifference(doc, again.doc, reportedBy(reported));
	if (lost !== undefined) return `silent: ${lost}`;
	const kept = reported.find(({ pointer }) => difference(valueAt(doc, pointer), valueAt(again.doc, pointer)) === undefined);
	return kept === undefined ? undefined : `not lost: ${kept.pointer}: ${kept.message}`;
}

/** The same for JSON, which can hold everything except the types of members. */
function wrongInJson(doc: Document): string | undefined {
	const again = readAny(write(doc));
	const refused = again.issues.find(({ severity }) => severity === 'error');
	if (refused !== undefined) return `refused: ${refused.pointer}: ${refused.message}`;
	return difference(doc, again.doc);
}

function wrongIn(text: string): string | undefined {
	const { doc } = readAny(text);
	if (doc === undefined) return undefined;
	const inJson = wrongInJson(doc);
	if (inJson !== undefined) return `JSON: ${inJson}`;
	const inXml = isXmlKind(doc) ? wrongInXml(doc) : undefined;
	return inXml === undefined ? undefined : `XML: ${inXml}`;
}

function orThrown(run: () => string | undefined): string | undefined {
	try {
		return run();
	} catch (error) {
		return `thrown: ${error}`;
	}
}

/** The first cases that fail; all of them would be too many to read. */
const failures = (cases: Iterable<{ readonly name: string; readonly text: string }>): string[] => {
	const found: string[] = [];
	for (const { name, text } of cases) {
		const wrong = orThrown(() => wrongIn(text));
		if (wrong !== undefined) found.push(`${name}: ${wrong}`);
	}
	return found.slice(0, 20);
};

describe('what is lost is reported, and only that [N8]', () => {
	const places = everyPlace();

	it('the places are every field of every variant that documents can have', () => {
		const names = new Set(places.map(({ name }) => name));
		const expected = Object.values(RESOURCES).flatMap(({ name, until, fields, variants = [undefined] }) =>
			until === undefined
				? variants.flatMap((variant) => Object.keys(fields).map((field) => `${name}.${variant?.name ?? ''}.${field}`))
				: [],
		);
		expect(expected.filter((name) => !names.has(name))).toEqual([]);
		for (const { doc } of places) expect(readAny(JSON.stringify(doc)).doc).toBeDefined();
	});

	it('with a wrong value in one field', () => {
		// Most fields refuse most values: some values are enough, others for each field. The value of a property is kept whatever it is.
		const cases = places.flatMap(({ name, doc, path, lenient }, i) =>
			WRONG_VALUES.flatMap((json, j) =>
				lenient || (i + j) % distance(24) === 0 ? [{ name: `${name} = ${json}`, text: jsonWith(doc, [{ path, json }]) }] : [],
			),
		);
		expect(failures(cases)).toEqual([]);
	});

	it('with wrong values in several fields', () => {
		const documents = fullDocuments().map(({ doc, holders }) => ({ doc, holders }));
		fc.assert(
			fc.property(
				fc
					.constantFrom(...documents)
					.chain(({ doc, holders }) => fc.tuple(fc.constant(doc), fc.array(changeIn(holders), { minLength: 2, maxLength: 6 }))),
				([doc, changes]) => {
					expect(orThrown(() => wrongIn(jsonWith(doc, changes)))).toBeUndefined();
				},
			),
			{ numRuns: effort(100, 5000) },
		);
	});

	it('with unknown fields of any name and value', () => {
		const holders = everyHolder();
		fc.assert(
			fc.property(fc.constantFrom(...holders), fc.constantFrom(...NAMES), fc.constantFrom(...WRONG_VALUES), ({ doc, path }, name, json) => {
				expect(orThrown(() => wrongIn(jsonWith(doc, [{ path: [...path, name], json }])))).toBeUndefined();
			}),
			{ numRuns: effort(500, 20_000) },
		);
	});
});
