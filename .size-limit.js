import { existsSync, readdirSync, readFileSync } from 'node:fs';

/**
 * The most that a page may load, minified and gzipped: round numbers with some room, so that code lies where it belongs. A page that reaches
 * its ceiling has grown by a twentieth or more: look for what does not belong there first, then raise the ceiling to the next round number.
 *
 * tools/build-pages.ts builds the pages of tools/pages into .cache/pages. All files of a page count, WebAssembly too: a page that does not
 * write zstd must not ship its encoder. Only code that a page loads when a document needs it is not counted.
 */
const page = (name, limit, path) => ({ name, limit, path: `.cache/pages/${path}/assets/*`, gzip: true });

/** The limit of an adapter stands in its own package.json. */
const adapters = readdirSync('packages')
	.filter((folder) => existsSync(`packages/${folder}/package.json`))
	.flatMap((folder) => {
		const { 'size-limit': limits = [] } = JSON.parse(readFileSync(`packages/${folder}/package.json`, 'utf8'));
		return limits.map(({ limit }) => page(`all of ${folder}`, limit, folder));
	});

export default [
	// One small function, and Vite's own code. Anything else in this page runs on import, or is imported without being used.
	page('splitGid', '1 kB', 'split-gid'),
	// Any file: JSON and XML, every version, every check. The decoder of zstd waits until a document needs it.
	page('read', '48 kB', 'read'),
	// With WebAssembly for large documents.
	page('read, prepareLarge', '51 kB', 'read-large'),
	// Without XML.
	page('readJson', '37 kB', 'read-json'),
	// With the writers of both syntaxes, older versions and deflate, without the encoder of zstd.
	page('read, write', '70 kB', 'read-and-write'),
	// References are followed, nothing is written: no code of the writers may be included. The patterns of worlds wait.
	page('read, resolve, urlLoader, flatten', '62 kB', 'flatten'),
	// Templates and custom types wait.
	page('read, all of play', '65 kB', 'play'),
	page('all of play/coordinates', '7.5 kB', 'play-coordinates'),
	page('all of play/scene', '14 kB', 'play-scene'),
	page('all of play/shapes', '10 kB', 'play-shapes'),
	// It loads maps, so it has most of play.
	page('read, all of play/worlds', '67 kB', 'play-worlds'),
	// Adapters, without their engines. Most of each are coordinates, scene and shapes of play.
	...adapters,
	// Games that import maps have this alone.
	page('unpack of vite/runtime', '2 kB', 'vite-runtime'),
	// One tool. Neither the other tools nor the readers and writers may be included.
	page('changeCells, floodFill, apply', '15 kB', 'edit-tools'),
	page('painting and terrains', '34 kB', 'edit-painting'),
	// Everything but automapping and terrains, for an editor.
	page('all of edit', '70 kB', 'edit'),
	page('all of edit/terrain', '25 kB', 'edit-terrain'),
	// Half of it is for `loadRules`, which resolves and reads files.
	page('all of edit/automap', '90 kB', 'edit-automap'),
	page('editor: start page', '55 kB', 'editor-start'),
	// All that it has loaded when a map is open, without workers. A fifth of it is dockview.
	page('editor: with a map', '450 kB', 'editor-map'),
];
