import type { CustomTypes } from '../../custom-types/model.ts';
import { missingField, unknownType, wrongType } from '../../issue/findings/structure.ts';
import { dataLength } from '../../issue/findings/tile-data.ts';
import type { Report } from '../../issue/report.ts';
import { short } from '../../issue/short.ts';
import type { RawObject } from '../../model/json.ts';
import { isObject } from '../../model/json.ts';
import type { VariantsOf } from '../../spec/choose.ts';
import { variantFor } from '../../spec/choose.ts';
import type { CompiledVariant } from '../../spec/compile.ts';
import type { FieldType, ResourceName } from '../../spec/field.ts';
import { writtenKeys, writtenValue } from '../fields.ts';
import type { PlaceOf } from '../items.ts';
import { placedItems, placeIn } from '../items.ts';
import { reportMemberTypes } from '../member-types.ts';
import type { Sink } from '../sink.ts';
import type { TileEncoding } from '../tile-data.ts';
import { inCells, printTiles } from '../tile-data.ts';
import type { Layout } from './layout.ts';
import { colon, newline, plain } from './layout.ts';

/** The context of printing a document. */
export interface PrintContext {
	readonly sink: Sink;
	readonly layout: Layout;
	readonly report: Report;
	/** The tables of the form to write. */
	readonly variantsOf: VariantsOf;
	/** How to write the tile data of a layer. */
	readonly encodingOf: (layer: RawObject) => TileEncoding;
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
	const path: (string | number)[] = [];
	let tiles: TileEncoding | undefined;

	function printResource(name: ResourceName, value: RawObject, depth: number, inline: boolean): void {
		const variant = variantFor(variantsOf(name), value, path.length === 0);
		if (variant === undefined) {
			report.add(unknownType, path, { field: 'type', expected: 'a type of the format', found: short(value['type']) });
			return;
		}
		if (name === 'layer' && value['type'] === 'tilelayer') {
			tiles = context.encodingOf(value);
			printFields({ ...value, encoding: tiles.encoding, compression: tiles.compression }, variant, depth, inline);
		} else printFields(value, variant, depth, inline || variant.resource.inline === true);
	}

	function printFields(value: RawObject, variant: CompiledVariant, depth: number, inline: boolean): void {
		for (const field of variant.required) if (value[field] === undefined) report.add(missingField, path, { field });
		if (variant.fields.get('membertypes')?.role === 'applies' && value['membertypes'] !== undefined)
			reportMemberTypes(value, types, path, report);
		const keys = writtenKeys(value, variant);
		const space = layout.indent === undefined ? '' : ' ';
		const before = inline ? space : newline(layout, depth + 1);
		for (let i = 0; i < keys.length; i++) {
			const key = keys[i] ?? '';
			sink.text(`${i === 0 ? '{' : ','}${before}${JSON.stringify(key)}${colon(layout)}`);
			path.push(key);
			printField(key, value, variant, depth + 1, inline);
			path.pop();
		}
		sink.text(keys.length === 0 ? '{}' : inline ? `${space}}` : `${newline(layout, depth)}}`);
	}

	function printField(key: string, value: RawObject, variant: CompiledVariant, depth: number, inline: boolean): void {
		const field = variant.fields.get(key);
		const found = writtenValue(key, value, variant);
		if (field === undefined || field.role !== 'applies') sink.text(plain(found, layout, false));
		else if (field.type === 'tiles') printCells(found, value, depth);
		else printValue(field.type, found, depth, inline);
	}

	function printValue(type: FieldType, value: unknown, depth: number, inline: boolean): void {
		if (typeof type === 'object' && 'of' in type && isObject(value)) printResource(type.of, value, depth, inline);
		else if (typeof type === 'object' && 'list' in type && type.list !== 'int' && Array.isArray(value))
			printItems(type.list, value, depth, inline);
		else if (typeof type === 'object' && 'keyed' in type && isObject(value)) printKeyed(type.keyed, value, depth);
		else sink.text(plain(value, layout, true));
	}

	function printItems(name: ResourceName, items: unknown[], depth: number, inline: boolean): void {
		const placed = placedItems(name, items, placeOf);
		const space = layout.indent === undefined ? '' : ' ';
		sink.text('[');
		for (const [i, [item, place]] of placed.entries()) {
			sink.text(`${i === 0 ? '' : ','}${inline ? (i === 0 ? '' : space) : newline(layout, depth + 1)}`);
			path.push(...place);
			if (isObject(item)) printResource(name, item, depth + 1, inline);
			else sink.text(plain(item, layout, true));
			path.length -= place.length;
		}
		sink.text(inline || placed.length === 0 ? ']' : `${newline(layout, depth)}]`);
	}

	/** An object with names from the document, one per line like the items of a list. */
	function printKeyed(type: FieldType, values: RawObject, depth: number): void {
		const names = Object.keys(values).sort();
		sink.text('{');
		for (const [i, name] of names.entries()) {
			sink.text(`${i === 0 ? '' : ','}${newline(layout, depth + 1)}${JSON.stringify(name)}${colon(layout)}`);
			const place = placeIn(values[name], name, placeOf);
			path.push(...place);
			printValue(type, values[name], depth + 1, false);
			path.length -= place.length;
		}
		sink.text(names.length === 0 ? '}' : `${newline(layout, depth)}}`);
	}

	function printCells(found: unknown, holder: RawObject, depth: number): void {
		const width = Number(holder['width']);
		const cells = width * Number(holder['height']);
		if (!(found instanceof Uint32Array)) report.add(wrongType, path, { field: 'data', expected: 'a Uint32Array', found: short(found) });
		else if (found.length !== cells) report.add(dataLength, path, { found: inCells(found.length), expected: inCells(cells) });
		else if (tiles !== undefined) printTiles(sink, found, width, tiles, layout, depth);
	}

	printResource(kind, doc, 0, false);
}
