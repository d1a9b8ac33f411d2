import type { UpgradeStep } from '../step.ts';

/** U5: in 1.9 the class of objects and tiles was the field `class`; in all other versions it is `type`. */
export const classToType: UpgradeStep = {
	name: '060-class-to-type',
	form: '`class` of objects and tiles (1.9)',
	versions: ['1.9', '1.10'],
	doc: '`class` of objects and tiles becomes `type`.',
	resources: ['object', 'templateobject', 'tile'],
	applies: (value) => typeof value['class'] === 'string' && (value['type'] === undefined || value['type'] === null || value['type'] === ''),
	upgrade(value, dropped) {
		const { class: type, ...rest } = value;
		if (rest['type'] === null) dropped(['type'], 'null');
		return { ...rest, type };
	},
	originOf:
		({ type }) =>
		(place) =>
			place[0] === 'type' && type !== null ? ['class'] : place,
};
