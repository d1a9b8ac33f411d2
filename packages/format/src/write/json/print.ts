import type { CustomTypes } from '../../custom-types/model.ts';
import { missingField, unknownType, wrongType } from '../../issue/findings/structure.ts';
import { dataLength } from '../../issue/findings/tile-data.ts';
import type { Report } from '../../issue/report.ts';
import { short } from '../../issue/short.ts';
import type { RawObject } from '../../model/json.ts';
import { isObject, sortedKeys } from '../../model/json.ts';
import type { VariantsOf } from '../../spec/choose.ts';
import type { FieldType, ResourceName } from '../../spec/field.ts';
import { isWritten } from '../fields.ts';
import type { PlaceOf } from '../items.ts';
import { eachItem, placeIn } from '../items.ts';
import { reportMemberTypes } from '../member-types.ts';
import type { Plan, PlanOf } from '../plans.ts';
import { createPlans } from '../plans.ts';
import type { Sink } from '../sink.ts';
import type { TileEncoding } from '../tile-data.ts';
import { inCells, printBase64, printTiles } from '../tile-data.ts';
import type { Layout } from './layout.ts';
import { colon, lineBreaks } from './layout.ts';
import type { FieldLine } from './lines.ts';
import { fieldLines } from './lines.ts';
import { printPlain, printText } from './plain.ts';

/** The context of printing a document. */
export interface PrintContext {
	readonly sink: Sink;
	readonly layout: Layout;
	readonly report: Report;
	/** The tables of the form to write. */
	readonly variantsOf: VariantsOf;
	/** How to write the tile data of a layer. */
	readonly encodingOf: (layer: RawObject) => TileEncoding;
	/** Text in base64 for tile data that it stands for. */
	readonly stored?: ReadonlyMap<unknown, Uint8Array> | undefined;
	/** Maps a place in the converted document to the place in the document given, for findings. */
	readonly placeOf?: PlaceOf;
}

/**
 * Prints a document in the canonical form of its tables: keys sorted by name, with the fields that are always written and those that
 * differ from their default (rules J1–J8), and unknown fields (rule N8). Reports values that cannot be printed.
 *
 * @param types - custom types; types of members that they define are not reported as lost (rule X7)
 */
