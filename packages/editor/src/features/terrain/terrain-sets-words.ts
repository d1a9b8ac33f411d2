/** The words of the panel Terrain Sets, and of actions on terrain sets. */
export const terrainSetsWords = {
	title: 'Terrain Sets',
	none: 'The tilesets of this map have no terrain sets. With one, a brush paints coasts and paths whose tiles fit together.',
	howToAdd: 'Open a tileset in its own tab to add one.',
	erase: 'Erase',
	colorsOf: (set: string) => `Colors of ${set}`,
	color: (number: number) => `Color ${number}`,
	set: (number: number) => `Terrain set ${number}`,
	types: { corner: 'Corners', edge: 'Edges', mixed: 'Corners and edges' },
	/** Actions. */
	edit: 'Edit Terrain Sets',
	editOf: (tileset: string) => `Edit the terrain sets of ${tileset}`,
	newCorner: 'New Corner Set',
	newEdge: 'New Edge Set',
	newMixed: 'New Mixed Set',
	duplicate: 'Duplicate Terrain Set',
	remove: 'Remove Terrain Set',
	addColor: 'Add Terrain',
	removeColor: 'Remove Terrain',
};
