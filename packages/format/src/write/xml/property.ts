import { memberTypes } from '../../custom-types/member-types.ts';
import type { CustomTypes } from '../../custom-types/model.ts';
import { notInXml } from '../../issue/findings/writing.ts';
import type { Report } from '../../issue/report.ts';
import { short } from '../../issue/short.ts';
import type { RawObject } from '../../model/json-value.ts';
import { isObject, sortedKeys } from '../../model/json-value.ts';
import { isNested, isNumeric, valueFromText } from '../../xml/property-text.ts';
import type { TypedValue } from '../../xml/typed.ts';
import { memberOf } from '../../xml/typed.ts';
import { at } from '../items.ts';
import type { Plan } from '../plans.ts';
import type { ElementWriter } from './element-writer.ts';
import { keyOf } from './element-writer.ts';
import { valueText } from './field-text.ts';
import { AS_JSON } from './unknown.ts';
import type { FieldInXml } from './xml-fields.ts';

const NAME = /* @__PURE__ */ keyOf('name');
const TYPE = /* @__PURE__ */ keyOf('type');
const CUSTOM_TYPE = /* @__PURE__ */ keyOf('propertytype');
const VALUE = /* @__PURE__ */ keyOf('value');

/** The members of a document's printer that printing properties needs. */
export interface PropertyContext {
	readonly writer: ElementWriter;
	readonly report: Report;
	/** The current place in the document. */
	readonly path: (string | number)[];
	/** Custom types, which define the types of the members of classes. */
	readonly types: CustomTypes | undefined;
	/** Writes the fields of a property that are not part of the format as attributes. */
	readonly printUnknowns: (value: RawObject, plan: Plan<FieldInXml>) => void;
	/** Prints the items of a list outside any class. */
	readonly printItems: (items: readonly unknown[]) => void;
}

/**
 * X7: prints properties, list items and members of classes. A value is an attribute, character data if it has line breaks, or nested
 * properties or items. A bool is a word here, but a digit in other fields (X1). A value of a wrong type is a text, too, and reported if it
 * reads back as another value.
 */
export class PropertyPrinter {
	readonly #context: PropertyContext;

	constructor(context: PropertyContext) {
		this.#context = context;
	}

	print(element: string, value: RawObject, plan: Plan<FieldInXml>): void {
		const { name, type, propertytype, value: found } = value;
		const ownName = plan.variant.resource.name === 'property' ? name : undefined;
		this.#start(element, ownName, type, propertytype);
		if (plan.unknown.length > 0) this.#context.printUnknowns(value, plan);
		if (type === 'class' && isObject(found)) this.#printMembers(found, this.#knownTypes(value), true);
		else if (type === 'list' && Array.isArray(found)) {
			this.#context.path.push('value');
			this.#context.printItems(found);
			this.#context.path.pop();
		} else this.#printText(type, found, true);
		this.#context.writer.end(element);
	}

	/** Prints a value in a class. The document has it without its type, so it has no place below its own. */
	#printBare(element: string, name: string | undefined, member: TypedValue): void {
		const { type, propertytype, value: found, items } = member;
		this.#start(element, name, type, propertytype);
		if (type === 'class' && isObject(found)) this.#printMembers(found, this.#knownTypes({ ...member }), false);
		else if (items !== undefined)
			for (const [i, item] of items.entries()) at(this.#context.path, i, () => this.#printBare('item', undefined, item));
		else this.#printText(type, found, false);
		this.#context.writer.end(element);
	}

	/** Begins an element. */
	#start(element: string, name: unknown, type: unknown, propertytype: unknown): void {
		const { writer } = this.#context;
		writer.start(element);
		if (typeof name === 'string') writer.attribute(NAME, name);
		if (type !== 'string') writer.attribute(TYPE, String(type));
		if (typeof propertytype === 'string' && propertytype !== '') writer.attribute(CUSTOM_TYPE, propertytype);
	}

	#knownTypes({ membertypes, propertytype }: RawObject): unknown {
		return (
			membertypes ?? (this.#context.types && typeof propertytype === 'string' ? memberTypes(this.#context.types, propertytype) : undefined)
		);
	}

	#printMembers(value: RawObject, known: unknown, placed: boolean): void {
		const { path, writer } = this.#context;
		const names = sortedKeys(value);
		if (names.length === 0) return;
		if (placed) path.push('value');
		writer.start('properties');
		for (const name of names) {
			path.push(name);
			this.#printBare('property', name, memberOf(value, name, known));
			path.pop();
		}
		writer.end('properties');
		if (placed) path.pop();
	}

	#printText(type: unknown, found: unknown, placed: boolean): void {
		const { writer } = this.#context;
		// Most values: a number reads back the same.
		if (typeof found === 'number' && Number.isFinite(found) && isNumeric(type)) {
			writer.attribute(VALUE, found);
			return;
		}
		const text = valueText(found);
		const isEmpty = text === '' && isNested(type);
		if (isEmpty || valueFromText(text, type) !== found) this.#reportText(type, found, text, placed);
		if (isEmpty) return;
		if (text.includes('\n') && !isNested(type)) writer.text(text);
		else writer.attribute(VALUE, text);
	}

	/** Reports a value that reads back as another one. */
	#reportText(type: unknown, found: unknown, text: string, placed: boolean): void {
		const what = found === null ? 'null' : `${short(found)} as the value of a property of type \`${type}\``;
		const becomes = text === '' && isNested(type) ? `an empty ${type}` : isJson(found) ? AS_JSON : short(valueFromText(text, type));
		const { path, report } = this.#context;
		report.add(notInXml, placed ? [...path, 'value'] : path, { what, becomes });
	}
}

const isJson = (value: unknown): boolean => typeof value === 'object' && value !== null;
