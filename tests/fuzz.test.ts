import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { prepareZstd } from '@tilewright/format/zstd-encoder';
import { beforeAll, describe, expect, it } from 'vitest';
import { KEPT } from '../tools/fuzz/keep.ts';
import { caseOf, randomOf } from '../tools/fuzz/mutate.ts';
import { seeds } from '../tools/fuzz/seeds.ts';
import { shrunk } from '../tools/fuzz/shrink.ts';
import { problemWith } from '../tools/fuzz/trial.ts';
import { effort } from './support/effort.ts';

beforeAll(prepareZstd);

/** The documents that failed once, and others that are easy to get wrong. */
const kept = existsSync(KEPT)
	? readdirSync(KEPT).flatMap((name) =>
			readdirSync(`${KEPT}${name}`)
				.filter((file) => file.startsWith('input.'))
				.map((file) => ({ name, bytes: readFileSync(`${KEPT}${name}/${file}`) })),
		)
	: [];

describe('documents that failed once', () => {
	it.each(kept)('$name', async ({ bytes }) => {
		// What is tried with a document is chosen at random: try everything.
		for (let i = 0; i < effort(10, 50); i++) expect(await problemWith(bytes, randomOf(1, i))).toBeUndefined();
	});

	it('are kept', () => {
		expect(kept.length).toBeGreaterThan(0);
	});
});

// `npm run fuzz` tries many more, of which CI runs a fixed number.
describe('damaged documents', () => {
	it('go through everything without a failure', async () => {
		const documents = seeds(true);
		for (let i = 0; i < 500; i++) {
			const { bytes, from } = caseOf(documents, 1, i);
			expect({ case: i, from, problem: await problemWith(bytes, randomOf(~1, i)) }).toEqual({ case: i, from, problem: undefined });
		}
	});

	it('are the same for a seed', () => {
		const documents = seeds(true);
		for (let i = 0; i < 100; i++) expect(caseOf(documents, 7, i)).toEqual(caseOf(documents, 7, i));
		expect(caseOf(documents, 7, 1).bytes).not.toEqual(caseOf(documents, 8, 1).bytes);
	});
});

describe('a document that fails', () => {
	const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
	const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

	it('is made small, as JSON', async () => {
		const large = JSON.stringify({ a: [1, 2, { b: 'x', c: ['bad', 5] }], d: { e: {} } });
		const fails = (bytes: Uint8Array): Promise<boolean> => Promise.resolve(decode(bytes).includes('"bad"') && isJson(bytes));
		expect(decode(await shrunk(encode(large), fails))).toBe('{"":[{"":["bad"]}]}');
	});

	it('is made small, as text', async () => {
		const fails = (bytes: Uint8Array): Promise<boolean> => Promise.resolve(/<a.*bad/s.test(decode(bytes)));
		expect(decode(await shrunk(encode('<map>\n <a b="c">bad</a>\n</map>'), fails))).toBe('<abad');
	});
});

function isJson(bytes: Uint8Array): boolean {
	try {
		JSON.parse(new TextDecoder().decode(bytes));
		return true;
	} catch {
		return false;
	}
}
