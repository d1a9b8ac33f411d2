import type { Change, StepOptions } from '@tilewright/edit';
import type { Document, TileMap } from '@tilewright/format';
import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';
import type { FileForm } from '../files/file-form.ts';
import type { WritableFolder } from '../files/writable-folder.ts';

/**
 * The records that the browser keeps. Later versions of the app must be able to read them: a change needs a new `schema` number, and code
 * that reads the older one.
 */
export interface Stored extends DBSchema {
	/** Folders that were opened, by their root key. */
	readonly roots: { readonly key: string; readonly value: StoredRoot };
	/** Documents with unsaved changes, by an id of their own. */
	readonly drafts: { readonly key: string; readonly value: StoredDraft };
	/** The steps that were done to a draft since its base: by draft and number. */
	readonly steps: { readonly key: [string, number]; readonly value: StoredStep };
	/** Files in memory that drafts need: by root key and path. */
	readonly contents: { readonly key: [string, string]; readonly value: Uint8Array };
}

/** A folder that was opened. */
export interface StoredRoot {
	readonly schema: 1;
	readonly name: string;
	readonly handle: WritableFolder;
	/** When it was opened last. */
	readonly time: number;
}

/** A document with unsaved changes: its state when they began. */
export type StoredDraft = DraftOfMap | DraftOfDocument | DraftOnFile;

/** The form that versions stored that knew only maps. */
interface DraftOfMap extends DraftFacts {
	readonly schema: 1;
	/** The content of the file; or the map, if it has none or the file has changed since. */
	readonly base: { readonly bytes: Uint8Array } | { readonly map: TileMap };
}

/** The form that this version stores once it has copied the base of the steps. */
export interface DraftOfDocument extends DraftFacts {
	readonly schema: 2;
	/** The content of the file; or the document, if it has none or the file has changed since. */
	readonly base: { readonly bytes: Uint8Array } | { readonly doc: Document };
}

/** The form that this version stores until then: its steps begin with the file, if that still has the version. */
export interface DraftOnFile extends DraftFacts {
	readonly schema: 3;
	readonly version: string;
	readonly base: 'file';
}

/** The fields that all drafts have. */
interface DraftFacts {
	/** Names the page that writes it: while that is open, it is not restored. */
	readonly page: string;
	/** {@link rootKey} of its files, and their name. */
	readonly root: string;
	readonly rootName: string;
	readonly path: string;
	readonly hasFile: boolean;
	/** The version of the file that it began with. */
	readonly version?: string;
	readonly form: FileForm;
	readonly time: number;
}

/** A part of the history. */
export interface StoredStep {
	readonly type: 'do' | 'undo' | 'redo';
	readonly name: string;
	readonly changes: readonly Change[];
	/** The selected area before and after the step, if it selects another one. */
	readonly selectedArea?: NonNullable<StepOptions['selectedArea']>;
	/** The position in the history after it: steps at the same one are one step. */
	readonly position: number;
}

/** The name of the database. */
const DATABASE = 'tilewright';

/** Opens the database of the browser. */
export const openDatabase = (name: string = DATABASE): Promise<IDBPDatabase<Stored>> =>
	openDB<Stored>(name, 1, {
		upgrade(db) {
			db.createObjectStore('roots');
			db.createObjectStore('drafts');
			db.createObjectStore('steps');
			db.createObjectStore('contents');
		},
	});

let opened: Promise<IDBPDatabase<Stored>> | undefined;

/** The database, opened once. */
export const database = (): Promise<IDBPDatabase<Stored>> => {
	opened ??= openDatabase();
	return opened;
};
