import type { ScalarType } from '../spec/field.ts';
import { scalarFrom } from './scalar.ts';

/** The types of attribute values by the type of the property. */
const SCALARS: ReadonlyMap<unknown, ScalarType> = /* @__PURE__ */ new Map([
	['int', 'int'],
	['float', 'double'],
	['bool', 'bool'],
	['object', 'int'],
]);

/** X7: whether the values of a type are elements, not text. */
export const isNested = (type: unknown): boolean => type === 'class' || type === 'list';

/** Whether the values of a type are numbers. */
export const isNumeric = (type: unknown): boolean => type === 'int' || type === 'float' || type === 'object';

/**
 * X7: the value of a property whose value is text. A class or a list has elements instead. If it has a text, that is a value of a wrong
 * type, which is kept like in JSON.
 *
 * @param type - type of the property
 */
export function valueFromText(text: string, type: unknown): unknown {
	const scalar = SCALARS.get(type);
	return scalar === undefined ? text : scalarFrom(text, scalar);
}
