/** The words of the panel Terrain Sets. */
export const terrainSets = {
	title: 'Terrain Sets',
	none: 'The tilesets of this map have no terrain sets. With one, a brush paints coasts and paths whose tiles fit together.',
	erase: 'Erase',
	colorsOf: (set: string) => `Colors of ${set}`,
	color: (number: number) => `Color ${number}`,
	set: (number: number) => `Terrain set ${number}`,
	types: { corner: 'Corners', edge: 'Edges', mixed: 'Corners and edges' },
};
