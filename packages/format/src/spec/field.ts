/**
 * The types of the spec tables. Each resource of the specification has one table of fields (`map.ts`, `layer.ts`, …). Types, JSON
 * Schema, reference pages, checks, defaults and key order are derived from the tables, so that each field is defined once. XML has
 * the fields in the order of their table; JSON sorts keys by name.
 */

/** Versions of Tiled, oldest first: those that changed the form of documents (specification part 9), and some between them. */
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
/** The last of {@link VERSIONS}; anything else does not compile. */
export const NEWEST_VERSION: typeof VERSIONS extends readonly [...unknown[], infer Last] ? Last : never = '1.12';
/** Versions that documents can be written for. */
export type TargetVersion = Exclude<FormatVersion, '0.11' | '0.13' | '0.15'>;

/** A single value. `color`: `#RRGGBB` or `#AARRGGBB`; `rgb`: `#RRGGBB` only; `path`: a file, relative to the document; `gid`: 32 bits unsigned. */
export type ScalarType = 'int' | 'double' | 'bool' | 'string' | 'color' | 'rgb' | 'path' | 'gid';

/** The whole numbers that Tiled can hold: it has 32 bits for each. */
export const INT_RANGE = { min: -(2 ** 31), max: 2 ** 31 - 1 } as const;

/**
 * The type of a field. `values`: one of a few words, some `since` a version; `of`: one resource; `list`: an array of them;
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

/** The form of a field in XML. */
export type XmlForm =
	/** `explicit`: written even if it has its default. */
	| { readonly form: 'attribute'; readonly name?: string; readonly explicit?: true }
	/** An attribute of the `<image>` child (X3). */
	| { readonly form: 'image'; readonly name: string }
	/** One child element. */
	| { readonly form: 'child'; readonly name: string }
	/** A child element for each item, directly or in a wrapper element. */
	| { readonly form: 'children'; readonly name: string; readonly wrapper?: string }
	/** An empty child element that means true. */
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
	/** Child elements of several layer types, in drawing order (X1). */
	| { readonly form: 'layers' }
	/** A property's value: an attribute, character data or nested elements, depending on its type (X7). */
	| { readonly form: 'value' }
	/** The element's character data. */
	| { readonly form: 'text' }
	/** Not in XML: it follows from the element's name or place, or the document is never XML. */
	| { readonly form: 'none' };

/**
 * When a field is present.
 * - `required`: a document without it is an error, or a warning if something is `assumed`.
 * - `always`: filled with its default if missing; always written.
 * - `default`: filled with its default if missing, so it is always present in memory; written if it differs from the default.
 * - `optional`: present or not.
 */
export type Presence = 'required' | 'always' | 'default' | 'optional';

export type Unit = 'pixels' | 'tiles' | 'degrees' | 'milliseconds' | 'bytes' | 'factor';

/** The purpose of a reference to another file. `export`: the target of Tiled's last export. */
export type ReferenceRole = 'map' | 'tileset' | 'template' | 'image' | 'file' | 'export';

/** A default value in a table. */
export type Constant = string | number | boolean | readonly never[];

