import { isBefore } from '../../../spec/form.ts';
import type { DowngradeStep } from '../step.ts';

/** V2: in 1.9, the class of objects and tiles was the field `class`. */
export const typeToClass: DowngradeStep = {
	name: '060-type-to-class',
	versions: ['1.9', '1.10'],
	doc: 'For 1.9 alone, `type` of objects and tiles becomes `class`.',
	resources: ['object', 'templateobject', 'tile'],
	isFor: ({ version }) => !isBefore(version, '1.9') && isBefore(version, '1.10'),
	takes: ['type'],
	downgrade({ type, ...rest }, { lost }) {
		if (type === undefined) return rest;
		if (rest['class'] !== undefined) lost(['class'], 'the unknown field `class`', rest['class']);
		return { ...rest, class: type };
	},
};
