/** The words of tools for tiles, and of the steps that they make (rule E131). */
export const tilesWords = {
	stampBrush: 'Stamp Brush',
	terrainBrush: 'Terrain Brush',
	bucket: 'Bucket Fill',
	shapeFill: 'Shape Fill',
	eraser: 'Eraser',
	rectangularSelect: 'Rectangular Select',
	magicWand: 'Magic Wand',
	selectSameTile: 'Select Same Tile',

	paint: 'Paint',
	erase: 'Erase',
	cut: 'Cut',
	fillArea: 'Fill Area',
	filling: 'Filling…',
	cannotFill: 'The area cannot be filled.',
	fillSelection: 'Fill Selection',
	drawShape: 'Shape Fill',

	layerLocked: (name: string) => `The layer “${name}” is locked. Unlock it to paint on it.`,
	layerHidden: (name: string) => `The layer “${name}” is hidden. Show it to paint on it.`,
	noStamp: 'Choose tiles in a tileset first, or copy some from the map with a right drag.',
	noTerrain: 'Choose what to paint in the Terrain Sets panel first.',
	noTerrainSets: 'The tilesets of this map have no terrain sets: the terrain brush needs one.',
	outsideSelection: 'Only the selected area can be filled.',
	noTransition: 'Some cells stay as they are: the terrain set has no tile for this transition.',
	size: (width: number, height: number) => `${width} × ${height}`,
};
