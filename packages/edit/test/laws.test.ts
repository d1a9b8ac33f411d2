import type { Document, Kind } from '@tilewright/format';
import { write } from '@tilewright/format';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effort } from '../../../tests/support/effort.ts';
import { arbitraryDocument } from '../../format/test/support/arbitrary-document.ts';
import { difference } from '../../format/test/support/same.ts';
import { apply } from '../src/change/apply.ts';
import type { Change } from '../src/change/change.ts';
import { invert } from '../src/change/invert.ts';
import { squash } from '../src/change/squash.ts';
import { history } from '../src/history/history.ts';
import { drawsFrom, randomChanges } from './support/random-changes.ts';

const KINDS: readonly Kind[] = ['map', 'tileset', 'template', 'world'];

/** Applies runs of random changes; all must fit. */
function run(doc: Document, seed: number, count: number): { readonly doc: Document; readonly runs: Change[][] } {
	const draw = drawsFrom(seed);
	const runs: Change[][] = [];
	let current = doc;
	for (let i = 0; i < count; i++) {
		const changes = randomChanges(current, draw);
		const { doc: next, issues } = apply(current, changes);
		expect(issues, JSON.stringify(changes)).toEqual([]);
		runs.push(changes);
		current = next;
	}
	return { doc: current, runs };
}

const text = (doc: Document): string => new TextDecoder().decode(write(doc));

describe.each(KINDS)('changes of a %s', (kind) => {
	const cases = fc.tuple(arbitraryDocument(kind), fc.nat());
	const check = (holds: (doc: Document, seed: number) => void): void =>
		fc.assert(
			fc.property(cases, ([doc, seed]) => holds(doc, seed)),
			{ numRuns: effort(30, 3000) },
		);

	it('are undone by their inverse, byte for byte', () => {
		check((doc, seed) => {
			const before = text(doc);
			const { doc: changed, runs } = run(doc, seed, 8);
			const { doc: undone, issues } = apply(changed, invert(runs.flat()));
			expect(issues).toEqual([]);
			expect(text(undone)).toBe(before);
			expect(text(doc)).toBe(before);
		});
	});

	it('have the same effect when squashed', () => {
		check((doc, seed) => {
			const { doc: changed, runs } = run(doc, seed, 8);
			const { doc: squashed, issues } = apply(doc, squash(runs.flat()));
			expect(issues).toEqual([]);
			expect(text(squashed)).toBe(text(changed));
			const { doc: undone } = apply(squashed, invert(squash(runs.flat())));
			expect(text(undone)).toBe(text(doc));
		});
	});

	it('have the same effect after JSON', () => {
		check((doc, seed) => {
			const { doc: changed, runs } = run(doc, seed, 8);
			const parsed: Change[] = JSON.parse(JSON.stringify(runs.flat()));
			const { doc: again, issues } = apply(doc, parsed);
			expect(issues).toEqual([]);
			expect(difference(again, changed)).toBeUndefined();
			// JSON has no -0: the comparison takes it for 0.
			expect(difference(apply(again, invert(parsed)).doc, doc)).toBeUndefined();
		});
	});

	it('can be undone and redone in a history', () => {
		check((doc, seed) => {
			const draw = drawsFrom(seed);
			const editing = history(doc);
			const texts = [text(doc)];
			for (let i = 0; i < 8; i++) {
				const changes = randomChanges(editing.doc, draw);
				if (changes.length === 0) continue;
				expect(editing.do('Edit', changes)).toEqual([]);
				texts.push(text(editing.doc));
			}
			for (let i = 0; i < 20; i++) {
				editing.goTo(draw(texts.length));
				expect(text(editing.doc)).toBe(texts[editing.position]);
			}
			editing.goTo(0);
			expect(text(editing.doc)).toBe(texts[0]);
			expect(text(doc)).toBe(texts[0]);
		});
	});
});
