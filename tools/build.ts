import { cpSync, rmSync } from 'node:fs';
import { argv, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'tsdown';
import { build as buildApp } from 'vite';
import { isBuilt, noteBuilt, sourcesNow } from './built-already.ts';

/**
 * Builds all packages and the editor into their dist/ folders, and copies the JSON Schema and the pages about findings into the packages that
 * ship them, unless that was done and nothing has changed. Vitest calls `setup` before tests that need the builds.
 */
export async function setup(): Promise<void> {
	const sources = sourcesNow();
	if (isBuilt(sources)) return;
	// Several builds write into this folder, so none of them may empty it.
	rmSync(new URL('../packages/cli/dist', import.meta.url), { recursive: true, force: true });
	await build({ config: fileURLToPath(new URL('../tsdown.config.ts', import.meta.url)), logLevel: 'warn', failOnWarn: true });
	await buildApp({ configFile: fileURLToPath(new URL('../packages/editor/vite.config.ts', import.meta.url)), logLevel: 'warn' });
	cpSync(new URL('../docs/findings', import.meta.url), new URL('../packages/cli/findings', import.meta.url), { recursive: true });
	cpSync(new URL('../schema', import.meta.url), new URL('../packages/format/schema', import.meta.url), { recursive: true });
	noteBuilt(sources);
}

if (argv[1] === fileURLToPath(import.meta.url)) {
	await setup().catch((error: unknown) => {
		console.error(error);
		exit(1);
	});
}
