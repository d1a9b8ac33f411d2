import { defineConfig } from 'tsdown';

/** What the packages' builds share; each package's own tsdown.config.ts says the rest. */
export default defineConfig({
	workspace: 'packages/*',
	format: 'esm',
	target: 'es2023',
	sourcemap: true,
	hash: false,
	fixedExtension: false,
	report: false,
	// How long plugins take on a busy machine is no news.
	inputOptions: { checks: { pluginTimings: false } },
});
