import type { Engine } from './engine.ts';

export const phaser: Engine = {
	id: 'phaser',
	title: 'Phaser 4.2.1',
	source: 'npm phaser 4.2.1: src/tilemaps/parsers/tiled, src/loader/filetypes/TilemapJSONFile.js',
	facts: [
		{ feature: 'xml', effect: 'lost', happens: 'Its loader, `tilemapTiledJSON`, reads only JSON.' },
		{
			feature: 'external-tilesets',
			effect: 'lost',
			happens: 'The tileset is left out, and its tiles stop the loading with a TypeError.',
		},
		{ feature: 'compressed-tiles', effect: 'lost', happens: 'The layer is left out.' },
		{ feature: 'chunks-outside-box', effect: 'lost', happens: 'The loading stops with a TypeError, or tiles are left out.' },
		{ feature: 'oblique', effect: 'lost', happens: 'The map is shown as an orthogonal one.' },
		{ feature: 'hexagonal-turns', effect: 'lost', happens: 'The loading stops with a TypeError.' },
		{ feature: 'templates', effect: 'lost', happens: 'The object has only what the map itself says, without the fields of the template.' },
		{ feature: 'image-layers', effect: 'differs', happens: 'The image is listed in `map.images`, and not drawn.' },
		{ feature: 'layer-tints', effect: 'differs', happens: 'The colors are not read.' },
		{ feature: 'parallax', effect: 'differs', happens: 'The factors are not read; the program can set `setScrollFactor` of each layer.' },
		{ feature: 'blend-modes', effect: 'differs', happens: 'The modes are not read; the program can set `setBlendMode` of each layer.' },
		{ feature: 'object-opacity', effect: 'differs', happens: 'The opacity is not read.' },
		{ feature: 'capsules', effect: 'differs', happens: 'The object is taken for a rectangle.' },
	],
};
