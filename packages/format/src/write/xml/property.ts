import { memberTypes } from '../../custom-types/member-types.ts';
import type { CustomTypes } from '../../custom-types/model.ts';
import { notInXml } from '../../issue/findings/writing.ts';
import type { Report } from '../../issue/report.ts';
import { short } from '../../issue/short.ts';
import type { RawObject } from '../../model/json.ts';
import { isObject } from '../../model/json.ts';
import type { CompiledVariant } from '../../spec/compile.ts';
import { isNested, isNumeric, valueFromText } from '../../xml/property-text.ts';
import type { TypedValue } from '../../xml/typed.ts';
import { membersOf } from '../../xml/typed.ts';
import type { Attributes, ElementWriter } from './element.ts';
import { valueText } from './field-text.ts';
import { AS_JSON } from './unknown.ts';

/** What printing properties needs from the printer of a document. */
export interface PropertyContext {
	readonly writer: ElementWriter;
	readonly report: Report;
	/** The current place in the document. */
	readonly path: readonly (string | number)[];
	/** Custom types, which define the types of the members of classes. */
	readonly types: CustomTypes | undefined;
	/** Runs a function at a place below the current one. */
	readonly at: (key: string | number, run: () => void) => void;
	/** The fields of a property that are not part of the format. */
	readonly unknownAttributes: (value: RawObject, variant: CompiledVariant) => Attributes;
	/** Prints the items of a list outside any class. */
	readonly printItems: (items: readonly unknown[]) => void;
}

/** Prints properties, list items and members of classes (rule X7). */
export interface PropertyPrinter {
	readonly print: (element: string, value: RawObject, variant: CompiledVariant) => void;
}

/**
 * X7: a value is an attribute, character data if it has line breaks, or nested properties or items. A bool is a word here, but a
 * digit in other fields (X1). A value of a wrong type is a text, too, and reported if it reads back as another value.
 */
export function propertyPrinter({ writer, report, path, types, at, unknownAttributes, printItems }: PropertyContext): PropertyPrinter {
	function print(element: string, value: RawObject, variant: CompiledVariant): void {
		const { name, type, propertytype, value: found } = value;
		const ownName = variant.resource.name === 'property' ? name : undefined;
		const attributes = attributesOf(ownName, type, propertytype);
		attributes.push(...unknownAttributes(value, variant));
		const within = (run: () => void): void => at('value', run);
		if (type === 'class' && isObject(found)) printMembers(element, attributes, found, knownTypes(value), within);
		else if (type === 'list' && Array.isArray(found))
			writer.element(element, attributes, found.length === 0 ? undefined : () => within(() => printItems(found)));
		else printText(element, attributes, type, found, within);
	}

	/** Prints a value in a class. The document has it without its type, so it has no place below its own. */
	function printBare(element: string, name: string | undefined, member: TypedValue): void {
		const { type, propertytype, value: found, items } = member;
		const attributes = attributesOf(name, type, propertytype);
		if (type === 'class' && isObject(found)) printMembers(element, attributes, found, knownTypes({ ...member }), run);
		else if (items !== undefined) {
			const printAll = (): void => {
				for (const [i, item] of items.entries()) at(i, () => printBare('item', undefined, item));
			};
			writer.element(element, attributes, items.length === 0 ? undefined : printAll);
		} else printText(element, attributes, type, found, run);
	}

	function knownTypes({ membertypes, propertytype }: RawObject): unknown {
		return membertypes ?? (types && typeof propertytype === 'string' ? memberTypes(types, propertytype) : undefined);
	}

	function printMembers(element: string, attributes: Attributes, value: RawObject, known: unknown, within: typeof run): void {
		const members = membersOf(value, known);
		const printAll = (): void => {
			for (const member of members) at(member.name, () => printBare('property', member.name, member));
		};
		const inside = (): void => within(() => writer.element('properties', [], printAll));
		writer.element(element, attributes, members.length === 0 ? undefined : inside);
	}

	function printText(element: string, attributes: Attributes, type: unknown, found: unknown, within: typeof run): void {
		// Most values: a number reads back the same.
		if (typeof found === 'number' && Number.isFinite(found) && isNumeric(type)) {
			attributes.push(['value', found]);
			writer.element(element, attributes);
			return;
		}
		const text = valueText(found);
		const isEmpty = text === '' && isNested(type);
		if (isEmpty || valueFromText(text, type) !== found) within(() => reportText(type, found, text));
		if (isEmpty) writer.element(element, attributes);
		else if (text.includes('\n') && !isNested(type)) writer.textElement(element, attributes, text);
		else writer.element(element, [...attributes, ['value', text]]);
	}

	function reportText(type: unknown, found: unknown, text: string): void {
		const what = found === null ? 'null' : `${short(found)} as the value of a property of type \`${type}\``;
		const becomes = text === '' && isNested(type) ? `an empty ${type}` : isJson(found) ? AS_JSON : short(valueFromText(text, type));
		report.add(notInXml, path, { what, becomes });
	}

	return { print };
}

const run = (inside: () => void): void => inside();

const isJson = (value: unknown): boolean => typeof value === 'object' && value !== null;

function attributesOf(name: unknown, type: unknown, propertytype: unknown): Attributes {
	const attributes: Attributes = [];
	if (typeof name === 'string') attributes.push(['name', name]);
	if (type !== 'string') attributes.push(['type', String(type)]);
	if (typeof propertytype === 'string' && propertytype !== '') attributes.push(['propertytype', propertytype]);
	return attributes;
}
