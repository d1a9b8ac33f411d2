import type { Document, Kind, WriteOptions } from '@tilewright/format';
import type { Written, WrittenFiles } from './write-document.ts';

/** A format that documents can be exported to. */
export type Format = OneFileFormat | ManyFilesFormat;

/**
 * The part that all formats declare. These objects are loaded for every help text, so their modules stay small: the code that writes a
 * document is imported when it is called.
 */
interface Declared {
	/** Its name for `--format`, `--export-map` and `--export-formats`; Tiled's own where Tiled has the format. */
	readonly name: string;
	/** The content that it holds, in a few words for the help: `tilesets, as XML`. */
	readonly description: string;
	/** Extensions of targets, in lower case. The first format of the list that has an extension is the default for it. */
	readonly extensions: readonly string[];
	/** The kinds of documents it can hold, each with the extension that `--out` gives them. */
	readonly kinds: Readonly<Partial<Record<Kind, string>>>;
	/** The content from other files that a document needs before it is written, even without a flag for it. Other files are read for that. */
	readonly needs?: Needs;
	/** Options of `tilewright export` that have no effect on it. */
	readonly ignores?: readonly IgnorableFlag[];
}

/** An option of `tilewright export` that not every format uses. */
export type IgnorableFlag =
	| 'encoding'
	| 'compression'
	| 'compressionLevel'
	| 'chunkSize'
	| 'indent'
	| 'minimize'
	| 'exportVersion'
	| 'for'
	| 'project';

/** Changes that make a document independent of other files. */
export interface Needs {
	readonly embedTilesets?: true;
	readonly detachTemplates?: true;
	readonly resolveTypes?: true;
}

/** A format that writes a document to one file. */
export interface OneFileFormat extends Declared {
	readonly write: (doc: Document, request: WriteRequest) => Promise<Written>;
	/**
	 * With `--out`, the formats of the kinds that this one cannot hold; the first that can hold a kind is used. If these do
	 * not cover all kinds, the format cannot be combined with `--out`.
	 */
	readonly companions?: readonly OneFileFormat[];
	/** Another name with `--out`, for this format and its companions: `xml`. */
	readonly groupName?: string;
}

/** A format that writes a document to several files, such as one for each layer. It cannot be combined with `--out`. */
export interface ManyFilesFormat extends Declared {
	readonly writeFiles: (doc: Document, request: WriteRequest) => Promise<WrittenFiles>;
}

/** How to write a document. */
export interface WriteRequest {
	/** The name of the target, without folders: `island.js`. For standard output, the name of the source. */
	readonly fileName: string;
	/** Encoding, compression, indentation, version, chunk size and custom types. */
	readonly options: WriteOptions;
	/** The names of the map's external tilesets, by `firstgid`, if their files were read. */
	readonly tilesetNames?: ReadonlyMap<number, string>;
}

/** A document of one of these kinds. */
type DocumentOf<K extends Kind> = Extract<Document, { readonly type: K }>;

/** A format of one file whose writer receives only the kinds that it declares. */
export function oneFileFormat<K extends Kind>(
	format: Omit<OneFileFormat, 'kinds' | 'write'> & {
		readonly kinds: Readonly<Record<K, string>>;
		readonly write: (doc: DocumentOf<K>, request: WriteRequest) => Promise<Written>;
	},
): OneFileFormat {
	return { ...format, write: (doc, request) => format.write(ofKinds(format, doc), request) };
}

/** A format of several files whose writer receives only the kinds that it declares. */
export function manyFilesFormat<K extends Kind>(
	format: Omit<ManyFilesFormat, 'kinds' | 'writeFiles'> & {
		readonly kinds: Readonly<Record<K, string>>;
		readonly writeFiles: (doc: DocumentOf<K>, request: WriteRequest) => Promise<WrittenFiles>;
	},
): ManyFilesFormat {
	return { ...format, writeFiles: (doc, request) => format.writeFiles(ofKinds(format, doc), request) };
}

function ofKinds<K extends Kind>(
	format: { readonly name: string; readonly kinds: Readonly<Record<K, string>> },
	doc: Document,
): DocumentOf<K> {
	if (isOfKinds(format.kinds, doc)) return doc;
	throw new TypeError(`${format.name} cannot hold a ${doc.type}.`);
}

const isOfKinds = <K extends Kind>(kinds: Readonly<Record<K, string>>, doc: Document): doc is DocumentOf<K> =>
	Object.hasOwn(kinds, doc.type);

/** The name of a file without its last extension; scripts load a map by it. */
export const withoutExtension = (fileName: string): string => fileName.replace(/(?<=.)\.[^.]*$/, '');
