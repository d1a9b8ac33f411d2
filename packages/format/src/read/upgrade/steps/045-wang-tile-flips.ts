import type { UpgradeStep } from '../step.ts';

const FLIPS = ['hflip', 'vflip', 'dflip'];

/** In XML the values are strings, since the fields are no longer in the tables. */
const ON = new Set<unknown>([true, 1, '1', 'true']);
const OFF = new Set<unknown>([false, 0, '0', 'false']);

/** U4: before 1.5, a Wang tile could be flipped. The newest form has no such tiles. */
export const wangTileFlips: UpgradeStep = {
	name: '045-wang-tile-flips',
	form: 'flips of Wang tiles (before 1.5)',
	versions: ['1.5'],
	doc: '`hflip`, `vflip` and `dflip` of a Wang tile are dropped; each that is true is reported.',
	resources: ['wangtile'],
	applies: (value) => FLIPS.some((flip) => ON.has(value[flip]) || OFF.has(value[flip])),
	upgrade(value, dropped) {
		for (const flip of FLIPS) if (ON.has(value[flip])) dropped([flip], 'true');
		return Object.fromEntries(Object.entries(value).filter(([name]) => !FLIPS.includes(name)));
	},
};
