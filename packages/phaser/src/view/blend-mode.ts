import type { Layer } from '@tilewright/play';
import type { Scene } from 'phaser';

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

/**
 * Lets a game draw `exclusion` with WebGL. As `screen`, graphics cards can do it by themselves, but Phaser does not ask for it: of its blend
 * modes, it tells them only `normal`, `add`, `multiply` and `screen`, and draws the others as `normal`.
 */
export function enableExclusion({ renderer }: Scene): void {
	if (!('gl' in renderer)) return;
	const { ONE, ONE_MINUS_DST_COLOR, ONE_MINUS_SRC_COLOR, ONE_MINUS_SRC_ALPHA } = renderer.gl;
	const mode = renderer.blendModes[NUMBERS.exclusion];
	if (mode !== undefined) mode.func = [ONE_MINUS_DST_COLOR, ONE_MINUS_SRC_COLOR, ONE, ONE_MINUS_SRC_ALPHA];
}

/** The number of a blend mode. */
export const blendMode = (mode: Layer['mode']): number => NUMBERS[mode];
