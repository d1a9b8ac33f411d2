/** Documents that have every kind of thing that a document can have, and refer to each other. */
export const EVERY_FIELD: Readonly<Record<string, object>> = {
	'map.tmj': everyMap(),
	'infinite.tmj': {
		...everyMap(),
		orientation: 'isometric',
		infinite: true,
		layers: [
			{
				...layer('tilelayer'),
				...{ width: 2, height: 2, startx: 0, starty: 0 },
				chunks: [
					{ x: 0, y: 0, width: 2, height: 2, data: [1, 2, 0, 5] },
					{ x: 2, y: 0, width: 2, height: 2, data: [0, 0, 0, 1] },
				],
			},
		],
	},
	'hexagonal.tmj': {
		...everyMap(),
		...{ orientation: 'hexagonal', hexsidelength: 8, staggeraxis: 'y', staggerindex: 'odd', layers: [tileLayer()] },
	},
	'tiles.tsj': { type: 'tileset', version: '1.10', ...sheet() },
	'collection.tsj': { type: 'tileset', version: '1.10', ...collection() },
	'tile.tj': {
		type: 'template',
		tileset: { firstgid: 1, source: 'tiles.tsj' },
		object: { id: 1, name: 'tile', type: 'C', gid: 1, width: 16, height: 16, rotation: 0, visible: true, properties: properties() },
	},
	'text.tj': { type: 'template', object: { name: 'text', type: '', width: 16, height: 16, text: { text: 'x', wrap: true } } },
	'all.world': {
		type: 'world',
		maps: [{ fileName: 'map.tmj', x: 0, y: 0, width: 32, height: 32 }],
		patterns: [{ regexp: 'm(\\d+)x(\\d+)\\.tmj', multiplierX: 9, multiplierY: 9, offsetX: 0, offsetY: 0, mapWidth: 16, mapHeight: 16 }],
		onlyShowAdjacentMaps: false,
		properties: properties(),
	},
	'types.tiled-project': {
		folders: ['.'],
		propertyTypes: [
			{
				...{ id: 1, name: 'C', type: 'class', color: '#ff0000', drawFill: true },
				useAs: ['property', 'map', 'layer', 'object', 'tile', 'tileset', 'wangcolor', 'wangset'],
				members: [
					{ name: 'm', type: 'int', value: 1 },
					{ name: 'own', type: 'class', propertyType: 'D', value: { e: 'B' } },
					{ name: 'list', type: 'list', value: [{ type: 'int', value: 1 }] },
				],
			},
			{ id: 2, name: 'D', type: 'class', useAs: ['property'], members: [{ name: 'e', type: 'string', propertyType: 'E', value: 'A' }] },
			{ id: 3, name: 'E', type: 'enum', storageType: 'string', values: ['A', 'B'], valuesAsFlags: false },
		],
	},
};

function everyMap(): object {
	return {
		...{ type: 'map', version: '1.10', tiledversion: '1.11.0', class: 'C', orientation: 'orthogonal', renderorder: 'right-down' },
		...{ width: 2, height: 2, tilewidth: 16, tileheight: 16, infinite: false, nextlayerid: 9, nextobjectid: 20 },
		...{ backgroundcolor: '#223344', compressionlevel: -1, parallaxoriginx: 0, parallaxoriginy: 0, properties: properties() },
		editorsettings: { chunksize: { width: 16, height: 16 }, export: { format: 'tmx', target: 'o.tmx' } },
		tilesets: [
			{ firstgid: 1, ...sheet() },
			{ firstgid: 5, source: 'tiles.tsj' },
			{ firstgid: 20, ...collection() },
		],
		layers: [
			tileLayer(),
			{ ...layer('objectgroup'), color: '#ff0000', draworder: 'topdown', objects: objects() },
			{ ...layer('imagelayer'), image: 'a.png', imagewidth: 16, imageheight: 16, repeatx: true, transparentcolor: '#ff00ff' },
			{ ...layer('group'), layers: [{ ...tileLayer(), encoding: 'base64', data: 'AQAAAAAAAAAAAAAAFAAAAA==' }] },
		],
	};
}

