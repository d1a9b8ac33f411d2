import { COMMA } from '../../../codec/ascii.ts';
import type { RawObject } from '../../../model/json-value.ts';
import { scalarFrom } from '../../../xml/scalar.ts';
import { numbersFrom } from '../convert/value.ts';
import { END, type Scanner, UNKNOWN } from './scanner.ts';
import type { Attribute, Table } from './tables.ts';
import { giveUp } from './unusual.ts';

/** Reads the attributes of a tag. */
export function attributesIn({ attributes, fields }: Table, raw: RawObject, scanner: Scanner): void {
	let met = 0;
	for (let word = scanner.attribute(); word !== END; word = scanner.attribute()) {
		const attribute = attributes[word];
		if (attribute === undefined) {
			const name = word === UNKNOWN ? scanner.unknownName() : (scanner.words.all[word] ?? '');
			if (fields.has(name) || name === '__proto__' || Object.hasOwn(raw, name)) giveUp();
			raw[name] = scanner.string(scanner.quote());
			continue;
		}
		const { key, bit } = attribute;
		if (bit === 0 ? Object.hasOwn(raw, key) : (met & bit) !== 0) giveUp();
		met |= bit;
		raw[key] = attributeValue(attribute, scanner);
	}
}

/** Reads the value of an attribute. */
export function attributeValue({ isNumber, field }: Attribute, scanner: Scanner): unknown {
	const quote = scanner.quote();
	if (isNumber) {
		const number = scanner.number(quote);
		if (number !== undefined) return number;
	}
	if (field.form.form === 'numbers') return numbersIn(quote, scanner);
	const text = scanner.string(quote);
	return field.scalar === undefined ? text : scalarFrom(text, field.scalar);
}

/** Reads numbers separated by commas, such as a Wang id. */
function numbersIn(quote: number, scanner: Scanner): unknown[] {
	const start = scanner.at;
	const numbers: number[] = [];
	for (let number = scanner.number(COMMA); number !== undefined; number = scanner.number(COMMA)) numbers.push(number);
	const last = scanner.number(quote);
	if (last !== undefined) {
		numbers.push(last);
		return numbers;
	}
	scanner.at = start;
	return numbersFrom(scanner.string(quote));
}

/** Reads a tag and the end of its element, which may contain white space alone. */
export function noContents(element: number, scanner: Scanner): void {
	if (!scanner.opens()) return;
	scanner.skipBlank();
	scanner.close(element);
}
