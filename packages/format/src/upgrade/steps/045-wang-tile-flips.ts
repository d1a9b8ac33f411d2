import type { UpgradeStep } from '../step.ts';

const FLIPS = ['hflip', 'vflip', 'dflip'];

/** U4: before 1.5, a matching tile could be flipped; such a tile has no place in the newest form. */
export const wangTileFlips: UpgradeStep = {
	name: '045-wang-tile-flips',
	form: 'flips of matching tiles (before 1.5)',
	resources: ['wangtile'],
	applies: (value) => FLIPS.some((flip) => typeof value[flip] === 'boolean'),
	upgrade(value, dropped) {
		for (const flip of FLIPS) if (value[flip] === true) dropped([flip], 'true');
		return Object.fromEntries(Object.entries(value).filter(([name]) => !FLIPS.includes(name)));
	},
};
