import type { Document, Kind } from '@tilewright/format';
import { read, write } from '@tilewright/format';
import { describeChanges, diff } from '@tilewright/ops';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryDocument } from '../packages/format/test/support/arbitrary-document.ts';
import { difference } from '../packages/format/test/support/same.ts';
import { byMeaning, changedAtRandom } from './support/diff.ts';
import { effort } from './support/effort.ts';

const KINDS: readonly Kind[] = ['map', 'tileset', 'template', 'world'];
const RUNS = { map: effort(150, 600), tileset: effort(75, 300), template: effort(50, 200), world: effort(50, 200) };

describe.each(KINDS)('any two documents: %s', (kind) => {
	it('a document and its copy have no differences', () => {
		fc.assert(
			fc.property(arbitraryDocument(kind), (doc) => {
				expect(diff(doc, doc, { storage: true })).toEqual([]);
				expect(diff(doc, structuredClone(doc), { storage: true })).toEqual([]);
			}),
			{ numRuns: effort(20, 100) },
		);
	});

	it('have changes exactly if their meanings differ', () => {
		fc.assert(
			fc.property(arbitraryDocument(kind), fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 3 }), (doc, choices) => {
				const changed = changedAtRandom(doc, choices);
				const changes = diff(doc, changed);
				expect(changes.length === 0).toBe(difference(byMeaning(doc), byMeaning(changed)) === undefined);
				const back = diff(changed, doc);
				expect(back.length === 0).toBe(changes.length === 0);
			}),
			{ numRuns: RUNS[kind] },
		);
	});

	it('have changes that can be written as JSON and described in lines', () => {
		fc.assert(
			fc.property(arbitraryDocument(kind), arbitraryDocument(kind), (before, after) => {
				const changes = diff(before, after);
				expect(difference(JSON.parse(JSON.stringify(changes)), changes)).toBeUndefined();
				const lines = describeChanges(changes);
				expect(lines.length === 0).toBe(changes.length === 0);
				expect(lines.filter((line) => /[\n\r]|undefined|\[object/.test(line.replaceAll(/"(?:[^"\\]|\\.)*"/g, '')))).toEqual([]);
				expect(describeChanges(changes, { most: 2 }).length).toBeLessThanOrEqual(lines.length + changes.length);
			}),
			{ numRuns: effort(20, 100) },
		);
	});
});

it('other encodings, compressions and chunks make no difference', () => {
	fc.assert(
		fc.property(arbitraryDocument('map'), (doc) => {
			const again = (options: Parameters<typeof write>[1]): Document | undefined => read(write(doc, options)).doc;
			const packed = again({ encoding: 'base64', compression: 'zlib', chunkSize: { width: 4, height: 7 } });
			expect(packed).toBeDefined();
			const whatElse = diff(again({ encoding: 'csv' }), packed).filter(({ change }) => change !== 'field');
			expect(whatElse).toEqual([]);
		}),
		{ numRuns: effort(20, 100) },
	);
});
