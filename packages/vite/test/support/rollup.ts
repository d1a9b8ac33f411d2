import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { TilewrightOptions } from '@tilewright/vite';
import { tilewright } from '@tilewright/vite';
import type { Plugin, RollupBuild } from 'rollup';
import { rollup } from 'rollup';
import { transformWithOxc } from 'vite';

/** Lets Rollup find the sources of the runtime, which users have as JavaScript. */
const sources: Plugin = {
	name: 'sources',
	resolveId: (id) => (id === '@tilewright/vite/runtime' ? fileURLToPath(new URL('../../src/runtime.ts', import.meta.url)) : null),
	transform: async (code, id) => (id.endsWith('.ts') ? { code: (await transformWithOxc(code, id)).code, map: null } : null),
};

/** A game that Rollup built. */
interface BuiltByRollup {
	/** The exports of its main module. */
	readonly exports: Readonly<Record<string, unknown>>;
	readonly bundle: RollupBuild;
	/** The warnings of Rollup. */
	readonly warnings: readonly string[];
}

/** Builds the game of a project by Rollup, and runs its main module, `main.js`. */
export async function builtByRollup(root: string, options: TilewrightOptions = { root }): Promise<BuiltByRollup> {
	const warnings: string[] = [];
	const bundle = await rollup({
		input: join(root, 'main.js'),
		plugins: [tilewright(options), sources],
		onwarn: ({ message }) => warnings.push(message),
	});
	await bundle.write({ dir: join(root, 'dist') });
	return { exports: await import(pathToFileURL(join(root, 'dist/main.js')).href), bundle, warnings };
}
