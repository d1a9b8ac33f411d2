import { short } from '../../../issue/short.ts';
import type { RawObject } from '../../../model/json-value.ts';
import { isObject } from '../../../model/json-value.ts';
import { isPresent } from '../../../spec/choose.ts';
import type { UpgradeStep } from '../step.ts';
import { propertiesArray } from './010-properties-array.ts';

/**
 * U7: before 1.1, properties of a tile could end up on its collision layer. They move to the tile, whose own properties win. As in
 * Tiled, the form is recognized by the properties: since 1.1 that layer has none.
 */
export const collisionProperties: UpgradeStep = {
	name: '070-collision-properties',
	form: "a tile's properties on its collision layer (before 1.1)",
	versions: ['1.1'],
	doc: 'Properties of a collision layer move to its tile. Those of the tile win; differences are reported.',
	resources: ['tile'],
	byValue: true,
	applies: ({ objectgroup, properties }) =>
		isObject(objectgroup) && listOf(objectgroup).length > 0 && (!isPresent(properties) || Array.isArray(properties)),
	upgrade(value, dropped) {
		const { objectgroup, properties, ...rest } = value;
		if (!isObject(objectgroup)) return value;
		const { properties: _, propertytypes: __, ...layer } = objectgroup;
		if (properties !== undefined && !isPresent(properties)) dropped(['properties'], short(properties));
		const own: unknown[] = Array.isArray(properties) ? properties : [];
		const moved = listOf(objectgroup);
		for (const [i, item] of moved.entries()) {
			const winner = rival(item, own);
			if (winner === undefined || !isObject(item) || JSON.stringify(item['value']) === JSON.stringify(winner['value'])) continue;
			const name = String(item['name']);
			dropped(['objectgroup', 'properties', Array.isArray(objectgroup['properties']) ? i : name], short(item['value']), name);
		}
		return { ...rest, objectgroup: layer, properties: [...own, ...moved.filter((item) => rival(item, own) === undefined)] };
	},
	originOf({ objectgroup, properties }) {
		const own: unknown[] = Array.isArray(properties) ? properties : [];
		let moved: readonly number[] | undefined;
		return (place) => {
			const [list, index = '', ...rest] = place;
			if (properties !== undefined && !isPresent(properties) && index === '') return place;
			const at = Number(index) - own.length;
			if (list !== 'properties' || !isObject(objectgroup) || !(at >= 0)) return place;
			moved ??= listOf(objectgroup).flatMap((item, i) => (rival(item, own) === undefined ? [i] : []));
			const inLayer = ['properties', String(moved[at] ?? ''), ...rest];
			return ['objectgroup', ...(propertiesArray.originOf?.(objectgroup)(inLayer) ?? inLayer)];
		};
	},
};

/** The properties of a collision layer as a list, from either form. */
function listOf(layer: RawObject): unknown[] {
	const { properties } = propertiesArray.applies(layer) ? propertiesArray.upgrade(layer, () => {}) : layer;
	return Array.isArray(properties) ? properties : [];
}

/** The tile's own property with the same name. */
const rival = (item: unknown, own: readonly unknown[]): RawObject | undefined =>
	isObject(item) ? own.filter(isObject).find(({ name }) => name === item['name']) : undefined;
