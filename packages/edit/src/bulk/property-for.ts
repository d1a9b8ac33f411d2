import type { Property } from '@tilewright/format';
import type { SimpleType } from '../properties/convert-property.ts';
import { convertedProperty } from '../properties/convert-property.ts';

/**
 * A property with a value of a script. It keeps the type of a present one, such as `color`, if the value fits; else the value tells: whole
 * numbers are `int`, others `float`.
 */
export function propertyFor(name: string, value: string | number | boolean, known: Property | undefined): Property {
	const plain = plainProperty(name, value);
	if (known === undefined || !isSimple(known.type)) return plain;
	const converted = convertedProperty(plain, known.type);
	// A value that changes when it is converted does not fit.
	if (converted?.value !== value) return plain;
	return known.propertytype === undefined ? converted : { ...converted, propertytype: known.propertytype };
}

const isSimple = (type: Property['type']): type is SimpleType => type !== 'class' && type !== 'list';

function plainProperty(name: string, value: string | number | boolean): Property {
	if (typeof value === 'string') return { name, type: 'string', value };
	if (typeof value === 'boolean') return { name, type: 'bool', value };
	return { name, type: Number.isInteger(value) ? 'int' : 'float', value };
}
