import { isBefore } from '../../../spec/form.ts';
import type { DowngradeStep } from '../step.ts';

/** V3: templates came with 1.1. Only who reads the template can put its object in place; here, the instance loses it. */
export const instancesToObjects: DowngradeStep = {
	name: '130-templates',
	versions: ['1.1'],
	doc: 'An instance of a template becomes an object with the fields that it overrides. This is reported: detach instances first.',
	resources: ['object'],
	isFor: ({ version }) => isBefore(version, '1.1'),
	takes: ['template'],
	downgrade({ template, ...rest }, { changed }) {
		if (template !== undefined) changed([], 'an instance of a template', 'an object of what it says itself');
		return rest;
	},
};
