/** The words of panels in general. Larger panels have files of their own. */
export const panelsWords = {
	noMap: 'No map is open.',
	noTileSelected: 'Select a tile to edit its collision shapes.',
};
