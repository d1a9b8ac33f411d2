import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { alias } from '../../tools/source-aliases.ts';
import { stripProse } from '../../tools/strip-prose.ts';
import { dockviewModules } from './dockview-modules.ts';
import { dockviewStyles } from './dockview-styles.ts';
import { offline } from './offline.ts';
import { policy } from './policy.ts';

/** Builds the app into dist/app: static files for any web server, which `tilewright edit` serves, too. */
export default defineConfig({
	root: fileURLToPath(new URL('.', import.meta.url)),
	base: './',
	resolve: { alias },
	plugins: [dockviewModules(), dockviewStyles(), policy(), offline()],
	// The policy of the served page forbids inline scripts, so that a map cannot run any.
	build: {
		chunkSizeWarningLimit: 1000,
		outDir: 'dist/app',
		emptyOutDir: true,
		target: 'es2023',
		modulePreload: { polyfill: false },
		assetsInlineLimit: 0,
		rolldownOptions: {
			output: {
				// The start page has the names of many files, and hashes hardly compress.
				chunkFileNames: 'assets/[name]-[hash:7].js',
				assetFileNames: 'assets/[name]-[hash:7][extname]',
				codeSplitting: {
					groups: [
						// What the start page needs, in one file.
						{ name: 'start', tags: ['$initial'], priority: 1 },
						// The controls of properties come with maps, and with dialogs that are loaded later. In one file with all that they need,
						// else these dialogs cut the workbench into many small ones.
						{ name: 'properties', test: /src\/panels\/properties\// },
					],
				},
			},
		},
	},
	optimizeDeps: { exclude: ['@bokuweb/zstd-wasm'] },
	// Workers show nothing, so they need no words of the tables.
	worker: { format: 'es', plugins: () => [stripProse()] },
});
