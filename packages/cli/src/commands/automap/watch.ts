import { readFileSync } from 'node:fs';
import type { Exit } from '../../host/exit.ts';
import { printMessage } from '../../host/output.ts';
import { scopeOf } from '../../watch/scope.ts';
import { beforeRun, watchFiles } from '../../watch/watch-files.ts';
import type { AutomapFlags } from './flags.ts';
import { MAPS } from './outputs.ts';
import { automapOnce } from './run.ts';

/**
 * Applies rules to maps, and again after each change of a rule, a map or a tileset. If only maps change, only they are used again.
 *
 * @returns when the command is asked to end
 * @throws FileError if the first run fails, or the files cannot be watched
 */
export async function watchAutomap(words: readonly string[], flags: AutomapFlags): Promise<Exit> {
	const since = beforeRun();
	let last = await automapOnce(words, flags);
	printMessage(last.summary);
	const written = new Map(last.written);
	const scope = await scopeOf(words, flags.out, MAPS);
	for (const path of last.files) scope.files.add(path);
	return await watchFiles({
		scope,
		since,
		failed: 'nothing was written',
		relevant: (changes) => new Map([...changes].filter(([path]) => !isOwn(path, written))),
		run: async (changes) => {
			const changed = [...changes.keys()];
			// After a change of maps, the others stay as they are: rules that were applied once may not be applied twice.
			const maps = changed.every((path) => last.maps.includes(path) || !last.files.has(path)) ? new Set(changed) : undefined;
			const result = await automapOnce(words, flags, maps);
			for (const [path, bytes] of result.written) written.set(path, bytes);
			last = { ...result, maps: [...new Set([...last.maps, ...result.maps])], files: new Set([...last.files, ...result.files]) };
			return { summary: result.summary, files: last.files };
		},
	});
}

/** Whether a map has the content that the command itself has written. */
function isOwn(path: string, written: ReadonlyMap<string, Uint8Array>): boolean {
	const bytes = written.get(path);
	try {
		return bytes !== undefined && readFileSync(path).equals(bytes);
	} catch {
		return false;
	}
}
