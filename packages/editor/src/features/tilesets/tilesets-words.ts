const size = (width: number, height: number): string => `${width} × ${height}`;

interface Size {
	readonly width: number;
	readonly height: number;
}

/** The words of the tilesets panel and its dialogs. */
export const tilesetsWords = {
	title: 'Tilesets',
	none: 'The map has no tilesets yet. Make one from an image, or add an existing one.',
	missing: (path: string) => `The tileset ${path} cannot be read. Replace it, or remove it from the map.`,
	isMissing: 'The file is missing',
	search: 'Search by class, property or id',
	searchShort: 'Search tiles',
	wrap: 'Dynamically Wrap Tiles',
	onlyUsed: 'Show only tiles that the map uses',
	nothingFound: 'No tile matches.',
	take: 'Add',
	takeInstead: 'Replace',
	removeUsed: 'The map uses tiles of this tileset. Cells with them will become empty, and objects with them will be removed.',
	make: 'Create',
	image: 'Image',
	newTitle: 'New Tileset',
	preview: 'How the image is cut',
	previewEmpty: 'The image appears here, cut into tiles.',
	zoom: 'Zoom of the tiles',
	percent: (zoom: number) => `${zoom * 100} %`,
	type: 'Type',
	types: { sheet: 'Based on Tileset Image', collection: 'Collection of Images' },
	images: 'Images',
	chooseImage: 'Choose an image…',
	chooseImages: 'Choose Images',
	fromComputer: 'Choose an image from this computer',
	imageCount: (count: number) => (count === 1 ? '1 tile' : `${count} tiles`),
	noImage: 'This image cannot be read.',
	name: 'Name',
	tileWidth: 'Tile width',
	tileHeight: 'Tile height',
	margin: 'Margin',
	spacing: 'Spacing',
	transparentColor: 'Transparent color',
	embedInMap: 'Embed in map',
	count: (columns: number, rows: number) =>
		`${columns * rows} ${columns * rows === 1 ? 'tile' : 'tiles'}: ${columns} in a row, ${rows} ${rows === 1 ? 'row' : 'rows'}`,
	fileExists: (path: string) => `The file ${path} already exists. Choose another name.`,
	add: 'Add Tileset',
	embed: 'Embed Tileset',
	exportStep: 'Export Tileset',
	file: 'File of the tileset',
	untitled: 'tileset',
	badName: 'Type a file name that ends with .tsj, .tsx or .json.',
	removeUnusedStep: 'Remove Unused Tilesets',
	removedUnused: (count: number) =>
		count === 0 ? 'The map uses all its tilesets.' : count === 1 ? 'Removed 1 tileset.' : `Removed ${count} tilesets.`,
	removing: 'Removing the tileset…',
	replacing: 'Replacing the tileset…',
	swapping: 'Swapping the tiles…',
	removingTiles: 'Removing the tiles…',
	renumbering: 'Giving the tiles their new ids…',
	replace: 'Replace Tileset',
	remove: 'Remove Tileset',
	isThere: (path: string) => `The map already has the tileset ${path}.`,
	unreadable: (path: string) => `The file ${path} cannot be read.`,
	isNoTileset: (path: string) => `The file ${path} is not a tileset.`,
	tileSize: {
		differs: (name: string, own: Size, map: Size) =>
			`The tiles of ${name} are ${size(own.width, own.height)} pixels, the cells of the map ${size(map.width, map.height)}.`,
		take: (width: number, height: number) => `Make Cells ${size(width, height)}`,
		keep: 'Keep',
		step: 'Change Tile Size',
	},
};
