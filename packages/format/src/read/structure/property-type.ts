import type { RawObject } from '../../model/json-value.ts';
import { isObject } from '../../model/json-value.ts';
import { typeOf } from '../upgrade/steps/010-properties-array.ts';

/**
 * U6: gives a property or list item whose type is missing or unknown the type of its value, as Tiled does. A word that is no type becomes
 * the name of a custom type, so that it is not lost.
 */
export function withTypeOfValue(property: RawObject): RawObject {
	const { type, propertytype, value } = property;
	return {
		...property,
		type: isObject(value) ? 'class' : typeOf(value),
		propertytype: propertytype || (typeof type === 'string' ? type : ''),
	};
}

/** Whether a property has no type, and a value that has one. A text is a string, and a list would need the types of its items, too. */
export const hasOnlyValue = ({ type, value }: RawObject): boolean =>
	(type ?? null) === null && (value ?? null) !== null && typeof value !== 'string' && !Array.isArray(value);
