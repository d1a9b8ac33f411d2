/**
 * The shape of the format's own description. Every resource of the specification is one table of fields (`map.ts`,
 * `layer.ts`, …); types, JSON Schema, reference docs, checks, defaults and key order are made from those tables, so that a
 * field is spelled once. The order of the fields in a table is the order in which the XML sibling writes them (rule X9);
 * JSON sorts keys by name (rule J7).
 */

/** Editor versions, oldest first: those at which the form of the documents changed (specification part 9), and those between. */
export const VERSIONS = [
	'0.11',
	'0.13',
	'0.15',
	'0.16',
	'0.17',
	'0.18',
	'1.0',
	'1.1',
	'1.1.5',
	'1.2',
	'1.3',
	'1.4',
	'1.5',
	'1.6',
	'1.7',
	'1.8',
	'1.8.2',
	'1.9',
	'1.10',
	'1.11',
	'1.11.1',
	'1.12',
] as const;
export type FormatVersion = (typeof VERSIONS)[number];
/** Versions that documents can be written for. */
export type TargetVersion = Exclude<FormatVersion, '0.11' | '0.13' | '0.15'>;

/** A single value. `color`: `#RRGGBB` or `#AARRGGBB`; `rgb`: `#RRGGBB` only; `path`: a file, relative to the document; `gid`: 32 bits unsigned (rule G1). */
export type ScalarType = 'int' | 'double' | 'bool' | 'string' | 'color' | 'rgb' | 'path' | 'gid';

/**
 * What a field holds. `values`: one of a few words, some `since` a version; `of`: one resource; `list`: an array of them;
 * `tiles`: tile data (in memory always a `Uint32Array`); `members`: the JSON object of a class value; `by`: it depends on the
 * resource's variant; `keyed`: an object by name or number, as before 1.2; `plain`: any value that is neither list nor object.
 */
export type FieldType =
	| ScalarType
	| 'tiles'
	| 'members'
	| 'plain'
	| { readonly values: readonly string[]; readonly since?: Readonly<Record<string, FormatVersion>> }
	| { readonly of: ResourceName }
	| { readonly list: ResourceName | 'int'; readonly length?: number }
	| { readonly by: Readonly<Record<string, FieldType>> }
	| { readonly keyed: FieldType };

/** How a field stands in the XML sibling (rules X1–X8). */
export type XmlForm =
	/** `stated`: written even at its default. */
	| { readonly form: 'attribute'; readonly name?: string; readonly stated?: true }
	/** An attribute of the `<image>` child (X3). */
	| { readonly form: 'image'; readonly name: string }
	/** One child element. */
	| { readonly form: 'child'; readonly name: string }
	/** One child element an item, in a wrapper element or directly. */
	| { readonly form: 'children'; readonly name: string; readonly wrapper?: string }
	/** An empty child element that says true. */
	| { readonly form: 'marker'; readonly name: string }
	/** A child element whose `points` attribute lists the vertices. */
	| { readonly form: 'points'; readonly name: string }
	/** An attribute that holds a list of numbers, separated by commas. */
	| { readonly form: 'numbers'; readonly name?: string }
	/** An attribute that holds eight numbers up to 15 as the nibbles of one in hexadecimal, the lowest first (X5). */
	| { readonly form: 'nibbles' }
	/** The `<data>` element, or the text of a `<chunk>` (X2). */
	| { readonly form: 'data' }
	/** An attribute of `<data>` (X2). */
	| { readonly form: 'data-attribute'; readonly name: string }
	/** Children that stand among those of other layer types, in drawing order (X1). */
	| { readonly form: 'layers' }
	/** A property's value: an attribute, character data or nested elements, as its type asks (X7). */
	| { readonly form: 'value' }
	/** The element's character data. */
	| { readonly form: 'text' }
	/** Does not stand in XML: the element's name or place says it, or the document is never XML. */
	| { readonly form: 'none' };

/**
 * When a field is there.
 * - `required`: a document without it is an error.
 * - `always`: filled with its default when missing; always written.
 * - `default`: filled with its default when missing, so that it is always there in memory; written when it differs.
 * - `optional`: there or not.
 */
export type Presence = 'required' | 'always' | 'default' | 'optional';

export type Unit = 'pixels' | 'tiles' | 'degrees' | 'milliseconds' | 'bytes' | 'factor';

/** What a document refers to another file for. `export`: where the editor last exported it. */
export type ReferenceRole = 'map' | 'tileset' | 'template' | 'image' | 'file' | 'export';

/** A value that stands in a table: a default. */
export type Constant = string | number | boolean | readonly never[];

