import type { RawObject } from '../../model/json.ts';
import { isObject } from '../../model/json.ts';
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
