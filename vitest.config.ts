import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { defineConfig } from 'vitest/config';
import type { BrowserConfigOptions } from 'vitest/node';
import { dockviewStyles } from './packages/editor/dockview-styles.ts';
import { neverRan } from './tests/support/never-ran.ts';
import { serveCorpus } from './tests/support/serve-corpus.ts';
import { testsInPages } from './tests/support/tests-in-pages.ts';
import { chromiumArguments, findChromium, webglArguments } from './tools/chromium.ts';
import { alias } from './tools/source-aliases.ts';
import { placesOfTests } from './tools/test-files.ts';
import { enginesOf, type Package, packages } from './tools/workspace.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** The files that rewrite the expected files of the fixtures run only with UPDATE=1. */
const withoutRewriting = process.env['UPDATE'] === undefined ? ['**/update-fixtures.*'] : [];

/** These files mock a module, or test what happens before one is loaded: each needs its own modules. */
const needsFreshModules = ['packages/format/test/codec/zstd.platform.test.ts', 'packages/ops/test/hostile-references.test.ts'];

/** `npm run test:long` sets the seed of its long run, and which part of it runs: 4 is a quarter. */
const longSeed = process.env['LONG_SEED'];
const longPart = Number(process.env['LONG_PART'] ?? '1');

/** `npm test` runs the same cases each time, so that only what a change broke can fail it; `npm run test:long` tries others. */
const seed = longSeed ?? '1';

/** The options of all projects. */
const shared = {
	// Long enough that no test fails because the machine is busy: this only ends tests that hang.
	testTimeout: longSeed === undefined ? 180_000 : 1_800_000,
	// Vitest waits one second for what a test expects to come, which is short while the machine does something else.
	expect: { poll: { timeout: 60_000 } },
	provide: { long: longSeed === undefined ? 0 : longPart, seed: Number(seed) },
	setupFiles: [path('./tests/support/seed.ts')],
};

/** Test files share a process or a page, and its modules: loading them for each file takes longer than most tests. */
const together = { ...shared, isolate: false };