function layer(type: string): object {
	return {
		...{ type, id: 1, name: type, x: 0, y: 0, opacity: 1, visible: true, class: 'C', locked: true, mode: 'multiply' },
		...{ offsetx: 1, offsety: 2, parallaxx: 1, parallaxy: 1, tintcolor: '#80ffffff', properties: properties() },
	};
}

function tileLayer(): object {
	return { ...layer('tilelayer'), width: 2, height: 2, data: [1, 2, 0, 20] };
}

function objects(): object[] {
	const triangle = [
		{ x: 0, y: 0 },
		{ x: 3, y: 3 },
		{ x: 0, y: 3 },
	];
	const style = {
		bold: true,
		italic: true,
		underline: true,
		strikeout: true,
		kerning: true,
		halign: 'center',
		valign: 'bottom',
		wrap: true,
	};
	const kinds = [
		{ type: 'C', rotation: 10, visible: true, opacity: 1, properties: properties() },
		{ gid: 1, width: 16, height: 16 },
		{ point: true },
		{ ellipse: true },
		{ capsule: true },
		{ polygon: triangle },
		{ polyline: triangle },
		{ text: { text: 'hi', fontfamily: 'serif', pixelsize: 8, color: '#ff0000', ...style } },
		{ template: 'tile.tj' },
		{ template: 'text.tj', name: 'z', properties: properties() },
	];
	return kinds.map((kind, i) => ({ id: i + 1, x: 1, y: 2, ...('template' in kind ? {} : { name: 'o', width: 8, height: 6 }), ...kind }));
}

function sheet(): object {
	return {
		...{
			name: 'sheet',
			class: 'C',
			tilewidth: 16,
			tileheight: 16,
			tilecount: 2,
			columns: 2,
			margin: 0,
			spacing: 0,
			properties: properties(),
		},
		...{ image: 'a.png', imagewidth: 32, imageheight: 16, transparentcolor: '#ff00ff', backgroundcolor: '#112233' },
		...{ objectalignment: 'top', tilerendersize: 'grid', fillmode: 'preserve-aspect-fit', tileoffset: { x: 1, y: 1 } },
		grid: { orientation: 'orthogonal', width: 16, height: 16 },
		transformations: { hflip: true, vflip: true, rotate: false, preferuntransformed: false },
		tiles: [
			{
				...{ id: 0, type: 'C', probability: 0.5, properties: properties(), animation: [{ tileid: 1, duration: 100 }] },
				objectgroup: { type: 'objectgroup', draworder: 'index', objects: [{ id: 1, x: 0, y: 0, width: 8, height: 8 }] },
			},
		],
		wangsets: [
			{
				...{ name: 'w', class: 'C', type: 'mixed', tile: -1, properties: properties() },
				colors: [{ name: 'c', class: 'C', color: '#ff0000', tile: 0, probability: 1, properties: properties() }],
				wangtiles: [{ tileid: 0, wangid: [0, 1, 0, 1, 0, 1, 0, 1] }],
			},
		],
	};
}

function collection(): object {
	return {
		...{ name: 'collection', tilewidth: 16, tileheight: 16, tilecount: 1, columns: 0 },
		tiles: [{ id: 3, image: 'a.png', imagewidth: 16, imageheight: 16, x: 0, y: 0, width: 8, height: 8 }],
	};
}

function properties(): object[] {
	return [
		{ name: 'class', type: 'class', propertytype: 'C', value: { m: 1, own: { e: 'A' } } },
		{ name: 'color', type: 'color', value: '#ff00ff00' },
		{ name: 'enum', type: 'string', propertytype: 'E', value: 'A' },
		{ name: 'file', type: 'file', value: 'a.png' },
		{ name: 'list', type: 'list', value: [{ type: 'list', value: [{ type: 'int', value: 1 }] }] },
		{ name: 'object', type: 'object', value: 1 },
	];
}
