const POSITIONS = ['top', 'top right', 'right', 'bottom right', 'bottom', 'bottom left', 'left', 'top left'] as const;

/** The words of editing the terrain sets of a tileset. */
export const editTerrainWords = {
	/** Steps. */
	addSet: 'Add Terrain Set',
	renameSet: 'Rename Terrain Set',
	renameColor: 'Rename Terrain',
	setImage: 'Change Image of Terrain Set',
	colorImage: 'Change Image of Terrain',
	mark: 'Mark Terrain',
	copyOf: (name: string) => (name === '' ? '' : `${name} Copy`),
	/** The panel. */
	none: 'The tileset has no terrain sets yet. With one, a brush paints coasts and paths whose tiles fit together.',
	setsOf: (tileset: string) => `Terrain sets of ${tileset}`,
	newSet: 'New Terrain Set',
	rename: 'Rename',
	nameOfSet: 'Name of the terrain set',
	nameOfColor: 'Name of the terrain',
	setButtons: 'Actions on terrain sets',
	colorButtons: 'Actions on terrains',
	parts: 'Marks for tiles',
	terrains: 'Terrains',
	eraseTerrain: 'Erase Terrain',
	patterns: 'Patterns',
	patternsOf: (set: string) => `Patterns of ${set}`,
	pattern: (words: string, isUsed: boolean) => (isUsed ? `${words}; in use` : words),
	noPatterns: 'Add a terrain first.',
	morePatterns: (shown: number, all: number) =>
		`The set has ${all.toLocaleString('en')} patterns. The first ${shown.toLocaleString('en')} are shown.`,
	patternButtons: 'Turn the pattern',
	/** The tiles. */
	useForSet: (set: string) => `Use as Image of the Set “${set}”`,
	useForColor: (color: string) => `Use as Image of the Terrain “${color}”`,
	at: (position: number, color: string) => `${POSITIONS[position] ?? ''} ${color}`,
	noTerrain: 'no terrain',
	marked: (tiles: readonly number[], what: string) => `${tiles.length === 1 ? `Tile ${tiles[0] ?? ''}` : `${tiles.length} tiles`}: ${what}`,
	noPosition: 'Tiles of this set have no such position. 7, 9, 1 and 3 are corners, 8, 6, 2 and 4 are edges.',
	markHint:
		'Click tiles to mark them. Or choose tiles with the arrow keys: 1 to 9 mark them where these digits are on a keypad. Escape ends.',
	patternHint:
		'Click tiles to give them the pattern; Z, X and Y turn it. Or choose tiles with the arrow keys, and press Enter. Escape ends.',
};