/** @bokuweb/zstd-wasm refers to source files that it does not ship: Vite would warn about each. */
const withoutBrokenMaps: Plugin = {
	name: 'zstd-wasm-without-broken-maps',
	load: {
		filter: { id: /zstd-wasm\/dist\/web\/.*\.js/ },
		handler: async (id) => (await readFile(id.replace(/\?.*/, ''), 'utf8')).replace(/^\/\/# sourceMappingURL=.*/m, ''),
	},
};

/**
 * Pages keep modules for the whole run. Each file with tests in a page of its own would ask the server again for a thousand modules. Not while
 * files are watched: they change.
 */
const withKeptModules: Plugin = {
	name: 'with-kept-modules',
	configureServer({ config, middlewares }) {
		if (config.server.watch !== null) return;
		middlewares.use((_, response, next) => {
			const setHeader = response.setHeader.bind(response);
			response.setHeader = (name, value) => setHeader(name, name === 'Cache-Control' && value === 'no-cache' ? 'max-age=3600' : value);
			next();
		});
	},
};

/** Without Chromium, its projects are left out; tools/test.ts says so. */
const executablePath = findChromium();

/** A new object for each project, since Vitest writes the project's name into it. */
const chromium = (args = chromiumArguments): BrowserConfigOptions => ({
	enabled: true,
	headless: true,
	screenshotFailures: false,
	provider: playwright({ launchOptions: { ...(executablePath !== undefined && { executablePath }), args } }),
	instances: [{ browser: 'chromium' }],
});

/** @bokuweb/zstd-wasm finds zstd.wasm by its own location, which bundling would change. */
const optimizeDeps = { include: ['fast-check'], exclude: ['@bokuweb/zstd-wasm'] };

type Project = TestProjectInlineConfiguration;

/** A project with what it has of its own. */
const withOwn = (ordinary: Project, own: Project = {}): Project => ({ ...ordinary, ...own, test: { ...ordinary.test, ...own.test } });

/** The projects in Node that differ from others, by the folders of their packages. */
const ownInNode: Readonly<Record<string, Project>> = {
	format: { test: { name: 'format-node' } },
	// The only project that tests the builds.
	cli: { resolve: {}, test: { globalSetup: ['tools/build.ts'] } },
	vscode: { resolve: {} },
};

/** Each package with `*.test.ts` has a project with its name. */
const node: Project[] = [
	...packages
		.filter((each) => placesOfTests(each).has('node'))
		.map(({ folder }) =>
			withOwn(
				{
					resolve: { alias },
					test: {
						...together,
						name: folder,
						include: [`packages/${folder}/{src,test}/**/*.test.ts`],
						exclude: [...withoutRewriting, ...needsFreshModules, '**/*.{browser,chromium}.test.ts'],
					},
				},
				ownInNode[folder],
			),
		),
	{ resolve: { alias }, test: { ...shared, name: 'fresh-modules', include: needsFreshModules } },
	{ resolve: { alias }, test: { ...together, name: 'repo', include: ['tests/**/*.test.ts'] } },
];

const editorPages = {
	plugins: [dockviewStyles(), serveCorpus, withKeptModules],
	optimizeDeps: {
		...optimizeDeps,
		include: [...optimizeDeps.include, 'preact', 'preact/hooks', '@preact/signals', '@preact/signals-core'],
	},
};

/** The tests of a package that may have another result in a page, and a share of the others. `#codec/*` resolves to the browser's files by package.json's `imports`. */
const shareOf = (folder: string): Project => ({
	plugins: [withoutBrokenMaps],
	test: { ...together, include: testsInPages(`packages/${folder}/test`, longSeed !== undefined), exclude: needsFreshModules },
});

/** The projects in Chromium that differ from others, by the folders of their packages. */
const ownInBrowser: Readonly<Record<string, Project>> = {
	format: shareOf('format'),
	render: shareOf('render'),
	three: { optimizeDeps: { ...optimizeDeps, include: ['three', 'three/webgpu'] } },
	'editor-core': { ...editorPages, test: { ...together, include: ['packages/editor-core/test/**/*.browser.test.ts'] } },
	'editor-canvas': { ...editorPages, test: { ...together, include: ['packages/editor-canvas/test/**/*.browser.test.ts'] } },
	editor: {
		...editorPages,
		test: {
			...together,
			include: ['packages/editor/src/**/*.browser.test.{ts,tsx}'],
			setupFiles: [...together.setupFiles, path('./packages/editor/test/support/fresh-page.ts')],
		},
	},
};

/** The project of a package in pages of Chromium. Its engine, if it has one, draws with WebGL. */
const inPages = (each: Package): Project => ({
	resolve: { alias },
	optimizeDeps: { ...optimizeDeps, include: [...optimizeDeps.include, ...enginesOf(each)] },
	test: {
		...shared,
		name: `${each.folder}-browser`,
		include: [`packages/${each.folder}/test/**/*.browser.test.{ts,tsx}`],
		browser: chromium(enginesOf(each).length > 0 ? webglArguments : chromiumArguments),
	},
});

/**
 * Gives each project a turn of its own, behind the projects in Node. Projects of one turn would start all their browsers at once, beside the
 * processes in Node: dozens of pages would wait for the servers that meet every module for the first time.
 */
const inTurns = (projects: readonly Project[]): Project[] =>
	projects.map((project, i) => ({ ...project, test: { ...project.test, sequence: { ...project.test?.sequence, groupOrder: i + 1 } } }));

/** Each package with `*.browser.test.ts` or `*.chromium.test.ts` has a project with its name and `-browser`. */
const browser: Project[] = inTurns([
	...packages
		.filter((each) => placesOfTests(each).has('chromium'))
		.map(({ folder }) => ({
			resolve: { alias },
			test: { ...together, name: `${folder}-browser`, include: [`packages/${folder}/test/**/*.chromium.test.ts`] },
		})),
	...packages
		.filter((each) => placesOfTests(each).has('browser') || ownInBrowser[each.folder] !== undefined)
		.map((each) => withOwn(inPages(each), ownInBrowser[each.folder])),
	{
		resolve: { alias },
		plugins: [withoutBrokenMaps],
		optimizeDeps,
		test: {
			...shared,
			name: 'fresh-modules-browser',
			include: needsFreshModules.filter((file) => file.startsWith('packages/format/')),
			browser: chromium(),
		},
	},
]);

export default defineConfig({
	test: {
		reporters: ['default', neverRan()],
		// A run leaves no files behind.
		attachmentsDir: path('./node_modules/.cache/vitest'),
		maxWorkers: availableParallelism(),
		// Only for pages that hang: a machine that is busy with other programs takes minutes for what an idle one does in a second.
		browser: { connectTimeout: 600_000 },
		projects: executablePath === undefined ? node : [...node, ...browser],
	},
});
