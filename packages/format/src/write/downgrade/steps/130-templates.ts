import { isBefore } from '../../../spec/form.ts';
import type { DowngradeStep } from '../step.ts';

/** V3: templates were added in 1.1. This step does not know the template, so the instance loses what it does not override. */
export const instancesToObjects: DowngradeStep = {
	name: '130-templates',
	versions: ['1.1'],
	doc: 'An instance of a template becomes an object with the fields that it overrides. This is reported: detach instances first.',
	resources: ['object'],
	isFor: ({ version }) => isBefore(version, '1.1'),
	takes: ['template'],
	downgrade({ template, ...rest }, { changed }) {
		if (template !== undefined) changed([], 'an instance of a template', 'becomes an object with its own fields only');
		return rest;
	},
};
