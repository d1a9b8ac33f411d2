import type { Engine } from './engine.ts';

export const littlejs: Engine = {
	id: 'littlejs',
	title: 'LittleJS 1.20.0',
	source: 'npm littlejsengine 1.20.0: tileLayersLoad and objectLayersLoad in src/engineTileLayer.js',
	facts: [
		{ feature: 'xml', effect: 'lost', happens: '`tileLayersLoad` takes the content of a JSON file.' },
		{ feature: 'infinite', effect: 'lost', happens: '`tileLayersLoad` stops with a failed assertion.' },
		{ feature: 'base64-tiles', effect: 'lost', happens: '`tileLayersLoad` takes only lists of numbers.' },
		{
			feature: 'several-tilesets',
			effect: 'lost',
			happens: 'All tiles are taken from one image, as if the tilesets were in it one after the other.',
		},
		{ feature: 'isometric', effect: 'lost', happens: 'The map is shown as an orthogonal one.' },
		{ feature: 'hexagonal', effect: 'lost', happens: 'The map is shown as an orthogonal one.' },
		{ feature: 'staggered', effect: 'lost', happens: 'The map is shown as an orthogonal one.' },
		{ feature: 'oblique', effect: 'lost', happens: 'The map is shown as an orthogonal one.' },
		{
			feature: 'templates',
			effect: 'lost',
			happens: 'The object has only what the map itself says; without a class there, it is not made.',
		},
		{ feature: 'objects-without-class', effect: 'lost', happens: '`objectLayersLoad` makes only objects with a class.' },
		{ feature: 'image-layers', effect: 'differs', happens: 'The image is not drawn.' },
		{ feature: 'layer-offsets', effect: 'differs', happens: 'The offsets are not read.' },
		{ feature: 'parallax', effect: 'differs', happens: 'The factors are not read.' },
		{ feature: 'blend-modes', effect: 'differs', happens: 'The modes are not read.' },
		{ feature: 'tile-objects', effect: 'differs', happens: '`objectLayersLoad` makes an object at its position, without the tile.' },
	],
};
