import type { Document, Property } from '@tilewright/format';
import type { Change } from '../change/change.ts';
import type { Part } from '../change/part.ts';
import { propertiesOf, setProperty } from './set-property.ts';

/** The types that properties can be converted to. */
export type SimpleType = Exclude<Property['type'], 'class' | 'list'>;

/**
 * Converts a property to another type.
 *
 * @returns the property with the new type and value; `undefined` if its value cannot be converted: `"abc"` is no number
 * @example convertedProperty({ name: 'speed', type: 'string', value: '1.5' }, 'float') // { name: 'speed', type: 'float', value: 1.5 }
 */
export function convertedProperty(property: Property, type: SimpleType): Property | undefined {
	const { name, value } = property;
	if (property.type === type && property.propertytype === undefined) return property;
	if (typeof value === 'object') return undefined;
	switch (type) {
		case 'string':
			return { name, type, value: String(value) };
		case 'file':
			return { name, type, value: String(value) };
		case 'color': {
			const text = String(value);
			return text === '' || /^#([0-9a-f]{6}|[0-9a-f]{8})$/i.test(text) ? { name, type, value: text } : undefined;
		}
		case 'bool':
			return isBoolean(value)
				? { name, type, value: value === true || value === 'true' || (typeof value === 'number' && value !== 0) }
				: undefined;
		case 'float': {
			const number = numberOf(value);
			return number === undefined ? undefined : { name, type, value: number };
		}
		case 'int':
		case 'object': {
			const number = numberOf(value);
			return number === undefined ? undefined : { name, type, value: Math.trunc(number) };
		}
	}
}

const isBoolean = (value: string | number | boolean): boolean => typeof value !== 'string' || value === 'true' || value === 'false';

function numberOf(value: string | number | boolean): number | undefined {
	if (typeof value === 'boolean') return value ? 1 : 0;
	const number = typeof value === 'number' ? value : value.trim() === '' ? Number.NaN : Number(value);
	return Number.isFinite(number) ? number : undefined;
}

/**
 * Converts a property of several parts to another type. Those whose value cannot be converted stay.
 *
 * @throws RangeError if the document has no such part
 * @example convertProperty(map, [[{ object: 3 }]], 'speed', 'float')
 */
export const convertProperty = (doc: Document, parts: readonly Part[], name: string, type: SimpleType): Change[] =>
	parts.flatMap((part) => {
		const property = propertiesOf(doc, part).find((own) => own.name === name);
		const converted = property && convertedProperty(property, type);
		return converted === undefined ? [] : setProperty(doc, [part], converted);
	});
