import { cpSync } from 'node:fs';
import { argv, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'tsdown';

/** Builds all packages into their dist/ folders, and copies the JSON Schema into the package that ships it. Vitest calls `setup` before tests that need the builds. */
export async function setup(): Promise<void> {
	await build({ config: fileURLToPath(new URL('../tsdown.config.ts', import.meta.url)), logLevel: 'warn', failOnWarn: true });
	cpSync(new URL('../schema', import.meta.url), new URL('../packages/format/schema', import.meta.url), { recursive: true });
}

if (argv[1] === fileURLToPath(import.meta.url)) {
	await setup().catch((error: unknown) => {
		console.error(error);
		exit(1);
	});
}
