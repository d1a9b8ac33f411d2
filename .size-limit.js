/**
 * The most that a page may load, minified and gzipped. tools/build-pages.ts builds the pages of tools/pages into .cache/pages. All files of a
 * page count, WebAssembly too: a page that does not write zstd must not ship its encoder.
 */
const page = (name, limit, path) => ({ name, limit, path: `.cache/pages/${path}/assets/*`, gzip: true });

export default [
	// One small function: whatever else is in it runs on import, or is imported where it is not used. Half of it is Vite's own.
	page('splitGid', '1 kB', 'split-gid'),
	// JSON and XML, every version, check and codec: what a page needs that opens any file.
	page('read', '50 kB', 'read'),
	// The same without XML, for pages that read what they exported themselves.
	page('readJson', '40 kB', 'read-json'),
	// The writers of both syntaxes, downgrades and deflate come on top.
	page('read, write', '70 kB', 'read-and-write'),
	// Reading without writing, and following references: nothing of the writers may come along.
	page('read, resolve, urlLoader, flatten', '59 kB', 'flatten'),
];
