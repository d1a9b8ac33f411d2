/**
 * The types of imported maps and tilesets, for `types` in `tsconfig.json`:
 *
 * ```json
 * { "compilerOptions": { "types": ["vite/client", "@tilewright/vite/client"] } }
 * ```
 */

declare module '*.tmx' {
	const map: import('@tilewright/play').GameMap;
	export default map;
}

declare module '*.tmj' {
	const map: import('@tilewright/play').GameMap;
	export default map;
}

declare module '*?map' {
	const map: import('@tilewright/play').GameMap;
	export default map;
}

declare module '*.tsj' {
	const tiles: import('@tilewright/play').TileTable;
	export default tiles;
}

declare module '*?tileset' {
	const tiles: import('@tilewright/play').TileTable;
	export default tiles;
}

declare module '*.world' {
	const world: import('./dist/index.js').ImportedWorld;
	export default world;
}
