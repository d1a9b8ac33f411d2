import { cpSync } from 'node:fs';
import { argv, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'tsdown';
import { build as buildApp } from 'vite';

/** Builds all packages and the editor into their dist/ folders, and copies the JSON Schema into the package that ships it. Vitest calls `setup` before tests that need the builds. */
export async function setup(): Promise<void> {
	await build({ config: fileURLToPath(new URL('../tsdown.config.ts', import.meta.url)), logLevel: 'warn', failOnWarn: true });
	await buildApp({ configFile: fileURLToPath(new URL('../packages/editor/vite.config.ts', import.meta.url)), logLevel: 'warn' });
	cpSync(new URL('../schema', import.meta.url), new URL('../packages/format/schema', import.meta.url), { recursive: true });
}

if (argv[1] === fileURLToPath(import.meta.url)) {
	await setup().catch((error: unknown) => {
		console.error(error);
		exit(1);
	});
}
