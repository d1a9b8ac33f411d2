import { numbersFrom } from '../../read/xml/convert/value.ts';
import type { FieldType } from '../../spec/field.ts';
import { nibblesText, numbersText, scalarText } from '../../write/xml/field-text.ts';
import { writable } from '../../write/xml/text.ts';
import { scalarFrom, transparentFrom, transparentText } from '../../xml/scalar.ts';
import type { XmlField } from '../../xml/xml-resource.ts';

/**
 * The text of a value of an attribute; `undefined` if it would read back as another value.
 *
 * @param before - the text in the file, whose form is kept
 */
export function attributeTextOf({ form, scalar, field }: XmlField, value: unknown, before: string | undefined): string | undefined {
	if (form.form === 'numbers') {
		if (!Array.isArray(value)) return undefined;
		// The older form has no numbers above 15.
		const texts = before !== undefined && /^0x/i.test(before) ? [nibblesText(value), numbersText(value)] : [numbersText(value)];
		return texts.find((text) => same(numbersFrom(text), value));
	}
	if (form.form === 'image' && field.type === 'color') {
		const text = transparentText(String(value));
		return transparentFrom(text) === value ? text : undefined;
	}
	const text = typeof value === 'boolean' && (before === 'true' || before === 'false') ? String(value) : scalarText(value);
	if (writable(text).lost) return undefined;
	return (scalar === undefined ? text : scalarFrom(text, scalar)) === value ? text : undefined;
}

/** Whether two plain values are equal. */
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The resource of a field that holds one; `undefined` for any other. */
export const resourceIn = (type: FieldType | undefined): Extract<FieldType, { readonly of: unknown }>['of'] | undefined =>
	typeof type === 'object' && 'of' in type ? type.of : undefined;
