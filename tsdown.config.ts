import type { UserConfig } from 'tsdown';
import { defineConfig } from 'tsdown';
import { commandBundles } from './tools/command-bundles.ts';
import { libraryBuilds } from './tools/package-builds.ts';

/** The options that all builds share. */
const shared: UserConfig = {
	format: 'esm',
	target: 'es2023',
	sourcemap: true,
	hash: false,
	fixedExtension: false,
	report: false,
	// Warnings about slow plugins would depend on how busy the machine is.
	inputOptions: { checks: { pluginTimings: false } },
};

const index = { index: 'src/index.ts' };
const internal = { ...index, internal: 'src/internal.ts' };
/** The platforms differ by `#codec/*`, which resolves by the condition `node` (package.json, `imports`). */
const format = {
	...{ ...internal, json: 'src/json.ts', large: 'src/large.ts', lazy: 'src/lazy.ts', zstd: 'src/zstd.ts' },
	'zstd-encoder': 'src/zstd-encoder.ts',
};

/** Small games do not load what they do not use, even if they use all names of an entry. */
const play = { ...internal, coordinates: 'src/coordinates.ts', scene: 'src/scene.ts', shapes: 'src/shapes.ts', worlds: 'src/worlds.ts' };

/** Pages without automapping and terrains do not load them, even if they use all names of an entry. */
const edit = { ...index, automap: 'src/automap.ts', terrain: 'src/terrain.ts' };

/** The builds of each package, by its folder in `packages`. */
const builds: Readonly<Record<string, readonly UserConfig[]>> = {
	'format': libraryBuilds({ node: format, browser: format, prose: { fields: 'src/fields.ts' } }),
	'geometry': libraryBuilds({ node: index, browser: index }),
	// `node` has the loaders of files for Node; `formats` describes the formats of an export, and loads each writer when it is used.
	'ops': libraryBuilds({
		node: { ...index, formats: 'src/formats.ts', node: 'src/index.node.ts' },
		browser: { ...index, formats: 'src/formats.ts' },
	}),
	'play': libraryBuilds({ node: play, browser: play }),
	'edit': libraryBuilds({ node: edit, browser: edit }),
	// `internal` is for render-node; `browser` draws in browsers.
	'render': libraryBuilds({ node: internal, browser: { ...internal, browser: 'src/index.browser.ts' } }),
	'render-node': [{ entry: index, platform: 'node', dts: true }],
	'phaser': [{ entry: index, platform: 'neutral', dts: true }],
	// For browsers alone: Excalibur needs them.
	'excalibur': [{ entry: index, platform: 'browser', dts: true }],
	'vite': [{ entry: { ...index, runtime: 'src/runtime.ts' }, platform: 'node', dts: true }],
	// For browsers alone: PixiJS and three.js need them.
	'pixi': [{ entry: index, platform: 'browser', dts: true }],
	'three': [{ entry: index, platform: 'browser', dts: true }],
	'language-server': [{ entry: index, platform: 'node', dts: true }],
	// The language server for programs that have it in them, and the command.
	'cli': [{ entry: { lsp: 'src/lsp.ts' }, platform: 'node', outDir: 'dist', clean: false, dts: false }, ...commandBundles()],
};

export default defineConfig(
	Object.entries(builds).flatMap(([folder, own]) =>
		own.map((build) => ({ ...shared, ...build, cwd: `packages/${folder}`, name: `${folder}, ${build.platform ?? ''}` })),
	),
);
