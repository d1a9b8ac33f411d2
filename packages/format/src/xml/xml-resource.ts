import type { Field, ResourceName, ScalarType, XmlForm } from '../spec/field.ts';
import { RESOURCES } from '../spec/index.ts';

/** A field of a resource in XML. */
export interface XmlField {
	readonly name: string;
	readonly field: Field;
	readonly form: XmlForm;
	/** The type to convert its text to; `undefined` if the text is more than one value. */
	readonly scalar: ScalarType | undefined;
}

/** A resource in XML: what each attribute and child element means, compiled from its table. */
export interface XmlResource {
	/** By the names of the JSON form. */
	readonly fields: ReadonlyMap<string, XmlField>;
	readonly attributes: ReadonlyMap<string, XmlField>;
	/** Attributes of the child element `<image>`. */
	readonly image: ReadonlyMap<string, XmlField>;
	readonly children: ReadonlyMap<string, XmlField>;
	/** The field for child layers. */
	readonly layers: string | undefined;
	/** The field for the element's character data. */
	readonly text: string | undefined;
}

const compiled = new Map<ResourceName, XmlResource>();

export function xmlResource(name: ResourceName): XmlResource {
	let resource = compiled.get(name);
	if (resource === undefined) {
		resource = compileXml(name);
		compiled.set(name, resource);
	}
	return resource;
}

function compileXml(resource: ResourceName): XmlResource {
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
		// A field that only older versions had keeps its type. The only such attributes in XML are booleans.
		if (xml !== undefined || syntax === 'json' || attributes.has(name) || type !== 'bool') continue;
		attributes.set(name, { name, field, form: { form: 'attribute' }, scalar: type });
	}
	// N1: a field may have a second name.
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