export interface Field {
	readonly type: FieldType;
	readonly presence: Presence;
	/** What a missing field means. Of an `optional` field: the value that says the same as leaving it out. */
	readonly default?: Constant;
	readonly min?: number;
	readonly max?: number;
	readonly unit?: Unit;
	/** The editor version that brought it; without one it was there from the start. */
	readonly since?: FormatVersion;
	/** The syntax alone that lacked it before; the other always had it. */
	readonly sinceIn?: 'json' | 'xml';
	/** The first editor version that no longer writes it. */
	readonly until?: FormatVersion;
	/** The variants of the resource that it applies to; without it, all. */
	readonly on?: readonly string[];
	/** Variants on which old exporters wrote it in vain: dropped there (rule J11). */
	readonly ignoredOn?: readonly string[];
	/** Another name under which real files spell it (rule N1). */
	readonly alias?: string;
	/** Kept in memory only: the syntax that brings it has it elsewhere, and JSON has no place for it. */
	readonly memory?: true;
	/** Written whenever the named field is, even at its default. */
	readonly with?: string;
	/** What a path leads to; without one, any file. */
	readonly leadsTo?: ReferenceRole;
	/** How it stands in XML; without one, an attribute of the same name. */
	readonly xml?: XmlForm;
	/** What it means, in a sentence. */
	readonly doc: string;
}

/** A field, or the form of a field, that newer versions no longer write. Upgrade steps read it, downgrade steps write it. */
export interface OlderField extends Field {
	readonly name: string;
	readonly until: FormatVersion;
	/** The field of the newest form that it stood for. */
	readonly instead?: string;
	/** The syntax that had it; the other had the newer form from the start. */
	readonly syntax?: 'json' | 'xml';
}

/** One form that a resource takes. The first whose condition holds is the one. */
export interface Variant {
	readonly name: string;
	/** The name of its TypeScript type. */
	readonly title: string;
	readonly doc: string;
	/** Fields with the value that tells this variant. */
	readonly when?: Readonly<Record<string, string | boolean>>;
	/** A field whose presence (not empty) tells this variant. */
	readonly has?: string;
	/** Only where the document begins: a tileset in a file of its own. */
	readonly root?: boolean;
	/** All fields but these are optional and none is filled in: an instance says only what it overrides (rule J3). */
	readonly sparse?: readonly string[];
}

export interface Resource {
	readonly name: ResourceName;
	/** The name of its TypeScript type. */
	readonly title: string;
	/** The part of the specification, such as `2.1`; `N7` and `P1` are rules. */
	readonly section: string;
	readonly doc: string;
	/** The XML element. A kind of document without one is always JSON. */
	readonly xml?: string;
	readonly variants?: readonly Variant[];
	/** Few and small values: printed on one line. */
	readonly inline?: boolean;
	readonly fields: Readonly<Record<string, Field>>;
	/** What older versions had instead. */
	readonly older?: readonly OlderField[];
	/** Of a kind of document: the version that brought it. Other resources came with the fields that hold them. */
	readonly since?: FormatVersion;
	/** Of a resource that newer versions no longer have. */
	readonly until?: FormatVersion;
}

export type ResourceName =
	| 'map'
	| 'layer'
	| 'collisionlayer'
	| 'chunk'
	| 'object'
	| 'templateobject'
	| 'text'
	| 'point'
	| 'tileset'
	| 'grid'
	| 'tileoffset'
	| 'transformations'
	| 'tile'
	| 'keyedtile'
	| 'frame'
	| 'terrain'
	| 'wangset'
	| 'wangcolor'
	| 'wangtile'
	| 'template'
	| 'world'
	| 'worldmap'
	| 'worldpattern'
	| 'property'
	| 'listitem'
	| 'mapsettings'
	| 'tilesetsettings'
	| 'chunksize'
	| 'export';

/** An attribute that is written even at its default. */
export const stated: XmlForm = { form: 'attribute', stated: true };
export const image = /* @__NO_SIDE_EFFECTS__ */ (name: string): XmlForm => ({ form: 'image', name });
export const child = /* @__NO_SIDE_EFFECTS__ */ (name: string): XmlForm => ({ form: 'child', name });
export const children = /* @__NO_SIDE_EFFECTS__ */ (name: string, wrapper?: string): XmlForm =>
	wrapper === undefined ? { form: 'children', name } : { form: 'children', name, wrapper };
export const marker = /* @__NO_SIDE_EFFECTS__ */ (name: string): XmlForm => ({ form: 'marker', name });
export const none: XmlForm = { form: 'none' };

/** Fields made optional: where a resource stands in a place that gives it no number or position of its own. */
export function optional(fields: Readonly<Record<string, Field>>, ...names: readonly string[]): Record<string, Field> {
	const result: Record<string, Field> = { ...fields };
	for (const name of names) {
		const field = fields[name];
		if (field === undefined) continue;
		const { default: _, ...rest } = field;
		result[name] = { ...rest, presence: 'optional' };
	}
	return result;
}
