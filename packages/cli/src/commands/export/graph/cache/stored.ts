import type { DigestKey } from '../../../../cache/digests.ts';
import type { Call } from '../../../../cache/recorded.ts';

/** A file that an export wrote. */
export interface StoredOutput {
	/** Its path, relative to the folder of the export. */
	readonly to: string;
	/** Path of its source. */
	readonly from: string;
	/** A digest of its content. */
	readonly digest: string;
	/** All files that its source names, as indexes: the export must not overwrite them. */
	readonly named: readonly number[];
}

/** A requested document that was exported without messages, with all that it refers to. */
export interface StoredRoot {
	readonly path: string;
	/** All that was asked of the disk for it, as indexes. */
	readonly calls: readonly number[];
	/** The files that were written for it, as indexes. */
	readonly outputs: readonly number[];
	/** The cells of its tile layers and of those that it refers to. */
	readonly cells: number;
	/** The bytes of these documents. */
	readonly bytes: number;
}

/** The content of the cache of an export. Documents share most of their calls, outputs and names, so each is listed once. */
export interface StoredExport {
	/** Of the digests of contents. */
	readonly key: DigestKey;
	/** Paths of files. */
	readonly names: readonly string[];
	readonly calls: readonly Call[];
	readonly outputs: readonly StoredOutput[];
	readonly roots: readonly StoredRoot[];
}
