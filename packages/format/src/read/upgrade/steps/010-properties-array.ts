import { short } from '../../../issue/short.ts';
import type { RawObject } from '../../../model/json-value.ts';
import { isObject } from '../../../model/json-value.ts';
import { WITH_PROPERTIES } from '../../../spec/index.ts';
import type { UpgradeStep } from '../step.ts';

/** U1: before 1.2, properties were an object by name, with their types in a second object. */
export const propertiesArray: UpgradeStep = {
	name: '010-properties-array',
	form: 'properties keyed by name (before 1.2)',
	versions: ['1.2'],
	doc: 'The values by name and the types by name become one list, sorted by name. A missing type is inferred from the value.',
	resources: WITH_PROPERTIES,
	applies: (value) => isObject(value['properties']) || isObject(value['propertytypes']),
	upgrade(value, dropped) {
		const { properties, propertytypes, ...rest }: RawObject = value;
		const types: RawObject = isObject(propertytypes) ? propertytypes : {};
		for (const name of Object.keys(types)) {
			const isOf = isObject(properties) && Object.hasOwn(properties, name);
			// If both forms are mixed, the types are in the list.
			if (!isOf && !Array.isArray(properties)) dropped(['propertytypes', name], short(types[name]));
		}
		if (properties !== undefined) rest['properties'] = properties;
		if (!isObject(properties)) return rest;
		const names = namesOf(properties);
		rest['properties'] = names.map((name) => ({
			name,
			type: Object.hasOwn(types, name) ? types[name] : typeOf(properties[name]),
			value: properties[name],
		}));
		return rest;
	},
	originOf({ properties, propertytypes }) {
		let names: readonly string[] | undefined;
		return (place) => {
			const [list, index, field, ...rest] = place;
			if (list !== 'properties' || !isObject(properties)) return place;
			names ??= namesOf(properties);
			const name = names[Number(index)];
			if (name === undefined) return place;
			const isTyped = field === 'type' && isObject(propertytypes) && Object.hasOwn(propertytypes, name);
			return [isTyped ? 'propertytypes' : 'properties', name, ...rest];
		};
	},
};

const namesOf = (properties: RawObject): string[] => Object.keys(properties).sort((a, b) => (a < b ? -1 : 1));

/** The type of a property by its value (rule U1). */
export function typeOf(value: unknown): string {
	if (typeof value === 'boolean') return 'bool';
	if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float';
	return 'string';
}
