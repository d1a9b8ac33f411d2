import type { CustomTypes, Document } from '@tilewright/format';
import type { FileIssue } from '../graph/graph.ts';
import type { Outcome } from '../outcome.ts';
import type { Extensions } from './destinations.ts';

/** Options of `planExport`. Paths have the form of the graph. */
export interface PlanExportOptions {
	/** The folder whose structure the export keeps. */
	readonly root: string;
	/** The folder of the export. */
	readonly out: string;
	/**
	 * New extensions of documents, by kind: `{ map: '.tmj', tileset: '.tsj', template: '.tj', world: '.world' }`. Default: documents keep
	 * theirs.
	 */
	readonly extensions?: Extensions;
	/** Whether to embed tilesets in maps. Default: `false`. */
	readonly embedTilesets?: boolean;
	/** Whether instances in maps and tilesets become plain objects. Default: `false`. */
	readonly detachTemplates?: boolean;
	/** Whether to write out classes and properties in effect. Default: `false`. */
	readonly resolveTypes?: boolean;
	/** Custom types for `resolveTypes`. They also say which members of classes are files, whose paths are rewritten. Default: none. */
	readonly types?: CustomTypes;
	/** Path of the file of these types: default values that are files are relative to its folder. */
	readonly typesPath?: string;
	/**
	 * Changes each document further.
	 *
	 * @param flatten - embeds, detaches and resolves as the options above say
	 * @returns the changed document, which is composed again for each call of `compose` of the plan
	 */
	readonly change?: (doc: Document, path: string, flatten: (doc: Document) => Outcome<Document>) => Outcome<Document>;
	/**
	 * Whether to copy images: all, none, or those for whose path the function returns `true`. References to other images refer to the
	 * originals. Default: `false`.
	 */
	readonly copyImages?: boolean | ((path: string) => boolean);
	/**
	 * Roots of the graph that were found in folders rather than named by the user. Embedded tilesets and detached templates among them
	 * are not exported, unless an exported document still refers to them. Default: none.
	 */
	readonly found?: ReadonlySet<string>;
}

/** The files to write and to copy, sorted by name. */
export interface ExportPlan {
	readonly documents: readonly PlannedDocument[];
	readonly copies: readonly PlannedCopy[];
	/** Paths of all images that the documents refer to. */
	readonly images: readonly string[];
	/**
	 * Maps and worlds with the same destination, by that; case does not matter. Programs load them by name, so nothing can be written
	 * if there are any.
	 */
	readonly clashes: ReadonlyMap<string, readonly string[]>;
	/** Tilesets and templates with a number in their name, because another document has their destination. */
	readonly renamed: readonly PlannedCopy[];
	/** Findings about what documents need but do not have. Documents with errors are not in `documents`. */
	readonly issues: readonly FileIssue[];
}

/** A file of the export. */
export interface PlannedCopy {
	/** Path of the file to write, relative to the folder of the export. */
	readonly to: string;
	/** Path of the source file. */
	readonly from: string;
}

/** A document of the export. The plan holds no copies: each call of `compose` builds the document again. */
export interface PlannedDocument extends PlannedCopy {
	readonly kind: Document['type'];
	/** Paths of the documents that the result depends on: the source first. */
	readonly inputs: readonly string[];
	/** Builds the document with everything that it takes from others. Its references are still relative to its source. */
	readonly compose: () => Document;
	/**
	 * Rewrites references, so that they are relative to the destination and refer to other exported files there.
	 *
	 * @param doc - the result of `compose`, possibly changed by the caller
	 * @param inline - returns a data URL that replaces an image's path; `undefined` keeps the path
	 */
	readonly place: (doc: Document, inline?: (path: string) => string | undefined) => Document;
	/** Paths of the images of a composed document. */
	readonly imagesOf: (doc: Document) => readonly string[];
}
