import type { UserConfig } from 'tsdown';
import { stripProse } from './strip-prose.ts';

/** Entry points of a package: names of files in dist, and their sources. */
type Entries = Readonly<Record<string, string>>;

/**
 * The builds of a library, by the platform that has its entry points; one that is in both runs everywhere.
 *
 * - `dist/node` is bundled: Node loads one file much faster than a hundred.
 * - `dist/browser` has a file for each module: bundlers drop every module that a page does not use.
 * - `dist/prose` has the entry points that show the prose of the tables to people, each in one file that runs everywhere.
 * - `dist/types` has the declarations of all.
 */
export function libraryBuilds(entries: { readonly node: Entries; readonly browser: Entries; readonly prose?: Entries }): UserConfig[] {
	const { prose } = entries;
	return [
		{ entry: { ...entries.node }, platform: 'node', outDir: 'dist/node', dts: false, plugins: [stripProse()] },
		{
			entry: { ...entries.browser },
			platform: 'browser',
			outDir: 'dist/browser',
			dts: false,
			unbundle: true,
			plugins: [stripProse()],
		},
		...(prose === undefined ? [] : [{ entry: { ...prose }, platform: 'neutral' as const, outDir: 'dist/prose', dts: false }]),
		{
			entry: { ...entries.node, ...entries.browser, ...prose },
			platform: 'neutral',
			outDir: 'dist/types',
			sourcemap: false,
			dts: { emitDtsOnly: true },
		},
	];
}
