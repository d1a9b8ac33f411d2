import type { CustomTypes } from '../../custom-types/model.ts';
import type { RawObject } from '../../model/json-value.ts';
import { isObject, sortedKeys } from '../../model/json-value.ts';
import type { FieldType, ResourceName } from '../../spec/field.ts';
import { heldData } from '../held-data.ts';
import { enter, indexesIn, itemsOf, leave } from '../items.ts';
import type { Plan } from '../plans.ts';
import { fieldsAt, Plans, planned } from '../plans.ts';
import type { PrintContext } from '../print-context.ts';
import { reportMemberTypes } from '../report-member-types.ts';
import type { Sink } from '../sink.ts';
import type { TileEncoding } from '../tile-data.ts';
import { printBase64, printTiles } from '../tile-data.ts';
import { isWritten } from '../written-fields.ts';
import type { FieldLine } from './field-lines.ts';
import { fieldLines } from './field-lines.ts';
import type { Layout } from './layout.ts';
import { colon, markedLines } from './layout.ts';
import { printPlain, printText } from './plain.ts';

/**
 * Prints a document in the canonical form of its tables: keys sorted by name, with the fields that are always written and those that
 * differ from their default (rules J1–J8), and unknown fields (rule N8). Reports values that cannot be printed.
 *
 * @param types - custom types; types of members that they define are not reported as lost (rule X7)
 */
export function printDocument(kind: ResourceName, doc: RawObject, context: PrintContext, types?: CustomTypes): void {
	new Printer(context, types).document(kind, doc);
}

/** Prints one document. It is a class for the same reason as {@link Sink}. */
class Printer {
	readonly #context: PrintContext;
	readonly #types: CustomTypes | undefined;
	readonly #sink: Sink;
	readonly #layout: Layout;
	readonly #line: ReturnType<typeof markedLines>;
	readonly #plans = new Map<ResourceName, Plans<FieldLine>[]>();
	/** The fields of the values that are being printed, by the lengths of their paths. */
	readonly #fields: unknown[][] = [];
	/** Where the value that is being printed is in the document. */
	readonly #path: (string | number)[] = [];
	#tiles: TileEncoding | undefined;

	constructor(context: PrintContext, types: CustomTypes | undefined) {
		this.#context = context;
		this.#types = types;
		this.#sink = context.sink;
		this.#layout = context.layout;
		this.#line = markedLines(context.sink, context.layout);
	}

	document(kind: ResourceName, doc: RawObject): void {
		this.#printResource(kind, doc, this.#plansFor(kind, 0, false), 0, false);
	}

