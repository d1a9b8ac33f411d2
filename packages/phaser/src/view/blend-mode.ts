import type { Layer } from '@tilewright/play';

/** The numbers that Phaser has for blend modes. They are here, since Phaser itself cannot be loaded where there is no page. */
const NUMBERS: Readonly<Record<Layer['mode'], number>> = {
	normal: 0,
	add: 1,
	multiply: 2,
	screen: 3,
	overlay: 4,
	darken: 5,
	lighten: 6,
	'color-dodge': 7,
	'color-burn': 8,
	'hard-light': 9,
	'soft-light': 10,
	difference: 11,
	exclusion: 12,
};

/** For containers whose children have blend modes of their own. */
export const BLEND_OF_CHILDREN = -1;

/** The number of a blend mode. With WebGL, Phaser draws others than `normal`, `add`, `multiply` and `screen` as `normal`. */
export const blendMode = (mode: Layer['mode']): number => NUMBERS[mode];
