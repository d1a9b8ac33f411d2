import type { UpgradeStep } from '../step.ts';

const TYPES: ReadonlyMap<unknown, string> = new Map([
	['Layer', 'tilelayer'],
	['ObjectGroup', 'objectgroup'],
]);

/** U10: the first exporter, from 2011, had other names for the types of layers. */
export const firstLayerTypes: UpgradeStep = {
	name: '004-first-layer-types',
	form: 'layer types of the first exporter (2011)',
	versions: ['0.11'],
	doc: '`Layer` and `ObjectGroup`, as written by the first exporter in 2011, become `tilelayer` and `objectgroup`.',
	resources: ['layer'],
	applies: ({ type }) => TYPES.has(type),
	upgrade: ({ type, ...rest }) => ({ ...rest, type: TYPES.get(type) }),
};
