import type { Field, ResourceName, ScalarType, XmlForm } from '../spec/field.ts';
import { RESOURCES } from '../spec/index.ts';

export interface XmlField {
	readonly name: string;
	readonly field: Field;
	readonly form: XmlForm;
	/** What its text is made into, where that is one value. */
	readonly scalar: ScalarType | undefined;
}

/** How a resource stands in XML, from its table: what an attribute or a child element of a name means. */
export interface XmlPlan {
	/** By the names of the JSON form. */
	readonly fields: ReadonlyMap<string, XmlField>;
	readonly attributes: ReadonlyMap<string, XmlField>;
	/** Attributes of the `<image>` child. */
	readonly image: ReadonlyMap<string, XmlField>;
	readonly children: ReadonlyMap<string, XmlField>;
	/** The field that child layers go into. */
	readonly layers: string | undefined;
	/** The field that the element's character data are. */
	readonly text: string | undefined;
}

const plans = new Map<ResourceName, XmlPlan>();

export function xmlPlan(resource: ResourceName): XmlPlan {
	let plan = plans.get(resource);
	if (plan === undefined) {
		plan = makePlan(resource);
		plans.set(resource, plan);
	}
	return plan;
}

function makePlan(resource: ResourceName): XmlPlan {
	const fields = Object.entries(RESOURCES[resource].fields).map(([name, field]): XmlField => {
		const { type } = field;
		const scalar = typeof type === 'string' && type !== 'tiles' && type !== 'members' && type !== 'plain' ? type : undefined;
		return { name, field, form: field.xml ?? { form: 'attribute' }, scalar };
	});
	const named = (pick: (field: XmlField) => string | undefined): Map<string, XmlField> =>
		new Map(
			fields.flatMap((field) => {
				const name = pick(field);
				return name === undefined ? [] : [[name, field]];
			}),
		);
	const attributes = named(({ name, form }) => (form.form === 'attribute' || form.form === 'numbers' ? (form.name ?? name) : undefined));
	for (const field of RESOURCES[resource].older ?? []) {
		const { name, type, xml, syntax } = field;
		// What the newest form lacks has the type that it had in its time; of such attributes of XML there are only these.
		if (xml !== undefined || syntax === 'json' || attributes.has(name) || type !== 'bool') continue;
		attributes.set(name, { name, field, form: { form: 'attribute' }, scalar: type });
	}
	// N1: a field with two names may stand by either.
	for (const field of fields) if (field.field.alias !== undefined) attributes.set(field.name, field);
	return {
		fields: named(({ name }) => name),
		attributes,
		image: named(({ form }) => (form.form === 'image' ? form.name : undefined)),
		children: named(({ form }) => {
			if (form.form === 'child' || form.form === 'marker' || form.form === 'points') return form.name;
			return form.form === 'children' ? (form.wrapper ?? form.name) : undefined;
		}),
		layers: fields.find(({ form }) => form.form === 'layers')?.name,
		text: fields.find(({ form }) => form.form === 'text')?.name,
	};
}
