import { memberTypes } from '../../custom-types/member-types.ts';
import type { CustomTypes } from '../../custom-types/model.ts';
import { notInXml } from '../../issue/findings/writing.ts';
import type { Report } from '../../issue/report.ts';
import { short } from '../../issue/short.ts';
import type { RawObject } from '../../model/json.ts';
import { isObject } from '../../model/json.ts';
import { isNested, isNumeric, valueFromText } from '../../xml/property-text.ts';
import type { TypedValue } from '../../xml/typed.ts';
import { membersOf } from '../../xml/typed.ts';
import type { Plan } from '../plans.ts';
import type { ElementWriter } from './element.ts';
import { keyOf } from './element.ts';
import { valueText } from './field-text.ts';
import type { FieldInXml } from './fields.ts';
import { AS_JSON } from './unknown.ts';

const NAME = /* @__PURE__ */ keyOf('name');
const TYPE = /* @__PURE__ */ keyOf('type');
const VALUE = /* @__PURE__ */ keyOf('value');

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
	/** Writes the fields of a property that are not part of the format as attributes. */
	readonly printUnknowns: (value: RawObject, plan: Plan<FieldInXml>) => void;
	/** Prints the items of a list outside any class. */
	readonly printItems: (items: readonly unknown[]) => void;
}

/** Prints properties, list items and members of classes (rule X7). */
export interface PropertyPrinter {
	readonly print: (element: string, value: RawObject, plan: Plan<FieldInXml>) => void;
}

/**
 * X7: a value is an attribute, character data if it has line breaks, or nested properties or items. A bool is a word here, but a
 * digit in other fields (X1). A value of a wrong type is a text, too, and reported if it reads back as another value.
 */
export function propertyPrinter({ writer, report, path, types, at, printUnknowns, printItems }: PropertyContext): PropertyPrinter {
	function print(element: string, value: RawObject, plan: Plan<FieldInXml>): void {
		const { name, type, propertytype, value: found } = value;
		const ownName = plan.variant.resource.name === 'property' ? name : undefined;
		start(element, ownName, type, propertytype);
		if (plan.unknown.length > 0) printUnknowns(value, plan);
		if (type === 'class' && isObject(found)) printMembers(element, found, knownTypes(value), within);
		else if (type === 'list' && Array.isArray(found))
			writer.end(element, found.length === 0 ? undefined : () => within(() => printItems(found)));
		else printText(element, type, found, within);
	}

	/** Prints a value in a class. The document has it without its type, so it has no place below its own. */
	function printBare(element: string, name: string | undefined, member: TypedValue): void {
		const { type, propertytype, value: found, items } = member;
		start(element, name, type, propertytype);
		if (type === 'class' && isObject(found)) printMembers(element, found, knownTypes({ ...member }), run);
		else if (items !== undefined) {
			const printAll = (): void => {
				for (const [i, item] of items.entries()) at(i, () => printBare('item', undefined, item));
			};
			writer.end(element, items.length === 0 ? undefined : printAll);
		} else printText(element, type, found, run);
	}

	/** Begins an element. */
	function start(element: string, name: unknown, type: unknown, propertytype: unknown): void {
		writer.start(element);
		if (typeof name === 'string') writer.attribute(NAME, name);
		if (type !== 'string') writer.attribute(TYPE, String(type));
		if (typeof propertytype === 'string' && propertytype !== '') writer.attribute('propertytype', propertytype);
	}

	function knownTypes({ membertypes, propertytype }: RawObject): unknown {
		return membertypes ?? (types && typeof propertytype === 'string' ? memberTypes(types, propertytype) : undefined);
	}

	function printMembers(element: string, value: RawObject, known: unknown, within: typeof run): void {
		const members = membersOf(value, known);
		const printAll = (): void => {
			for (const member of members) at(member.name, () => printBare('property', member.name, member));
		};
		const inside = (): void => within(() => writer.element('properties', [], printAll));
		writer.end(element, members.length === 0 ? undefined : inside);
	}

	function printText(element: string, type: unknown, found: unknown, within: typeof run): void {
		// Most values: a number reads back the same.
		if (typeof found === 'number' && Number.isFinite(found) && isNumeric(type)) {
			writer.attribute(VALUE, found);
			writer.end(element);
			return;
		}
		const text = valueText(found);
		const isEmpty = text === '' && isNested(type);
		if (isEmpty || valueFromText(text, type) !== found) reportText(type, found, text, within);
		if (!isEmpty && text.includes('\n') && !isNested(type)) writer.endWithText(element, text);
		else {
			if (!isEmpty) writer.attribute(VALUE, text);
			writer.end(element);
		}
	}

	/** A function of its own, since one that captures variables costs memory at each call of the function around it. */
	function reportText(type: unknown, found: unknown, text: string, within: typeof run): void {
		const what = found === null ? 'null' : `${short(found)} as the value of a property of type \`${type}\``;
		const becomes = text === '' && isNested(type) ? `an empty ${type}` : isJson(found) ? AS_JSON : short(valueFromText(text, type));
		within(() => report.add(notInXml, path, { what, becomes }));
	}

	/** Runs a function at the place of the value of a property. */
	function within(run: () => void): void {
		at('value', run);
	}

	return { print };
}

const run = (inside: () => void): void => inside();

const isJson = (value: unknown): boolean => typeof value === 'object' && value !== null;
