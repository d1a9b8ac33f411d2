/**
 * Tries cases for tools/fuzz.ts, which starts it and ends it if a case takes too long. Arguments: the seed of the run, the mode, and `own` to
 * use only documents of this repository. Each message is the range of indexes to try; the answers are the index that is tried now, and failures.
 */
import process, { argv } from 'node:process';
import { prepareZstd } from '@tilewright/format/zstd-encoder';
import { kindOf } from './failure.ts';
import { modeNamed } from './modes.ts';
import { randomOf } from './mutate.ts';
import { seeds } from './seeds.ts';
import { shrunk } from './shrink.ts';

/** An answer of the child process. */
export type Answer =
	| { readonly done: number }
	| { readonly failed: number; readonly from: string; readonly problem: string; readonly bytes: string }
	| { readonly finished: number };

const seed = Number(argv[2]);
const { fits, caseOf, problemWith } = modeNamed(argv[3]);
const documents = seeds(argv[4] === 'own').filter(fits);
const say = (answer: Answer): void => void process.send?.(answer);

/** The failures that were made smaller: once for each mistake is enough. */
const known = new Set<string>();

process.on('message', (range: { readonly from: number; readonly to: number }) => void tryAll(range.from, range.to));

async function tryAll(from: number, to: number): Promise<void> {
	for (let index = from; index < to; index++) {
		const { bytes, from: origin } = caseOf(documents, seed, index);
		const problem = await problemWith(bytes, randomOf(~seed, index));
		if (problem !== undefined) await fail(index, origin, bytes, problem);
		// The parent measures time by these messages.
		if (index % 20 === 0 || problem !== undefined) say({ done: index });
	}
	say({ finished: to });
}

async function fail(index: number, from: string, bytes: Uint8Array, problem: string): Promise<void> {
	const kind = kindOf(problem);
	if (known.has(kind)) return say({ failed: index, from, problem, bytes: '' });
	known.add(kind);
	const isSame = async (smaller: Uint8Array): Promise<boolean> => {
		const found = await problemWith(smaller, randomOf(~seed, index));
		say({ done: index });
		return found !== undefined && kindOf(found) === kind;
	};
	const small = await shrunk(bytes, isSame);
	const why = (await problemWith(small, randomOf(~seed, index))) ?? problem;
	say({ failed: index, from, problem: why, bytes: Buffer.from(small).toString('base64') });
}

await prepareZstd();
say({ finished: 0 });
