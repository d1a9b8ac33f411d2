import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { digitsOf } from '../host/digits.ts';
import type { Run } from '../program.ts';
import { keepCode, keptCode } from './kept-code.ts';

/** The exports of a bundle: all that a sub-command needs, in one file. */
interface Bundle {
	readonly run: Run;
	readonly goOnWhenOutputCloses: () => void;
}

interface LoadedBundle {
	readonly bundle: Bundle;
	/** Keeps what V8 has compiled for the next start. Call it when the command is done: only what has run is kept. */
	readonly keep: () => void;
}

/** Files next to the bundles that are not sub-commands. */
const PARTS: ReadonlySet<string> = new Set(['main', 'crew']);

/** The bundle for all words that do not begin with a sub-command. */
const ROOT = 'root';

/**
 * Loads the bundle for a command line, with the code that V8 has compiled for such a command line before.
 *
 * @param words - the arguments, without the name of the program
 */
export function loadBundle(words: readonly string[]): LoadedBundle {
	const [first = ''] = words;
	const name = /^[a-z]+$/.test(first) && !PARTS.has(first) && existsSync(fileOf(first)) ? first : ROOT;
	const { exported, keep } = loadScript(name, words);
	if (!isBundle(exported)) throw new TypeError(`${fileOf(name)} is no bundle`);
	return { bundle: exported, keep };
}

/** A file that was built as a script, and what it exports. */
interface LoadedScript {
	readonly exported: unknown;
	readonly keep: LoadedBundle['keep'];
}

/** Loads a script by its name, as {@link loadBundle} does. */
export function loadScript(name: string, words: readonly string[]): LoadedScript {
	const file = fileOf(name);
	const source = readAscii(file);
	// The build begins each file with a digest of the rest.
	const place = `${name}-${source.slice(2, 18)}-${digitsOf(kindOf(words))}`;
	const kept = keptCode(place);
	const script = new Script(source, {
		filename: file,
		...(kept && { cachedData: kept }),
	});
	const module: { exports: unknown } = { exports: {} };
	script.runInThisContext()(module.exports, require, module, file, import.meta.dirname, (id: string) => import(id));
	return {
		exported: module.exports,
		keep: () => {
			if (kept === undefined || script.cachedDataRejected === true) keepCode(place, () => script.createCachedData());
		},
	};
}

const fileOf = (name: string): string => join(import.meta.dirname, `${name}.cjs`);

const isBundle = (value: unknown): value is Bundle =>
	typeof value === 'object' && value !== null && 'run' in value && 'goOnWhenOutputCloses' in value;

/** The build escapes all other characters: a string of one byte a character is made without decoding. */
const readAscii = (path: string): string => readFileSync(path, 'latin1');

/** Command lines with the same options for files of the same types run mostly the same code. */
const kindOf = (words: readonly string[]): string =>
	[...new Set(words.map((word) => (word.startsWith('-') ? word.replace(/=.*/s, '') : (/\.\w{1,8}$/.exec(word)?.[0] ?? ''))))]
		.sort()
		.join(' ');
