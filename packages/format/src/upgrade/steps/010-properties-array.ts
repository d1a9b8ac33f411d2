import type { RawObject } from '../../check/plan.ts';
import { isObject } from '../../check/plan.ts';
import { WITH_PROPERTIES } from '../../spec/index.ts';
import type { UpgradeStep } from '../step.ts';

/** U1: before 1.2, properties were an object keyed by name, with their types in an object beside it. */
export const propertiesArray: UpgradeStep = {
	name: '010-properties-array',
	form: 'properties keyed by name (before 1.2)',
	resources: WITH_PROPERTIES,
	applies: (value) => isObject(value['properties']) || isObject(value['propertytypes']),
	upgrade(value) {
		const { properties, propertytypes, ...rest } = value;
		if (!isObject(properties)) return properties === undefined ? rest : { ...rest, properties };
		const types: RawObject = isObject(propertytypes) ? propertytypes : {};
		const names = Object.keys(properties).sort((a, b) => (a < b ? -1 : 1));
		return {
			...rest,
			properties: names.map((name) => ({
				name,
				type: Object.hasOwn(types, name) ? types[name] : typeOf(properties[name]),
				value: properties[name],
			})),
		};
	},
};

function typeOf(value: unknown): string {
	if (typeof value === 'boolean') return 'bool';
	if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float';
	return 'string';
}
