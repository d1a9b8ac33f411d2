import { numberFrom } from '../../../xml/scalar.ts';
import type { XmlElement } from '../../../xml/xml-element.ts';
import { attributeOf } from '../../../xml/xml-element.ts';

/** X6: vertices as `x,y x,y`. */
export function pointsFrom(element: XmlElement): unknown[] {
	return (attributeOf(element, 'points') ?? '')
		.trim()
		.split(/\s+/)
		.filter((pair) => pair !== '')
		.map((pair) => {
			const [x = '', y, ...more] = pair.split(',');
			// The check reports a text in place of a point.
			return x === '' || !y || more.length > 0 ? pair : { x: numberFrom(x), y: numberFrom(y) };
		});
}

/** X4, X5: numbers separated by commas, with -1 for an empty item, none in an empty text; or one hexadecimal number, lowest nibble first. */
export function numbersFrom(text: string): unknown[] {
	if (/^0x[0-9a-f]{1,8}$/i.test(text)) {
		const bits = Number.parseInt(text, 16);
		return Array.from({ length: 8 }, (_, i) => (bits >>> (i * 4)) & 0xf);
	}
	return text.trim() === '' ? [] : text.split(',').map((part) => (part.trim() === '' ? -1 : numberFrom(part)));
}
