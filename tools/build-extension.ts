import { cpSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import type { InlineConfig } from 'tsdown';
import { build } from 'tsdown';

/** Both files of the extension have all that they import in them: an extension has no node_modules. */
const shared: InlineConfig = {
	config: false,
	cwd: fileURLToPath(new URL('../packages/vscode', import.meta.url)),
	platform: 'node',
	target: 'es2023',
	dts: false,
	hash: false,
	minify: true,
	fixedExtension: false,
	report: false,
	logLevel: 'warn',
	failOnWarn: true,
	// jsonc-parser's first form requires its files by names that a bundler cannot see.
	inputOptions: { checks: { pluginTimings: false }, resolve: { mainFields: ['module', 'main'] } },
};

/** Builds the extension for VS Code in packages/vscode/dist. It takes the sources of the packages, not their builds. */
export async function buildExtension(): Promise<void> {
	const folder = new URL('../packages/vscode/', import.meta.url);
	await build({
		...shared,
		entry: { extension: 'src/extension.ts' },
		format: 'cjs',
		deps: { neverBundle: ['vscode'], alwaysBundle: (id) => id !== 'vscode' },
		outExtensions: () => ({ js: '.cjs' }),
	});
	await build({ ...shared, entry: { server: 'src/server.ts' }, format: 'esm', clean: false, deps: { alwaysBundle: () => true } });
	cpSync(new URL('../docs/findings', import.meta.url), new URL('findings', folder), { recursive: true });
	cpSync(new URL('../schema/config.schema.json', import.meta.url), new URL('dist/config.schema.json', folder));
}

if (argv[1] === fileURLToPath(import.meta.url)) await buildExtension();
