import type { Change, FieldValue } from '@tilewright/edit';
import { addTileEntry, changeTilesetGrid, collect, renumberTiles, setFields, setOrientation } from '@tilewright/edit';
import type { Document, Kind, TileMap } from '@tilewright/format';
import type { FieldInfo, ResourceName } from '@tilewright/format/fields';
import { fieldsOfVariants } from '@tilewright/format/fields';
import { isObject } from '@tilewright/format/internal';
import type { Targets } from '@tilewright/ops';
import type { Subject, Thing, Values } from '../../../contributions/thing.ts';
import type { FieldRow } from './field-rows.ts';
import { valueAt } from './field-rows.ts';

/** A document, and the files that it refers to. */
export interface DocumentAndFiles {
	readonly doc: Document;
	readonly path: string;
	readonly targets: Targets;
}

/**
 * The changes that give a field of all things a value.
 *
 * @param value - `undefined` removes the field, or gives it back to the template
 * @throws RangeError if the value is impossible, such as a tile that is larger than its image
 */
export function fieldChanges(at: DocumentAndFiles, subject: Subject, { key, path }: FieldRow, value: FieldValue | undefined): Change[] {
	const { doc } = at;
	const { resource, things } = subject;
	const special = doc.type === 'map' ? MAP_FIELDS[key]?.(doc, things, value) : undefined;
	if (special !== undefined) return special;
	if (TILESET_GRID.includes(key) && isOfImage(things)) return gridChanges(at, subject, { [path[0] ?? '']: value });
	if (resource !== 'tile') return things.flatMap((each) => pathChanges(doc, resource, each, path, value));
	return collect<Kind>(doc, (editing) => {
		for (const each of things) {
			editing.add(entryChanges(editing.doc, each));
			editing.add(pathChanges(editing.doc, resource, each, path, value));
		}
	});
}

/** Fields whose change has consequences. */
const MAP_FIELDS: Readonly<Record<string, (map: TileMap, things: readonly Thing[], value: FieldValue | undefined) => Change[]>> = {
	'map.orientation': (map, _, value) => {
		const orientation = ORIENTATIONS.find((word) => word === value);
		return orientation === undefined ? [] : setOrientation(map, orientation);
	},
	// Only base64 can be compressed.
	'layer.encoding': (map, things, value) =>
		setAll(map, things, value === 'csv' ? { encoding: 'csv', compression: '' } : { encoding: value }),
	'layer.compression': (map, things, value) =>
		setAll(map, things, value === '' ? { compression: '' } : { encoding: 'base64', compression: value }),
};

const ORIENTATIONS = ['orthogonal', 'isometric', 'oblique', 'staggered', 'hexagonal'] as const;

const setAll = (map: TileMap, things: readonly Thing[], fields: Readonly<Record<string, FieldValue | undefined>>): Change[] =>
	things.flatMap(({ part }) => setFields(map, part, fields));

/** Fields that say how the image of a tileset is cut: tile ids follow (rule E92). */
const TILESET_GRID = ['tileset.tilewidth', 'tileset.tileheight', 'tileset.margin', 'tileset.spacing'];

/** Whether all things are tilesets that are cut from an image. */
export const isOfImage = (things: readonly Thing[]): boolean => things.every(({ values }) => values['image'] !== undefined);

/** Changes how the images of tilesets are cut, or the images. */
export function gridChanges(
	{ doc, path, targets }: DocumentAndFiles,
	{ things, tileset }: Subject,
	grid: Readonly<Record<string, FieldValue | undefined>>,
): Change[] {
	if (doc.type === 'tileset') return things.flatMap(({ part }) => changeTilesetGrid(doc, part, grid).changes);
	if (doc.type !== 'map' || tileset === undefined) return [];
	return collect<'map'>(doc, (editing) => {
		for (const { part } of things) {
			const { changes, idOf } = changeTilesetGrid(editing.doc, part, grid);
			editing.add(changes);
			editing.add(renumberTiles(editing.doc, tileset, idOf, { path, targets }).changes);
		}
	});
}

/** The changes that add an entry for a tile to a tileset that has none yet. */
export function entryChanges(doc: Document, { part, values }: Thing): Change[] {
	const step = part.at(-1);
	if (step === undefined || typeof step === 'string' || !('tile' in step) || 'probability' in values) return [];
	return doc.type === 'map' || doc.type === 'tileset' ? addTileEntry(doc, part.slice(0, -1), step.tile) : [];
}

/** Sets a field of a part, or of a part in it. Parts that are missing on the way are made. */
function pathChanges(
	doc: Document,
	resource: ResourceName,
	{ part, own, values }: Thing,
	path: readonly string[],
	value: FieldValue | undefined,
): Change[] {
	const names = path.slice(0, -1);
	const last = path.at(-1) ?? '';
	const missing = names.findIndex((_, i) => valueAt(own, names.slice(0, i + 1)) === undefined);
	if (missing < 0) return setFields(doc, [...part, ...names], { [last]: value });
	if (value === undefined) return [];
	const parts = nestedParts(resource, names, values).slice(missing);
	return setFields(doc, [...part, ...names.slice(0, missing)], { [names[missing] ?? last]: nested(parts, last, value) });
}

function nested(parts: readonly NestedPart[], last: string, value: FieldValue): FieldValue {
	const [part, ...rest] = parts;
	if (part === undefined) return value;
	const name = rest[0]?.name ?? last;
	return { ...part.initial, [name]: nested(rest, last, value) };
}

/** A part that a field holds, such as `text`, and its first content. */
interface NestedPart {
	readonly name: string;
	readonly initial: Readonly<Record<string, FieldValue>>;
}

/** The parts that a path of fields leads through. */
function nestedParts(resource: ResourceName, names: readonly string[], values: Values): NestedPart[] {
	let around: ResourceName | undefined = resource;
	return names.map((name, i) => {
		const field: FieldInfo | undefined =
			around &&
			fieldsOfVariants(around)
				.flatMap(({ fields }) => fields)
				.find((each) => each.name === name);
		around = typeof field?.type === 'object' && 'of' in field.type ? field.type.of : undefined;
		const fields = around === undefined ? [] : (fieldsOfVariants(around)[0]?.fields ?? []);
		const presets = fields.flatMap(({ name: inner, presence, default: preset }): [string, FieldValue][] =>
			presence === 'optional' || preset === undefined ? [] : [[inner, preset]],
		);
		// An instance that overrides a part of its template's text has all of the text.
		const inherited = valueAt(values, names.slice(0, i + 1));
		// A grid that a tileset has not stated yet is as large as its tiles.
		const size = name === 'grid' ? { width: values['tilewidth'], height: values['tileheight'] } : {};
		return {
			name,
			initial: { ...(isFieldObject(size) && size), ...Object.fromEntries(presets), ...(isFieldObject(inherited) && inherited) },
		};
	});
}

/** The parts of a document hold nothing but JSON. */
const isFieldObject = (value: unknown): value is Readonly<Record<string, FieldValue>> => isObject(value);
