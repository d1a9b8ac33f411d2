import { describe, expect, expectTypeOf, it } from 'vitest';
import type { AnyFinding, Details, Finding } from '../src/issue/finding.ts';
import * as findings from '../src/issue/findings/index.ts';
import { badGid, type dataLength } from '../src/issue/findings/tile-data.ts';
import { makeIssue } from '../src/issue/issue.ts';

/** Details with every field that a message may ask for. Some advice and first sentences are whole details. */
const SENTENCES = ['advice', 'effect', 'error', 'remedy'];
const anyDetails = new Proxy<Details>({}, { get: (_, name) => (SENTENCES.includes(String(name)) ? 'It is so.' : `<${String(name)}>`) });

const all: readonly (readonly [string, AnyFinding])[] = Object.entries(findings);

describe('every finding', () => {
	it.each(all)('%s has whole sentences', (_, { message, advice }) => {
		for (const text of [message(anyDetails), advice(anyDetails)]) {
			expect(text).toMatch(/^[A-Z`"<].*[.]$/s);
			expect(text).not.toMatch(/undefined|\[object|!|\s\s/);
		}
	});

	it.each(all)('%s has a code for scripts', (_, { code }) => {
		expect(code).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
	});
});

describe('a report', () => {
	it('takes the details of its finding, all of them and no others', () => {
		type DetailsOf<F> = F extends Finding<string, infer D extends Details> ? D : never;
		expectTypeOf<DetailsOf<typeof badGid>>().toEqualTypeOf<{ found: string }>();
		expectTypeOf<DetailsOf<typeof dataLength>>().toEqualTypeOf<{ found: string; expected: string }>();
		expect(makeIssue(badGid, '/layers/0/data/1', { found: '-1' })).toMatchObject({ code: 'bad-gid', found: '-1' });
	});
});
