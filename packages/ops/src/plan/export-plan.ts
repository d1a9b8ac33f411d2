import type { CustomTypes, Document } from '@tilewright/format';
import type { FileIssue } from '../graph/graph.ts';
import type { Extensions } from './layout.ts';

/** Options of `planExport`. Paths are as the graph has them. */
export interface PlanExportOptions {
	/** The folder whose structure the export mirrors. */
	readonly root: string;
	/** The folder that the export goes to. */
	readonly out: string;
	/** The extension that documents get, by kind: `{ map: '.tmj', tileset: '.tsj', template: '.tj', world: '.world' }`. Without one, each keeps its own. */
	readonly extensions?: Extensions;
	/** Whether tilesets are put into maps. Default: `false`. */
	readonly embedTilesets?: boolean;
	/** Whether instances in maps and tilesets become plain objects. Default: `false`. */
	readonly detachTemplates?: boolean;
	/** Whether classes and properties in effect are written down. Default: `false`. */
	readonly resolveTypes?: boolean;
	/** Custom types for that. Default: none. */
	readonly types?: CustomTypes;
	/** Path of the file that they are from: default values that are files lead from its folder. */
	readonly typesPath?: string;
	/** Whether images are copied, or references lead to where they are. Default: `false`. */
	readonly copyImages?: boolean;
	/**
	 * Roots of the graph that nobody has asked for by name: tilesets that are embedded and templates that are detached are left out of
	 * the export when they are among these, and no document that is exported refers to them any more. Default: none.
	 */
	readonly found?: ReadonlySet<string>;
}

/** What is to be written, and to be copied; all in the order of their names. */
export interface ExportPlan {
	readonly documents: readonly PlannedDocument[];
	readonly copies: readonly PlannedCopy[];
	/** Paths of all images that the documents show. */
	readonly images: readonly string[];
	/** Documents that would have one name, by that name: nothing can be written before it is put right. Upper and lower case are one. */
	readonly clashes: ReadonlyMap<string, readonly string[]>;
	/** What documents need and miss; those with an error among these are left out of `documents`. */
	readonly issues: readonly FileIssue[];
}

/** A file of the export. */
export interface PlannedCopy {
	/** Path of the file to write, relative to the folder of the export. */
	readonly to: string;
	/** Path of the file that it is made of. */
	readonly from: string;
}

/** A document of the export. What it is made of is read already; the document is made when it is asked for, and not kept. */
export interface PlannedDocument extends PlannedCopy {
	readonly kind: Document['type'];
	/** Paths of the documents that the result depends on: its source first. */
	readonly inputs: readonly string[];
	/** The document with all that it takes from others. Its paths still lead from its source. */
	readonly compose: () => Document;
	/**
	 * The document as it is to be written: its paths lead from its new place, and to the new places of others.
	 *
	 * @param doc - as composed, with what the caller has filled in
	 * @param inline - tells what stands in the place of an image's path, a data URL; `undefined` leaves it the path
	 */
	readonly place: (doc: Document, inline?: (path: string) => string | undefined) => Document;
	/** Paths of the images of a document as composed. */
	readonly imagesOf: (doc: Document) => readonly string[];
}
