import { dirname } from 'node:path';
import { partsOf } from '../../cores/parts-of.ts';
import { startCrew } from '../../cores/start-crew.ts';
import { identityOf } from '../../documents/overwrite.ts';
import { removeLeftovers } from '../../host/temporary-files.ts';
import type { UpgradeFlags } from './flags.ts';
import type { UpgradedFile, UpgradeTasks } from './upgraded-file.ts';

/** How many cores to use for some files: one, if they are not all files of their own, as pipes and several names of one file are not. */
export function coresForUpgrade(paths: readonly string[], { jobs }: UpgradeFlags): number {
	const cores = partsOf(jobs, paths).length;
	return cores > 1 && new Set(paths.flatMap((path) => identityOf(path) ?? [])).size === paths.length ? cores : 1;
}

/** Upgrades files by several threads, and returns what happened to them in their order, as soon as it is known. */
export async function* upgradeOnCores(paths: readonly string[], flags: UpgradeFlags, cores: number): AsyncGenerator<UpgradedFile> {
	// A member collects all that is printed while it works, and the main thread prints meanwhile.
	const crew = await startCrew<UpgradeTasks>(cores);
	const done = new Map<number, UpgradedFile>();
	let wake = (): void => {};
	let failed: { readonly error: unknown } | undefined;
	if (flags.write === true) {
		const folders = new Set(paths.map((path) => dirname(path)));
		// Threads do not know which temporary files are of others.
		for (const folder of folders) removeLeftovers(folder);
		crew.writesIn(folders);
	}
	try {
		for (let member = 0; member < cores; member++) {
			// In turns, so that the first results come first.
			const files = paths.map((path, at) => ({ path, at })).filter(({ at }) => at % cores === member);
			crew
				.ask(member, 'upgrade', { files, flags }, (file) => {
					done.set(file.at, file);
					wake();
				})
				.catch((error: unknown) => {
					failed = { error };
					wake();
				});
		}
		for (let at = 0; at < paths.length; at++) {
			for (let file = done.get(at); ; file = done.get(at)) {
				if (file !== undefined) {
					yield file;
					break;
				}
				if (failed !== undefined) throw failed.error;
				await new Promise<void>((resolve) => {
					wake = resolve;
				});
			}
			done.delete(at);
		}
	} finally {
		await crew.end();
	}
}
