/**
 * What imports of maps and tilesets give, for `types` in `tsconfig.json`:
 *
 * ```json
 * { "compilerOptions": { "types": ["vite/client", "@tilewright/vite/client"] } }
 * ```
 */

declare module '*.tmx' {
	const map: import('@tilewright/play').GameMap;
	export { map as default };
}

declare module '*.tmj' {
	const map: import('@tilewright/play').GameMap;
	export { map as default };
}

declare module '*?map' {
	const map: import('@tilewright/play').GameMap;
	export { map as default };
}

declare module '*.tsj' {
	const tiles: import('@tilewright/play').TileTable;
	export { tiles as default };
}

declare module '*?tileset' {
	const tiles: import('@tilewright/play').TileTable;
	export { tiles as default };
}
