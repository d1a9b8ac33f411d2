import type { UserConfig } from 'tsdown';
import { commandBundles } from './command-bundles.ts';
import type { Platform } from './platform.ts';
import { platformOf } from './platform.ts';
import { stripProse } from './strip-prose.ts';
import type { EntryPoint, Package } from './workspace.ts';

/** The platforms in the words of tsdown. */
const PLATFORMS = { everywhere: 'neutral', node: 'node', browser: 'browser' } as const satisfies Record<Platform, UserConfig['platform']>;

/** What packages build besides their entry points. */
const MORE: Readonly<Record<string, () => readonly UserConfig[]>> = { cli: commandBundles };

/**
 * The builds of a package, by the folders in which its `exports` look for the files of its entry points.
 *
 * - `dist/node` is bundled: Node loads one file much faster than a hundred.
 * - `dist/browser` has a file for each module: bundlers drop every module that a page does not use.
 * - `dist/prose` has the entry points that show the prose of the tables to people, each in one file that runs everywhere.
 * - `dist/types` has the declarations of all.
 * - `dist` itself has everything of a package for one platform.
 */
export function buildsOf(each: Package): UserConfig[] {
	const into = (outDir: string): { outDir: string; entry: Record<string, string> } => ({ outDir, entry: entriesIn(outDir, each.entries) });
	const more = MORE[each.folder]?.() ?? [];
	const builds: UserConfig[] = [
		{ ...into('dist/node'), platform: 'node', dts: false, plugins: [stripProse()] },
		{ ...into('dist/browser'), platform: 'browser', dts: false, unbundle: true, plugins: [stripProse()] },
		{ ...into('dist/prose'), platform: 'neutral', dts: false },
		{ ...into('dist/types'), platform: 'neutral', sourcemap: false, dts: { emitDtsOnly: true } },
		// Several builds write into one folder, so none of them may empty it.
		{ ...into('dist'), platform: PLATFORMS[platformOf(each)], dts: hasTypes(each), ...(more.length > 0 && { clean: false }) },
	];
	return [...builds.filter(({ entry = {} }) => Object.keys(entry).length > 0), ...more];
}

/** The entry points that have a file in a folder: the name of the file, and its source. */
function entriesIn(folder: string, entries: readonly EntryPoint[]): Record<string, string> {
	const here = entries.filter(({ built }) => built.some((file) => builtInto(file) === folder));
	return Object.fromEntries(here.map(({ source }) => [source.replace(/^src\/|\.tsx?$/g, ''), source]));
}

/** The folder of a build, by a file that it makes. */
const builtInto = (file: string): string => /^dist\/(?:node|browser|prose|types)(?=\/)/.exec(file)?.[0] ?? 'dist';

const hasTypes = ({ entries }: Package): boolean => entries.some(({ built }) => built.some((file) => file.endsWith('.d.ts')));
