import { performance } from 'node:perf_hooks';
import type { Loaded, Loader } from '@tilewright/ops';
import { InvalidArgumentError, Option } from 'commander';
import { count } from '../host/text.ts';

/** Limits for documents that are not trusted, by `--limit`. */
export interface Limits {
	/** The most documents that are read. */
	readonly files?: number;
	/** The most bytes of all documents together. */
	readonly bytes?: number;
	/** The most cells of all tile layers together. */
	readonly cells?: number;
	/** The most references from a named document to another. */
	readonly depth?: number;
	/** The most pixels of all images together. */
	readonly pixels?: number;
	/** The most time for reading. */
	readonly seconds?: number;
	/** The most steps of work of automapping rules on a map. */
	readonly steps?: number;
}

type LimitName = keyof Limits;

/**
 * The option `--limit`, which may be repeated.
 *
 * @param names - the limits that the command has
 */
export const limitOption = (names: readonly LimitName[]): Option =>
	new Option('--limit <name=n>', `for documents that you do not trust: ${names.join(', ')}; repeatable`).argParser(
		(text: string, before: Limits = {}): Limits => {
			const [, word, digits] = /^([a-z]+)=(\d+)$/.exec(text) ?? [];
			const name = names.find((known) => known === word);
			const most = Number(digits);
			if (name === undefined || !Number.isSafeInteger(most) || (most === 0 && name !== 'depth' && name !== 'seconds'))
				throw new InvalidArgumentError(`It must be NAME=N, with a whole number from 1. The names are: ${names.join(', ')}.`);
			return { ...before, [name]: most };
		},
	);

/** The limits that `resolve` has. */
export const resolvingWithin = ({ files, bytes, cells, depth }: Limits = {}): Pick<Limits, 'files' | 'bytes' | 'cells' | 'depth'> => ({
	...(files !== undefined && { files }),
	...(bytes !== undefined && { bytes }),
	...(cells !== undefined && { cells }),
	...(depth !== undefined && { depth }),
});

/** The limits of `read` for one document. */
export const readingWithin = ({ bytes, cells }: Limits = {}): Pick<Limits, 'bytes' | 'cells'> => ({
	...(bytes !== undefined && { bytes }),
	...(cells !== undefined && { cells }),
});

/** A loader that reads no more files when the time is over. What was read before is still checked, so its findings are not lost. */
export function inTime(loader: Loader, { seconds }: Limits = {}): Loader {
	if (seconds === undefined) return loader;
	const end = performance.now() + seconds * 1000;
	const late: Loaded = {
		refused: 'unreadable',
		why: `the time for reading is over, ${count(seconds, 'second')}; for documents that you trust, raise --limit seconds=N`,
	};
	return { ...loader, load: async (path) => (performance.now() < end ? await loader.load(path) : late) };
}
