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
});