export interface Field {
	readonly type: FieldType;
	readonly presence: Presence;
	/** The meaning of a missing field. For an `optional` field: the value that means the same as a missing field. */
	readonly default?: Constant;
	/** The value that is assumed for a missing `required` field, with a warning, where Tiled opens the document or the meaning is clear. */
	readonly assumed?: Constant;
	/** The field on which `assumed` depends: it applies if that field is neither missing nor false. Elsewhere a missing field is an error. */
	readonly assumedBeside?: string;
	readonly min?: number;
	readonly max?: number;
	/** Whether a fraction is an error: cells need whole sizes and positions. Elsewhere it is kept, with a warning. */
	readonly whole?: true;
	readonly unit?: Unit;
	/** The version that added it; without one it was there from the start. */
	readonly since?: FormatVersion;
	/** The only syntax to which `since` applies; the other always had the field. */
	readonly sinceIn?: 'json' | 'xml';
	/** The first version that no longer writes it. */
	readonly until?: FormatVersion;
	/** The variants that have the field; without it, all. */
	readonly on?: readonly string[];
	/** Variants on which old exporters wrote it without a meaning; it is dropped there. */
	readonly ignoredOn?: readonly string[];
	/** Another name of the field in real files. */
	readonly alias?: string;
	/** An id that the reader assigns if the file has none, or one that is no whole number. */
	readonly assigned?: true;
	/** Only in memory: XML has this information in another form, and JSON cannot hold it. */
	readonly memory?: true;
	/** Written whenever the named field is written, even if it has its default. */
	readonly with?: string;
	/** The role of the file that a path refers to; without it, any file. */
	readonly refersTo?: ReferenceRole;
	/** Its form in XML; without it, an attribute with the same name. */
	readonly xml?: XmlForm;
	/** Its name for people; without one, `name` with a capital letter. */
	readonly label?: string;
	/** Its meaning, in a sentence. */
	readonly doc: string;
}

/** A field, or a form of a field, that newer versions no longer write. Upgrade steps read it; downgrade steps write it. */
export interface OlderField extends Field {
	readonly name: string;
	readonly until: FormatVersion;
	/** The field of the newest form that replaces it. */
	readonly instead?: string;
	/** The only syntax that had it; the other had the newer form from the start. */
	readonly syntax?: 'json' | 'xml';
}

/** A variant of a resource. A value has the first variant whose conditions hold. */
export interface Variant {
	readonly name: string;
	/** The name of its TypeScript type. */
	readonly title: string;
	readonly doc: string;
	/** Fields with the value that decides for this variant. */
	readonly when?: Readonly<Record<string, string | boolean>>;
	/** A field that decides for this variant if it is present and not empty. */
	readonly has?: string;
	/** A field that decides against this variant if it is present and neither empty nor null. `read` then leaves out the field of `has`. */
	readonly unless?: string;
	/** Only for a whole document: a tileset in its own file. */
	readonly root?: boolean;
	/** All fields except these are optional, and none is filled in: an instance has only the fields that it overrides. */
	readonly sparse?: readonly string[];
}

export interface Resource {
	readonly name: ResourceName;
	/** The name of its TypeScript type. */
	readonly title: string;
	/** The part of the specification, such as `2.1`; `N7` and `P1` are rules. */
	readonly section: string;
	readonly doc: string;
	/** The name of the XML element. A kind of document without one is always JSON. */
	readonly xml?: string;
	readonly variants?: readonly Variant[];
	/** Whether it is printed on one line, since it has few and short values. */
	readonly inline?: boolean;
	readonly fields: Readonly<Record<string, Field>>;
	/** The fields that only older versions had. */
	readonly older?: readonly OlderField[];
	/** The version that added a kind of document. Other resources were added with their fields. */
	readonly since?: FormatVersion;
	/** The first version that no longer has the resource. */
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

/** An attribute that is written even if it has its default. */
export const explicit: XmlForm = { form: 'attribute', explicit: true };
export const image = /* @__NO_SIDE_EFFECTS__ */ (name: string): XmlForm => ({ form: 'image', name });
export const child = /* @__NO_SIDE_EFFECTS__ */ (name: string): XmlForm => ({ form: 'child', name });
export const children = /* @__NO_SIDE_EFFECTS__ */ (name: string, wrapper?: string): XmlForm =>
	wrapper === undefined ? { form: 'children', name } : { form: 'children', name, wrapper };
export const marker = /* @__NO_SIDE_EFFECTS__ */ (name: string): XmlForm => ({ form: 'marker', name });
export const none: XmlForm = { form: 'none' };

/** Makes some fields optional, for resources that have no id or position in some places. */
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
