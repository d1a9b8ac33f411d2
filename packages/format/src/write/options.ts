import type { Compression } from '../codec/codec.ts';
import type { CustomTypes } from '../custom-types/model.ts';
import type { Issue } from '../issue/issue.ts';
import type { TargetVersion } from '../spec/field.ts';
import type { ChunkExtent } from './chunks.ts';

/** How a document is written. What is left out stays as the document has it. */
export interface WriteOptions {
	/** How tile data stand in the file: `csv` as arrays of numbers, `base64` as strings. */
	readonly encoding?: 'csv' | 'base64';
	/** How base64 tile data are compressed; asking for one asks for base64 too. */
	readonly compression?: Compression;
	/** The compression level: 0–9 for zlib and gzip, 1–22 for zstd; -1 is the algorithm's own default. */
	readonly compressionLevel?: number;
	/** The size to which the chunks of infinite layers are cut anew, in tiles. Without it they stay as they are. */
	readonly chunkSize?: ChunkExtent;
	/** Leaves all white space out. Default false. */
	readonly minimize?: boolean;
	/** `json`, or its XML sibling, which worlds do not have. Default `json`. */
	readonly syntax?: 'json' | 'xml';
	/**
	 * The editor version to write for: fields that came later are left out, forms that have changed since are turned back (rules
	 * V1–V3), and what is lost is told to `onIssue`. Without it, the newest form.
	 */
	readonly version?: TargetVersion;
	/**
	 * JSON with properties and tiles as objects, keyed by name and id: the editor's format `json1`. Versions before 1.2 always have
	 * them so. Default false.
	 */
	readonly keyed?: boolean;
	/** A map's JSON in a call of a loader function, under this name: the editor's format `js` (rule N2). */
	readonly script?: string;
	/**
	 * Custom types: in XML the members of classes have types, which JSON does not tell (rule X7). Without them they are inferred. In
	 * JSON, the types of members that they tell are not lost.
	 */
	readonly types?: CustomTypes;
	/** Told of what the syntax or the version cannot hold: losses as warnings; as infos, the types of members that JSON does not tell. */
	readonly onIssue?: (issue: Issue) => void;
	/** Spaces a level. Default 1. */
	readonly indent?: number;
}
