import type { Engine } from './engine.ts';

export const godot: Engine = {
	id: 'godot',
	title: 'YATI 1.6.7 for Godot 4',
	source: 'github.com/Kiamo2/YATI 1.6.7: README, "Limitations & Particularities"; GDScript/addons/YATI/TilemapCreator.gd',
	facts: [
		{ feature: 'oblique', effect: 'lost', happens: 'The map is imported as an orthogonal one.' },
		{ feature: 'zstd', effect: 'differs', happens: 'The C# version of the importer has no decoder of zstd; the GDScript version has.' },
		{ feature: 'ellipses', effect: 'differs', happens: 'Godot has no ellipses: a capsule is used instead, or the object is left out.' },
		{ feature: 'uneven-animations', effect: 'differs', happens: 'The animation is left out.' },
	],
};
