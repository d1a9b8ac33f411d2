/** The words of grids of tiles. */
export const tileGridWords = {
	tile: (id: number) => `Tile ${id}`,
	tilesOf: (name: string) => `Tiles of ${name}`,
};