	/** The plans of values of a resource at a depth. Those of a whole document are at depth 0. */
	#plansFor(name: ResourceName, depth: number, inline: boolean): Plans<FieldLine> {
		const variants = this.#context.variantsOf(name);
		const at = inline || variants.resource.inline === true ? undefined : depth + 1;
		const known = this.#plans.get(name) ?? [];
		let plans = known[at ?? 0];
		if (plans === undefined) {
			plans = new Plans(variants, fieldLines(this.#layout, at), depth === 0);
			known[at ?? 0] = plans;
			this.#plans.set(name, known);
		}
		return plans;
	}

	#printResource(name: ResourceName, given: RawObject, plans: Plans<FieldLine>, depth: number, inline: boolean): void {
		let value = given;
		if (name === 'layer' && given['type'] === 'tilelayer') {
			this.#tiles = this.#context.encodingOf(given);
			value = { ...given, encoding: this.#tiles.encoding, compression: this.#tiles.compression };
		}
		const own = fieldsAt(this.#fields, this.#path);
		const plan = planned(plans, value, own, this.#path, this.#context.report);
		if (plan !== undefined) this.#printFields(value, plan, own, depth, inline || plan.variant.resource.inline === true);
	}

	#printFields(value: RawObject, plan: Plan<FieldLine>, own: readonly unknown[], depth: number, inline: boolean): void {
		const { variant, fields, indexes } = plan;
		const sink = this.#sink;
		const unknown = plan.unknown.length === 0 ? plan.unknown : [...plan.unknown].sort();
		let next = 0;
		let count = 0;
		for (let i = 0; i < fields.length; i++) {
			const line = fields[i];
			if (line === undefined) continue;
			const { name, known } = line;
			const index = indexes[i] ?? -1;
			const found = index < 0 ? undefined : own[index];
			if (line.when !== 'always' && !isWritten(line, found, value, variant)) {
				if (name === 'membertypes') reportMemberTypes(value, this.#types, this.#path, this.#context.report);
				continue;
			}
			for (let key = unknown[next]; key !== undefined && key < name; key = unknown[++next])
				this.#printUnknown(count++, key, value[key], depth, inline);
			sink.piece(count++ === 0 ? line.first : line.next);
			// A field that is missing in a document made by hand gets its default.
			this.#printField(name, known.type, found ?? known.field.default, value, depth + 1, inline);
		}
		for (let key = unknown[next]; key !== undefined; key = unknown[++next]) this.#printUnknown(count++, key, value[key], depth, inline);
		if (count === 0) sink.text('{}');
		else if (inline) sink.text(this.#layout.indent === undefined ? '}' : ' }');
		else this.#line('}', depth);
	}

	/** Writes what stands before a field or an item. */
	#before(count: number, bracket: '{' | '[', depth: number, inline: boolean): void {
		const mark = count === 0 ? bracket : ',';
		if (!inline) this.#line(mark, depth + 1);
		else {
			this.#sink.text(mark);
			if (this.#layout.indent !== undefined && (count > 0 || bracket === '{')) this.#sink.text(' ');
		}
	}

	#printUnknown(count: number, key: string, value: unknown, depth: number, inline: boolean): void {
		this.#before(count, '{', depth, inline);
		printText(this.#sink, key);
		this.#sink.text(colon(this.#layout));
		printPlain(this.#sink, value, this.#layout, false);
	}

	#printField(name: string, type: FieldType, found: unknown, value: RawObject, depth: number, inline: boolean): void {
		if (type !== 'tiles' && (typeof found !== 'object' || found === null)) {
			printPlain(this.#sink, found, this.#layout, true);
			return;
		}
		this.#path.push(name);
		if (type === 'tiles') this.#printCells(found, value, depth);
		else this.#printValue(type, found, depth, inline);
		this.#path.pop();
	}

	#printValue(type: FieldType, value: unknown, depth: number, inline: boolean): void {
		if (typeof type === 'object' && 'of' in type && isObject(value))
			this.#printResource(type.of, value, this.#plansFor(type.of, depth, inline), depth, inline);
		else if (typeof type === 'object' && 'list' in type && type.list !== 'int' && Array.isArray(value))
			this.#printItems(type.list, value, depth, inline);
		else if (typeof type === 'object' && 'keyed' in type && isObject(value)) this.#printKeyed(type.keyed, value, depth);
		else printPlain(this.#sink, value, this.#layout, true);
	}

	#printItems(name: ResourceName, list: readonly unknown[], depth: number, inline: boolean): void {
		if (list.length === 0) {
			this.#sink.text('[]');
			return;
		}
		const plans = this.#plansFor(name, depth + 1, inline);
		const items = itemsOf(name, list);
		const indexes = indexesIn(list, items);
		for (let i = 0; i < items.length; i++) {
			const item = items[i];
			this.#before(i, '[', depth, inline);
			const entered = enter(this.#path, item, indexes?.get(item) ?? i, this.#context.placeOf);
			if (isObject(item)) this.#printResource(name, item, plans, depth + 1, inline);
			else printPlain(this.#sink, item, this.#layout, true);
			leave(this.#path, entered);
		}
		if (inline) this.#sink.text(']');
		else this.#line(']', depth);
	}

	/** An object with names from the document, one per line like the items of a list. */
	#printKeyed(type: FieldType, values: RawObject, depth: number): void {
		const names = sortedKeys(values);
		for (const [i, name] of names.entries()) {
			this.#before(i, '{', depth, false);
			printText(this.#sink, name);
			this.#sink.text(colon(this.#layout));
			const entered = enter(this.#path, values[name], name, this.#context.placeOf);
			this.#printValue(type, values[name], depth + 1, false);
			leave(this.#path, entered);
		}
		if (names.length === 0) this.#sink.text('{}');
		else this.#line('}', depth);
	}

	#printCells(found: unknown, holder: RawObject, depth: number): void {
		const held = heldData(found, holder, this.#path, this.#context);
		if (held instanceof Uint8Array) printBase64(this.#sink, held);
		else if (held !== undefined && this.#tiles !== undefined)
			printTiles(this.#sink, held, Number(holder['width']), this.#tiles, this.#layout, depth);
	}
}
