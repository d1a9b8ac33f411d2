import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import type { BrowserConfigOptions } from 'vitest/node';
import { chromiumArguments, findChromium } from './tools/chromium.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** Tests see the packages' sources, not their builds; only the project `cli` tests what ships. */
const alias = [
	{ find: /^@tilewright\/format$/, replacement: path('./packages/format/src/index.ts') },
	{ find: /^@tilewright\/format\/internal$/, replacement: path('./packages/format/src/internal.ts') },
	{ find: /^@tilewright\/format\/json$/, replacement: path('./packages/format/src/json.ts') },
	{ find: /^@tilewright\/format\/zstd$/, replacement: path('./packages/format/src/zstd.ts') },
	{ find: /^@tilewright\/geometry$/, replacement: path('./packages/geometry/src/index.ts') },
	{ find: /^@tilewright\/render-node$/, replacement: path('./packages/render-node/src/index.ts') },
	{ find: /^@tilewright\/ops$/, replacement: path('./packages/ops/src/index.ts') },
	{ find: /^@tilewright\/ops\/node$/, replacement: path('./packages/ops/src/index.node.ts') },
	{ find: /^@tilewright\/render$/, replacement: path('./packages/render/src/index.ts') },
	{ find: /^@tilewright\/render\/internal$/, replacement: path('./packages/render/src/internal.ts') },
	{ find: /^@tilewright\/render\/browser$/, replacement: path('./packages/render/src/index.browser.ts') },
];

/** What rewrites the expected files of the fixtures is there only when it is asked for. */
const withoutRewriting = process.env['UPDATE'] === undefined ? ['**/update-fixtures.*'] : [];

/** What a slow machine needs for a test that reads large maps. */
const testTimeout = 30_000;

/** @bokuweb/zstd-wasm names source files in its maps that it does not ship: Vite would warn of each. */
const withoutBrokenMaps: Plugin = {
	name: 'zstd-wasm-without-broken-maps',
	load: {
		filter: { id: /zstd-wasm\/dist\/web\/.*\.js/ },
		handler: async (id) => (await readFile(id.replace(/\?.*/, ''), 'utf8')).replace(/^\/\/# sourceMappingURL=.*/m, ''),
	},
};

/** The system's Chromium: an object for each project, since Vitest writes the project's name into it. */
const chromium = (): BrowserConfigOptions => ({
	enabled: true,
	headless: true,
	screenshotFailures: false,
	provider: playwright({ launchOptions: { executablePath: findChromium() ?? 'chromium-is-missing', args: chromiumArguments } }),
	instances: [{ browser: 'chromium' }],
});

export default defineConfig({
	test: {
		// A run leaves nothing behind.
		attachmentsDir: path('./node_modules/.cache/vitest'),
		projects: [
			{
				resolve: { alias },
				test: { name: 'format-node', include: ['packages/format/test/**/*.test.ts'], exclude: withoutRewriting, testTimeout },
			},
			{
				// The same suite in the system's Chromium. `#codec/*` resolves to the browser's files by package.json's `imports`.
				resolve: { alias },
				plugins: [withoutBrokenMaps],
				optimizeDeps: {
					include: ['pako', 'fast-check'],
					// It finds zstd.wasm beside itself, which bundling would break.
					exclude: ['@bokuweb/zstd-wasm'],
				},
				test: {
					name: 'format-browser',
					include: ['packages/format/test/**/*.test.ts'],
					exclude: ['**/*.node.test.ts'],
					testTimeout,
					browser: chromium(),
				},
			},
			{
				resolve: { alias },
				test: { name: 'ops', include: ['packages/ops/test/**/*.test.ts'], testTimeout },
			},
			{
				resolve: { alias },
				test: { name: 'geometry', include: ['packages/geometry/test/**/*.test.ts'], testTimeout },
			},
			{
				resolve: { alias },
				test: { name: 'render', include: ['packages/render/test/**/*.test.ts'], exclude: ['**/*.browser.test.ts'], testTimeout },
			},
			{
				resolve: { alias },
				test: { name: 'render-node', include: ['packages/render-node/test/**/*.test.ts'], exclude: withoutRewriting, testTimeout },
			},
			{
				resolve: { alias },
				plugins: [withoutBrokenMaps],
				optimizeDeps: { include: ['pako', 'fast-check'], exclude: ['@bokuweb/zstd-wasm'] },
				test: {
					name: 'render-browser',
					include: ['packages/render/test/**/*.test.ts'],
					exclude: ['**/*.node.test.ts'],
					testTimeout,
					browser: chromium(),
				},
			},
			{
				test: {
					name: 'cli',
					include: ['packages/cli/test/**/*.test.ts'],
					testTimeout,
					globalSetup: ['tools/build.ts'],
				},
			},
			{
				resolve: { alias },
				test: { name: 'repo', include: ['tests/**/*.test.ts'], testTimeout },
			},
		],
	},
});
