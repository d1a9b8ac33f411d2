import type { Engine } from './engine.ts';

export const melonjs: Engine = {
	id: 'melonjs',
	title: 'melonJS 20.7.0',
	source: 'npm melonjs 20.7.0: src/level/tiled, src/utils/decode.ts',
	facts: [
		{ feature: 'templates', effect: 'lost', happens: 'The object has only what the map itself says, without the fields of the template.' },
		{ feature: 'infinite', effect: 'lost', happens: 'Tiles left of or above the origin are left out, and others may be at wrong places.' },
		{
			feature: 'compressed-tiles',
			effect: 'differs',
			happens: 'The loading stops with an error, unless the game sets a function that decompresses.',
		},
		{ feature: 'empty-image-layers', effect: 'lost', happens: 'The loading stops with an error.' },
		{ feature: 'other-layers-in-groups', effect: 'lost', happens: 'They are taken for empty tile layers.' },
		{ feature: 'parallax', effect: 'differs', happens: 'Only image layers have parallax factors.' },
		{ feature: 'object-alignment', effect: 'differs', happens: 'The alignment is not read.' },
	],
};
