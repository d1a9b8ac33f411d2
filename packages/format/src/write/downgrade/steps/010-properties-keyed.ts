import type { RawObject } from '../../../model/json-value.ts';
import { isObject, setField } from '../../../model/json-value.ts';
import { WITH_PROPERTIES } from '../../../spec/index.ts';
import type { DowngradeStep } from '../step.ts';

/** V3: before 1.2, properties were an object by name, with their types in a second object. */
export const propertiesKeyed: DowngradeStep = {
	name: '010-properties-keyed',
	versions: ['1.2'],
	doc: 'Properties become an object of values by name and an object of types by name. A second property of the same name is left out, and reported.',
	resources: WITH_PROPERTIES,
	isFor: ({ keyed }) => keyed,
	isKeyedForm: true,
	downgrade({ properties, ...rest }, { lost }) {
		if (!Array.isArray(properties) || properties.length === 0) return rest;
		const values: RawObject = {};
		const types: RawObject = {};
		for (const [i, property] of properties.entries()) {
			if (!isObject(property)) continue;
			const { name, type, value } = property;
			const key = String(name);
			if (Object.hasOwn(values, key)) {
				lost(['properties', i], `a second property \`${key}\``, value);
				continue;
			}
			setField(values, key, value);
			setField(types, key, type);
		}
		return { ...rest, properties: values, propertytypes: types };
	},
};
