/** The words of tilesets that are open in tabs of their own. */
export const tilesetDocumentWords = {
	tools: 'Tileset',
	facts: (count: number, width: number, height: number, isCollection: boolean) =>
		isCollection
			? `Collection of ${count === 1 ? '1 image' : `${count} images`}`
			: `${count === 1 ? '1 tile' : `${count} tiles`} of ${width} × ${height} pixels`,
	selected: (count: number) => (count === 1 ? '1 selected' : `${count} selected`),
	noTiles: 'The tileset has no tiles yet. Add images with the button above.',
	noImage: (name: string) => `${name} is not an image that can be read.`,
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
	/** The number of columns has changed. */
	idsChanged: (maps: readonly string[]) =>
		`The image now has a different number of columns, so its tiles have new ids. ${maps.join(', ')} ${maps.length === 1 ? 'uses' : 'use'} them: should the cells and objects there keep their pictures?`,
	moveTiles: (maps: number) => (maps === 1 ? 'Keep the Pictures' : `Keep the Pictures in ${maps} Maps`),
	leaveMaps: 'Keep the Ids',
	moveStep: 'Move Tile Ids',
	isUsed: (maps: number) =>
		`${maps === 1 ? 'An open map uses' : `${maps} open maps use`} some of these tiles. The cells and objects with these tiles are removed there, too.`,
};
