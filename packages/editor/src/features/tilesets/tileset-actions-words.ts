/** The words of the actions on tilesets of a map. */
export const tilesetActionsWords = {
	newTileset: 'New Tileset…',
	addExternalTileset: 'Add External Tileset…',
	addExternalTitle: 'Add External Tileset',
	embedTileset: 'Embed Tileset',
	exportTileset: 'Export Tileset As…',
	exportTitle: 'Export Tileset As',
	replaceTileset: 'Replace Tileset…',
	replaceTitle: 'Replace Tileset',
	removeTileset: 'Remove Tileset',
	removeUnusedTilesets: 'Remove Unused Tilesets',
	addRulesTileset: 'Add Automapping Rules Tileset',
	swapTiles: 'Swap Tiles',
	reloadImages: 'Reload Tileset Images',
	previousTileset: 'Select Previous Tileset',
	nextTileset: 'Select Next Tileset',
};
