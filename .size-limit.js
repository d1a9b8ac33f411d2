/**
 * The most that a page may load, minified and gzipped. tools/build-pages.ts builds the pages of tools/pages into .cache/pages. All files of a
 * page count, WebAssembly too: a page that does not write zstd must not ship its encoder. Only code that a page loads when a document needs it
 * is not counted.
 */
const page = (name, limit, path) => ({ name, limit, path: `.cache/pages/${path}/assets/*`, gzip: true });

export default [
	// One small function. Anything else in this page runs on import, or is imported without being used. Half of it is Vite's own code.
	page('splitGid', '1 kB', 'split-gid'),
	// For pages that open any file: JSON and XML, every version and check. zstd has an entry of its own. 0.8 kB of it are the tree of shapes
	// and the fast ways to find and read numbers, which read objects of several kinds faster. 0.3 kB, here and in each page that reads, are what
	// other programs write: types of properties that nobody knows, older encodings, short colors. As much reports what used to change in
	// silence or stop a whole map: numbers that lose digits, cells without an element, and numbers and commas out of place in CSV. 0.2 kB, in
	// these pages and in the editor, read documents without fields that the format requires, and marks and lists of other forms. 0.1 kB
	// pass the state of the check to its functions, which engines compile only once since none is made anew for a document.
	page('read', '45.8 kB', 'read'),
	// WebAssembly for large documents, as text in a module, and what fills its memory.
	page('read, prepareLarge', '48.5 kB', 'read-large'),
	// The same without XML, for pages that read what they exported themselves. A third of the rest are tables and messages.
	page('readJson', '34.8 kB', 'read-json'),
	// In addition: the writers of both syntaxes, downgrades, and our deflate. The encoder of zstd has an entry of its own. 1.3 kB of it
	// make writing objects faster: plans for values with the same keys, and classes. 0.2 kB walk over lists without a function for each, and tell
	// variants by texts.
	page('read, write', '65.5 kB', 'read-and-write'),
	// Reading and following references, without writing: no code of the writers may be included. zstd and the patterns of worlds wait. 0.2 kB
	// of it find the files in values of classes.
	page('read, resolve, urlLoader, flatten', '58.5 kB', 'flatten'),
	// For games: reading and following references, and everything of play. Templates, custom types and zstd wait.
	// 0.1 kB of it are for layers that share an id, and for naming the template that a missing file is referred to in.
	page('read, all of play', '60.9 kB', 'play'),
	// Every orientation. A third of it is what finds tiles, which a page with a map has anyway.
	page('all of play/coordinates', '6.8 kB', 'play-coordinates'),
	page('all of play/scene', '11.9 kB', 'play-scene'),
	// With what is solid on a layer, which adapters make bodies of.
	page('all of play/shapes', '9.3 kB', 'play-shapes'),
	// It loads maps, so it has most of play; patterns wait.
	page('read, all of play/worlds', '63 kB', 'play-worlds'),
	// Without Phaser. Most of it are coordinates, scene and shapes of play.
	page('all of phaser', '15.5 kB', 'phaser'),
	// Without three.js, in the same way.
	page('all of three', '14.5 kB', 'three'),
	// What games have in them that import maps: it unpacks them.
	page('unpack of vite/runtime', '2 kB', 'vite-runtime'),
	// One tool. Neither the other tools nor the readers and writers may be included.
	page('changeCells, floodFill, apply', '15 kB', 'edit-tools'),
	// All that paints: changes with undo, cells, regions, stamps, tools and terrains. `edit` for scripts makes layers and objects, too.
	// 0.2 kB, here and in all about terrains, list the patterns of Wang sets. 0.8 kB, in all pages that edit, check numbers and sizes and say
	// what is wrong with them.
	page('painting and terrains', '33 kB', 'edit-painting'),
	// Everything but automapping and terrains, for an editor. 2.7 kB of it change the custom types of projects, 0.4 kB the animations of tiles,
	// 0.6 kB their collision shapes, 0.7 kB list the options of automapping, 1.4 kB mirror
	// and turn objects as they are drawn.
	page('all of edit', '68 kB', 'edit'),
	page('all of edit/terrain', '24 kB', 'edit-terrain'),
	// Half of it are for `loadRules`, which resolves and reads files; a page that also reads maps has them only once.
	page('all of edit/automap', '86 kB', 'edit-automap'),
	// What the editor loads for its start page. 0.1 kB of it leave the tab in front to which the user goes while documents are opened, 0.1 kB
	// are the menus of terrain sets and collision shapes.
	page('editor: start page', '53 kB', 'editor-start'),
	// What it has loaded when a map is open, without workers. A quarter of it is dockview. 2 kB of it are for animations of tiles and their
	// order, 2.5 kB for terrain sets, 2.5 kB for collision shapes: what edits them waits, but grids, menus, actions and the tabs of tilesets know of it.
	page('editor: with a map', '440 kB', 'editor-map'),
];
