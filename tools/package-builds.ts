import type { UserConfig } from 'tsdown';
import { stripProse } from './strip-prose.ts';

/** Entry points of a package: names of files in dist, and their sources. */
type Entries = Readonly<Record<string, string>>;

/**
 * The builds of a library, by the platform that has its entry points; one that is in both runs everywhere.
 *
 * - `dist/node` is bundled: Node loads one file much faster than a hundred.
 * - `dist/browser` has a file for each module: bundlers drop every module that a page does not use.
 * - `dist/types` has the declarations of both.
 *
 * @param name - of the package, for the build's messages
 */
export function libraryBuilds(name: string, entries: { readonly node: Entries; readonly browser: Entries }): UserConfig[] {
	return [
		{ name: `${name}, node`, entry: { ...entries.node }, platform: 'node', outDir: 'dist/node', dts: false, plugins: [stripProse()] },
		{
			name: `${name}, browser`,
			entry: { ...entries.browser },
			platform: 'browser',
			outDir: 'dist/browser',
			dts: false,
			unbundle: true,
			plugins: [stripProse()],
		},
		{
			name: `${name}, types`,
			entry: { ...entries.node, ...entries.browser },
			platform: 'neutral',
			outDir: 'dist/types',
			sourcemap: false,
			dts: { emitDtsOnly: true },
		},
	];
}
