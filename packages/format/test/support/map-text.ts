/** The text of a small map. It contains the given text unchanged, so that a test can write fields that no object can have. */
export const mapText = (fields: string): string =>
	`{"type":"map","version":"1.10","width":2,"height":2,"tilewidth":16,"tileheight":16,${fields}}`;

/** A map with these layers, as text. */
export const mapWithLayers = (layers: string, fields = '"tilesets":[{"firstgid":1,"source":"tiles.tsj"}]'): string =>
	mapText(`${fields},"layers":[${layers}]`);

/** A tile layer as text. */
export const tileLayer = (fields: string, width: number | string = 2, height: number | string = 2): string =>
	`{"id":1,"name":"Ground","type":"tilelayer","width":${width},"height":${height},${fields}}`;
