import { read, write } from '@tilewright/format';
import { zstd } from '@tilewright/format/zstd';
import { prepareZstd } from '@tilewright/format/zstd-encoder';
import { beforeAll, describe, expect, it } from 'vitest';
import { distance, effort } from '../../../tests/support/effort.ts';
import { examples, fixtures } from './support/fixtures.ts';
import type { Random } from './support/random.ts';
import { pick, randomFrom } from './support/random.ts';
import { difference } from './support/same.ts';

const seeds = [...examples(), ...fixtures('valid')];
const small = seeds.filter(({ input }) => input.length < 5000);

beforeAll(prepareZstd);

/** Checks everything that must be true for any bytes. Returns a description of a problem. */
function problemWith(bytes: Uint8Array): string | undefined {
	const { doc, issues } = read(bytes, { codecs: [zstd] });
	const errors = issues.filter(({ severity }) => severity === 'error');
	if ((doc === undefined) !== errors.length > 0) return `errors: ${errors.length}, but a document: ${doc !== undefined}`;
	for (const { line, column, offset, pointer, code } of issues) {
		if (line === undefined || column === undefined || offset === undefined) return `${code} at "${pointer}" has no place`;
	}
	if (doc === undefined) return undefined;
	const written = write(doc);
	const again = read(written, { codecs: [zstd] });
	if (again.doc === undefined) return `what was written is refused: ${again.issues.find(({ severity }) => severity === 'error')?.message}`;
	return difference(doc, again.doc) ?? difference(Array.from(written), Array.from(write(again.doc)));
}

/** Throws an error with the problem of the bytes, if there is one. */
function expectNone(bytes: Uint8Array, how: string): void {
	const problem = problemOrError(bytes);
	if (problem !== undefined) throw new Error(`${how}: ${problem}\n${new TextDecoder().decode(bytes).slice(0, 4000)}`);
}

function problemOrError(bytes: Uint8Array): string | undefined {
	try {
		return problemWith(bytes);
	} catch (error) {
		return `thrown: ${error instanceof Error ? error.stack : String(error)}`;
	}
}

type Mutation = (bytes: Uint8Array, random: Random) => Uint8Array;

const concat = (...parts: readonly Uint8Array[]): Uint8Array => {
	const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole;
};

const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null|[[\]{},:]/g;
const WORDS = [
	'null',
	'0',
	'-1',
	'1.5',
	'1e999',
	'""',
	'"x"',
	'"1"',
	'true',
	'[]',
	'{}',
	'[0]',
	'{"data":[1]}',
	'"data"',
	'"type"',
	'{',
	'}',
	',',
	'"\\ud800"',
];

const tokensOf = (bytes: Uint8Array): RegExpExecArray[] => [...new TextDecoder().decode(bytes).matchAll(TOKEN)];

function withToken(bytes: Uint8Array, at: RegExpExecArray | undefined, word: string): Uint8Array {
	const text = new TextDecoder().decode(bytes);
	return new TextEncoder().encode(at === undefined ? text : `${text.slice(0, at.index)}${word}${text.slice(at.index + at[0].length)}`);
}

const MUTATIONS: Readonly<Record<string, Mutation>> = {
	'bits flipped': (bytes, random) => {
		const copy = bytes.slice();
		for (let i = random(4); i >= 0; i--) {
			const at = random(copy.length);
			copy[at] = (copy[at] ?? 0) ^ (1 << random(8));
		}
		return copy;
	},
	'bytes replaced': (bytes, random) => {
		const copy = bytes.slice();
		for (let i = random(4); i >= 0; i--) copy[random(copy.length)] = random(256);
		return copy;
	},
	'a piece cut out': (bytes, random) => {
		const at = random(bytes.length);
		return concat(bytes.subarray(0, at), bytes.subarray(at + 1 + random(40)));
	},
	'a piece there twice': (bytes, random) => {
		const at = random(bytes.length);
		return concat(bytes.subarray(0, at + random(40)), bytes.subarray(at));
	},
	'a token replaced': (bytes, random) => withToken(bytes, pick(random, tokensOf(bytes), undefined), pick(random, WORDS, '0')),
	'a token replaced by another of the file': (bytes, random) => {
		const tokens = tokensOf(bytes);
		return withToken(bytes, pick(random, tokens, undefined), pick(random, tokens, undefined)?.[0] ?? '');
	},
	'a value replaced by another of the file': (bytes, random) => {
		const text = new TextDecoder().decode(bytes).replace(/^\uFEFF/, '');
		try {
			const root: unknown = JSON.parse(text);
			const places = holders(root);
			const [to, from] = [pick(random, places, undefined), pick(random, places, undefined)];
			if (to !== undefined && from !== undefined) Reflect.set(to.holder, to.key, structuredClone(Reflect.get(from.holder, from.key)));
			return new TextEncoder().encode(JSON.stringify(root));
		} catch {
			return bytes;
		}
	},
};

function holders(value: unknown): { readonly holder: object; readonly key: string }[] {
	if (typeof value !== 'object' || value === null) return [];
	return Object.keys(value).flatMap((key) => [{ holder: value, key }, ...holders(Reflect.get(value, key))]);
}

describe('a damaged document is read, or refused with a place, without an exception', () => {
	it.each(Object.entries(MUTATIONS))('%s', (how, mutate) => {
		const random = randomFrom(how.length);
		for (let i = 0; i < effort(80, 3000); i++) {
			const { input, name } = pick(random, i % 10 === 0 ? seeds : small, { input: new Uint8Array(), name: '' });
			expectNone(mutate(input, random), `${name}, ${how} (${i})`);
		}
	});

	it('truncated anywhere', () => {
		for (const { input, name } of small.filter(({ input }) => input.length < 1500)) {
			for (let length = 0; length < input.length; length += distance(15))
				expectNone(input.subarray(0, length), `${name}, the first ${length} bytes`);
		}
		const random = randomFrom(7);
		for (const { input, name } of seeds) {
			for (let i = 0; i < 5; i++) {
				const length = random(input.length);
				expectNone(input.subarray(0, length), `${name}, the first ${length} bytes`);
			}
		}
	});

	it('random bytes', () => {
		const random = randomFrom(1);
		for (let i = 0; i < effort(150, 2000); i++) {
			const bytes = Uint8Array.from({ length: random(60) }, () => random(256));
			expectNone(bytes, 'random bytes');
			expectNone(concat(new TextEncoder().encode('{"type":"map","layers":['), bytes), 'random bytes in a map');
		}
	});

	it('two damages at once, in the examples', () => {
		const random = randomFrom(2);
		const all = Object.values(MUTATIONS);
		for (let i = 0; i < effort(60, 1000); i++) {
			const { input, name } = pick(random, examples(), { input: new Uint8Array(), name: '' });
			const once = pick(random, all, (bytes) => bytes)(input, random);
			expectNone(pick(random, all, (bytes) => bytes)(once, random), `${name} (${i})`);
		}
		expect(examples().length).toBeGreaterThan(10);
	});
});
