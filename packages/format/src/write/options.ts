import type { Compression } from '../codec/codec.ts';
import type { CustomTypes } from '../custom-types/model.ts';
import type { Issue } from '../issue/issue.ts';
import type { TargetVersion } from '../spec/field.ts';
import type { ChunkExtent } from './chunks.ts';

/** Options of `write`. Without an option, the document's own setting is used. */
export interface WriteOptions {
	/** How tile data is written: `csv` as arrays of numbers, `base64` as strings. */
	readonly encoding?: 'csv' | 'base64';
	/** The compression of base64 tile data. Implies base64, and level -1 unless `compressionLevel` says otherwise. */
	readonly compression?: Compression;
	/** The compression level: 0–9 for zlib and gzip, 1–22 for zstd; -1 is the algorithm's own default. Default: that of the map. */
	readonly compressionLevel?: number;
	/** The chunk size for infinite layers, in tiles. Default: chunks are written unchanged. */
	readonly chunkSize?: ChunkExtent;
	/** Whether to omit all white space. Default: false. */
	readonly minimize?: boolean;
	/** The syntax to write. Worlds can only be JSON. Default: `json`. */
	readonly syntax?: 'json' | 'xml';
	/**
	 * The version of Tiled to write for. Newer fields are dropped and newer forms converted to the older ones. Losses are
	 * reported to `onIssue`. Default: the newest form.
	 */
	readonly version?: TargetVersion;
	/**
	 * Whether to write JSON with properties and tiles as objects by name and id, which is Tiled's format `json1`. Versions before 1.2
	 * always have this form. Default: false.
	 */
	readonly keyed?: boolean;
	/** Writes a map as a call of a loader function with this name for the map, which is Tiled's format `js`. */
	readonly script?: string;
	/**
	 * Custom types. In XML, members of classes have types, which JSON does not have; without custom types they are inferred.
	 * In JSON, types that are defined by custom types are not reported as lost.
	 */
	readonly types?: CustomTypes;
	/** Called for everything that the syntax or the version cannot hold. Losses are warnings; types of members that JSON does not have are infos. */
	readonly onIssue?: (issue: Issue) => void;
	/**
	 * The name of the field in JSON that holds the version of the program that saved the document: Tiled and the engines that
	 * read its files say `tiledversion`. XML always says so. Default: the name in the document, else `editorversion`.
	 */
	readonly stamp?: 'editorversion' | 'tiledversion';
	/** Spaces per level. Default: 1. */
	readonly indent?: number;
}
