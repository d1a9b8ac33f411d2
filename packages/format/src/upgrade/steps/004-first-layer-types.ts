import type { UpgradeStep } from '../step.ts';

const TYPES: ReadonlyMap<unknown, string> = new Map([
	['Layer', 'tilelayer'],
	['ObjectGroup', 'objectgroup'],
]);

/** U10: the very first exporter, of 2011, named the types of layers otherwise. */
export const firstLayerTypes: UpgradeStep = {
	name: '004-first-layer-types',
	form: 'layer types of the first exporter (2011)',
	resources: ['layer'],
	applies: ({ type }) => TYPES.has(type),
	upgrade: ({ type, ...rest }) => ({ ...rest, type: TYPES.get(type) }),
};
