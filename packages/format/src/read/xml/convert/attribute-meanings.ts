import type { ResourceName } from '../../../spec/field.ts';
import type { XmlElement } from '../../../xml/xml-element.ts';
import type { XmlField } from '../../../xml/xml-resource.ts';
import { xmlResource } from '../../../xml/xml-resource.ts';

/** The meaning of an attribute. */
export interface Meaning {
	readonly key: string;
	/** `undefined` if the table has no such attribute. */
	readonly field: XmlField | undefined;
	/** Whether it is the value of a property, which depends on the property's type. */
	readonly value: boolean;
}

/** The meanings of a resource's attributes in one document: looked up by name once, then by the number of the name. */
export class Meanings {
	private readonly resource: ResourceName;
	private readonly known: Meaning[] = [];

	constructor(resource: ResourceName) {
		this.resource = resource;
	}

	of(element: XmlElement, attribute: number): Meaning {
		const number = element.nameNumberAt(attribute);
		const known = this.known[number];
		if (known !== undefined) return known;
		const meaning = meaningOf(element.nameAt(attribute), this.resource);
		this.known[number] = meaning;
		return meaning;
	}
}

/** The meaning of an attribute by its name. */
export function meaningOf(name: string, resource: ResourceName): Meaning {
	const field = xmlResource(resource).attributes.get(name);
	const key = field === undefined || field.field.alias === name ? name : field.name;
	return { key, field, value: name === 'value' && (resource === 'property' || resource === 'listitem') };
}

/** Returns a function that finds the meanings for a resource. Create one for each document. */
export function meaningsByResource(): (resource: ResourceName) => Meanings {
	const all = new Map<ResourceName, Meanings>();
	return (resource) => {
		const known = all.get(resource) ?? new Meanings(resource);
		all.set(resource, known);
		return known;
	};
}
