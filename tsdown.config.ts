import { defineConfig } from 'tsdown';

/** The options that all builds share; the tsdown.config.ts of each package has the others. */
export default defineConfig({
	workspace: 'packages/*',
	format: 'esm',
	target: 'es2023',
	sourcemap: true,
	hash: false,
	fixedExtension: false,
	report: false,
	// Warnings about slow plugins would depend on how busy the machine is.
	inputOptions: { checks: { pluginTimings: false } },
});
