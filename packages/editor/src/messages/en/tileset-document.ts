/** The words of tilesets that are open in tabs of their own. */
export const tilesetDocument = {
	tools: 'Tileset',
	facts: (count: number, width: number, height: number, isCollection: boolean) =>
		isCollection
			? `Collection of ${count === 1 ? '1 image' : `${count} images`}`
			: `${count === 1 ? '1 tile' : `${count} tiles`} of ${width} × ${height} pixels`,
	selected: (count: number) => (count === 1 ? '1 selected' : `${count} selected`),
	noTiles: 'The tileset has no tiles yet. Add images by the button above.',
	noImage: (name: string) => `${name} is no image that can be read.`,
	/** Actions and steps. */
	edit: 'Edit Tileset',
	add: 'Add Tiles…',
	addTiles: 'Add Tiles',
	removeTiles: 'Remove Tiles',
	replace: 'Replace Image…',
	replaceImage: 'Replace Image',
	chooseImages: 'Add Images as Tiles',
	chooseImage: 'Replace Image',
	take: 'Add',
	takeInstead: 'Replace',
	isUsed: (maps: number) =>
		`${maps === 1 ? 'An open map uses' : `${maps} open maps use`} some of these tiles. Their cells and objects with them are removed there, too.`,
};
