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
		chunkSizeWarningLimit: 1200,
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
					// Each file holds a module and all that it imports, except modules in a file of a higher priority.
					groups: [
						// The start page.
						{ name: 'start', tags: ['$initial'], priority: 4 },
						// The dialogs that the start page opens do not wait for what documents need.
						{ name: 'new-map', test: /\/maps\/new-map\.tsx$/, priority: 3 },
						{ name: 'preferences', test: /\/preferences\/preferences-dialog\.tsx$/, priority: 3 },
						// Open documents.
						{ name: 'workbench', test: /\/editor\/src\/(?:workbench\.tsx|opening\/read-and-show\.ts)$/, priority: 2 },
						// Few people need a dialog in a session: all others come with the first one.
						{ name: 'dialogs', test: /-dialog\.tsx$/, priority: 1 },
					],
				},
			},
		},
	},
	optimizeDeps: { exclude: ['@bokuweb/zstd-wasm'] },
	// Workers show nothing, so they need no words of the tables.
	worker: { format: 'es', plugins: () => [stripProse()] },
});
