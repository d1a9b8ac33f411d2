import type { RawObject } from '../../../model/json-value.ts';
import type { UpgradeStep } from '../step.ts';

/** In lowercase these are the current names. */
const SIZES: ReadonlySet<string> = new Set(['tileWidth', 'tileHeight']);

const isOlder = (name: string, value: RawObject): boolean => SIZES.has(name) && value[name.toLowerCase()] === undefined;

/** U10: the first exporter, from 2011, wrote `tileWidth` and `tileHeight`. Next to the current names they are unknown fields. */
export const firstTileSizes: UpgradeStep = {
	name: '006-first-tile-sizes',
	form: '`tileWidth`, `tileHeight` of the first exporter (2011)',
	versions: ['0.11'],
	doc: '`tileWidth` and `tileHeight`, as written by the first exporter in 2011, become `tilewidth` and `tileheight`.',
	resources: ['map', 'tileset'],
	applies: (value) => [...SIZES].some((name) => value[name] !== undefined && isOlder(name, value)),
	upgrade: (value) =>
		Object.fromEntries(Object.entries(value).map(([name, field]) => [isOlder(name, value) ? name.toLowerCase() : name, field])),
	originOf(value) {
		const names = new Map([...SIZES].filter((name) => isOlder(name, value)).map((name) => [name.toLowerCase(), name]));
		return (place) => {
			const [field = '', ...rest] = place;
			const then = names.get(field);
			return then === undefined ? place : [then, ...rest];
		};
	},
};
