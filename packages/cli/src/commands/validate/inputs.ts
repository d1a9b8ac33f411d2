import { existsSync, statSync } from 'node:fs';
import { findSources } from '../../documents/sources.ts';
import { FileError } from '../../host/exit.ts';
import { printFailure } from '../../host/output.ts';
import { shownPath } from '../../host/paths.ts';
import type { Input } from '../../host/read-input.ts';
import { isStdin, readInput } from '../../host/read-input.ts';

/** The files to check. */
export interface Inputs {
	/** The files, by path, absolute with `/`: their names for display, in the order of the command line. */
	readonly files: ReadonlyMap<string, string>;
	/** The folders that were named, or that contain the files. */
	readonly folders: readonly string[];
	/** The files from patterns and folders. Those that turn out not to be documents are ignored. */
	readonly matched: ReadonlySet<string>;
	/** Standard input, pipes and devices: they are in no folder, so they are checked alone. */
	readonly streams: readonly Input[];
	/** The words that could not be read, and why. */
	readonly failures: ReadonlyMap<string, string>;
	/** The names for display of all of these, in the order of the command line. */
	readonly names: readonly string[];
}

/** Finds the files that the words of the command line mean. Prints at once which cannot be read; the others are still checked. */
export async function findInputs(words: readonly string[]): Promise<Inputs> {
	const files = new Map<string, string>();
	const folders = new Set<string>();
	const matched = new Set<string>();
	const streams: Input[] = [];
	const failures = new Map<string, string>();
	const names: string[] = [];
	for (const word of words) {
		try {
			if (isStream(word)) {
				const input = await readInput(word);
				streams.push(input);
				names.push(input.name);
				continue;
			}
			const sources = await findSources([word], undefined);
			const isOne = sources.matched.size === 0;
			for (const path of sources.named) {
				if (files.has(path)) continue;
				const name = isOne ? word : shownPath(path);
				files.set(path, name);
				names.push(name);
			}
			for (const path of sources.matched) matched.add(path);
			for (const folder of sources.folders) folders.add(folder);
		} catch (error) {
			if (!(error instanceof FileError)) throw error;
			printFailure(error);
			failures.set(word, error.message);
			names.push(word);
		}
	}
	return { files, folders: [...folders], matched, streams, failures, names };
}

function isStream(word: string): boolean {
	if (isStdin(word)) return true;
	if (!existsSync(word)) return false;
	const stats = statSync(word);
	return !stats.isFile() && !stats.isDirectory();
}
