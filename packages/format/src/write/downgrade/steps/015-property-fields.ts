import type { DowngradeStep } from '../step.ts';

/** V3: properties by name have a value and a type, and nothing else. */
export const propertyFields: DowngradeStep = {
	name: '015-property-fields',
	versions: ['1.2'],
	doc: 'Everything in a property except name, type and value is left out, and reported.',
	resources: ['property'],
	isFor: ({ keyed }) => keyed,
	isKeyedForm: true,
	downgrade({ name, type, value, membertypes: _, ...others }, { lost }) {
		for (const [field, found] of Object.entries(others)) lost([field], `\`${field}\` of a property`, found);
		return { name, type, value };
	},
};
