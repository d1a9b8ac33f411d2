import type { Engine } from './engine.ts';

export const excalibur: Engine = {
	id: 'excalibur',
	title: '@excaliburjs/plugin-tiled 0.32.0',
	source: 'npm @excaliburjs/plugin-tiled 0.32.0: src/parser/tiled-parser.ts, src/resource; issue 827 of its repository',
	facts: [
		{ feature: 'hexagonal', effect: 'lost', happens: 'The tile layers are not shown.' },
		{ feature: 'staggered', effect: 'lost', happens: 'The tile layers are not shown.' },
		{ feature: 'oblique', effect: 'lost', happens: 'The loading stops with a ZodError.', syntax: 'xml' },
		{ feature: 'oblique', effect: 'lost', happens: 'The tile layers are not shown.', syntax: 'json' },
		{ feature: 'group-layers', effect: 'lost', happens: 'The layers in the group are left out.', syntax: 'json' },
		{
			feature: 'group-layers',
			effect: 'differs',
			happens: 'Its offset, opacity and tint color are not passed on to its layers.',
			syntax: 'xml',
		},
		{ feature: 'chunks-of-numbers', effect: 'lost', happens: 'The tile layers are empty.', syntax: 'json' },
		{
			feature: 'class-properties',
			effect: 'lost',
			happens: 'The loading stops with a ZodError, unless the option `strict` is false.',
			syntax: 'xml',
		},
		{
			feature: 'list-properties',
			effect: 'lost',
			happens: 'The loading stops with a ZodError, unless the option `strict` is false.',
			syntax: 'xml',
		},
		{ feature: 'gaps-in-collections', effect: 'lost', happens: 'The loading stops with an error.' },
		{ feature: 'repeated-images', effect: 'differs', happens: 'The image is shown once.' },
		{ feature: 'blend-modes', effect: 'differs', happens: 'The modes are not read.' },
		{ feature: 'object-opacity', effect: 'differs', happens: 'The opacity is not read.' },
		{ feature: 'capsules', effect: 'differs', happens: 'The object is taken for a rectangle.' },
	],
};