export function printDocument(kind: ResourceName, doc: RawObject, context: PrintContext, types?: CustomTypes): void {
	const { sink, layout, report, variantsOf, placeOf } = context;
	const newline = lineBreaks(sink, layout);
	const plans = new Map<ResourceName, PlanOf<FieldLine>[]>();
	/** The fields of the values that are being printed, by the lengths of their paths. */
	const fieldsAt: unknown[][] = [];
	const isSpaced = layout.indent !== undefined;
	const path: (string | number)[] = [];
	let tiles: TileEncoding | undefined;

	/** The plans of values of a resource at a depth. Those of a whole document are at depth 0. */
	function plansFor(name: ResourceName, depth: number, inline: boolean): PlanOf<FieldLine> {
		const variants = variantsOf(name);
		const at = inline || variants.resource.inline === true ? undefined : depth + 1;
		const known = plans.get(name) ?? [];
		let planOf = known[at ?? 0];
		if (planOf === undefined) {
			planOf = createPlans(variants, (variant) => fieldLines(variant, layout, at), depth === 0);
			known[at ?? 0] = planOf;
			plans.set(name, known);
		}
		return planOf;
	}

	function printResource(name: ResourceName, given: RawObject, planOf: PlanOf<FieldLine>, depth: number, inline: boolean): void {
		let value = given;
		if (name === 'layer' && given['type'] === 'tilelayer') {
			tiles = context.encodingOf(given);
			value = { ...given, encoding: tiles.encoding, compression: tiles.compression };
		}
		const own = fieldsAt[path.length] ?? [];
		fieldsAt[path.length] = own;
		const plan = planOf(value, own);
		if (plan === undefined) report.add(unknownType, path, { field: 'type', expected: 'a type of the format', found: short(value['type']) });
		else printFields(value, plan, own, depth, inline || plan.variant.resource.inline === true);
	}

	function printFields(value: RawObject, plan: Plan<FieldLine>, own: readonly unknown[], depth: number, inline: boolean): void {
		const { variant, fields, indexes } = plan;
		if (value['membertypes'] !== undefined && variant.fields.get('membertypes')?.role === 'applies')
			reportMemberTypes(value, types, path, report);
		const unknown = plan.unknown.length === 0 ? plan.unknown : plan.unknown.filter((key) => value[key] !== undefined).sort();
		let next = 0;
		let count = 0;
		for (let i = 0; i < fields.length; i++) {
			const line = fields[i];
			if (line === undefined) continue;
			const { name, known, always } = line;
			const index = indexes[i] ?? -1;
			const found = index < 0 ? undefined : own[index];
			if (found === undefined && line.required) report.add(missingField, path, { field: name });
			if (!always && !isWritten(name, known, found, value, variant)) continue;
			for (let key = unknown[next]; key !== undefined && key < name; key = unknown[++next])
				printUnknown(count++, key, value[key], depth, inline);
			sink.piece(count++ === 0 ? line.first : line.next);
			// A field that is missing in a document made by hand gets its default.
			printField(name, known.type, found ?? known.field.default, value, depth + 1, inline);
		}
		for (let key = unknown[next]; key !== undefined; key = unknown[++next]) printUnknown(count++, key, value[key], depth, inline);
		if (count === 0) sink.text('{}');
		else if (inline) sink.text(isSpaced ? ' }' : '}');
		else {
			newline(depth);
			sink.text('}');
		}
	}

	/** Writes what stands before a field or an item. */
	function before(count: number, bracket: '{' | '[', depth: number, inline: boolean): void {
		sink.text(count === 0 ? bracket : ',');
		if (!inline) newline(depth + 1);
		else if (isSpaced && (count > 0 || bracket === '{')) sink.text(' ');
	}

	function printUnknown(count: number, key: string, value: unknown, depth: number, inline: boolean): void {
		before(count, '{', depth, inline);
		printText(sink, key);
		sink.text(colon(layout));
		printPlain(sink, value, layout, false);
	}

	function printField(name: string, type: FieldType, found: unknown, value: RawObject, depth: number, inline: boolean): void {
		if (type !== 'tiles' && (typeof found !== 'object' || found === null)) {
			printPlain(sink, found, layout, true);
			return;
		}
		path.push(name);
		if (type === 'tiles') printCells(found, value, depth);
		else printValue(type, found, depth, inline);
		path.pop();
	}

	function printValue(type: FieldType, value: unknown, depth: number, inline: boolean): void {
		if (typeof type === 'object' && 'of' in type && isObject(value))
			printResource(type.of, value, plansFor(type.of, depth, inline), depth, inline);
		else if (typeof type === 'object' && 'list' in type && type.list !== 'int' && Array.isArray(value))
			printItems(type.list, value, depth, inline);
		else if (typeof type === 'object' && 'keyed' in type && isObject(value)) printKeyed(type.keyed, value, depth);
		else printPlain(sink, value, layout, true);
	}

	function printItems(name: ResourceName, items: unknown[], depth: number, inline: boolean): void {
		if (items.length === 0) {
			sink.text('[]');
			return;
		}
		const planOf = plansFor(name, depth + 1, inline);
		eachItem(name, items, path, placeOf, (item, i) => {
			before(i, '[', depth, inline);
			if (isObject(item)) printResource(name, item, planOf, depth + 1, inline);
			else printPlain(sink, item, layout, true);
		});
		if (!inline) newline(depth);
		sink.text(']');
	}

	/** An object with names from the document, one per line like the items of a list. */
	function printKeyed(type: FieldType, values: RawObject, depth: number): void {
		const names = sortedKeys(values);
		for (const [i, name] of names.entries()) {
			before(i, '{', depth, false);
			printText(sink, name);
			sink.text(colon(layout));
			const place = placeIn(values[name], name, placeOf);
			path.push(...place);
			printValue(type, values[name], depth + 1, false);
			path.length -= place.length;
		}
		if (names.length === 0) sink.text('{');
		else newline(depth);
		sink.text('}');
	}

	function printCells(found: unknown, holder: RawObject, depth: number): void {
		const width = Number(holder['width']);
		const cells = width * Number(holder['height']);
		const text = context.stored?.get(found);
		if (text !== undefined) printBase64(sink, text);
		else if (!(found instanceof Uint32Array))
			report.add(wrongType, path, { field: 'data', expected: 'a Uint32Array', found: short(found) });
		else if (found.length !== cells) report.add(dataLength, path, { found: inCells(found.length), expected: inCells(cells) });
		else if (tiles !== undefined) printTiles(sink, found, width, tiles, layout, depth);
	}

	printResource(kind, doc, plansFor(kind, 0, false), 0, false);
}
