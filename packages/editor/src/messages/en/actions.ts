/** The words of menu entries, by action. */
export const actions = {
	undo: 'Undo',
	redo: 'Redo',
	zoomIn: 'Zoom In',
	zoomOut: 'Zoom Out',
	zoomNormal: 'Normal Size',
	fitInView: 'Fit Map in View',
	showGrid: 'Show Grid',
	newTileset: 'New Tileset…',
	addExternalTileset: 'Add External Tileset…',
	embedTileset: 'Embed Tileset',
	replaceTileset: 'Replace Tileset…',
	removeTileset: 'Remove Tileset',
	previousTileset: 'Select Previous Tileset',
	nextTileset: 'Select Next Tileset',
};
