import type { CustomTypes, Issue, TextEdit } from '@tilewright/format';

/** A document that is open in a code editor, perhaps with unsaved changes. */
export interface OpenText {
	/** Its content in UTF-8. */
	readonly bytes: Uint8Array;
	/** It grows with each change. */
	readonly version: number;
}

/** The open documents by path. They replace the files on the disk. */
export type OpenTexts = (path: string) => OpenText | undefined;

/** A name in a folder. */
export interface FolderEntry {
	readonly name: string;
	readonly isFolder: boolean;
}

/** Something that can be mended safely. */
export interface Mending {
	/** The code of the finding that it ends. */
	readonly code: string;
	/** JSON pointer to what is mended. */
	readonly pointer: string;
	/** A description: a sentence without a subject, such as `gave the object 3 the id 12`. */
	readonly says: string;
}

/** The fixes for a document, and the changes of its text. */
export interface Mended {
	readonly fixes: readonly Mending[];
	readonly edits: readonly TextEdit[];
}

/** How a configuration changes. */
export interface ConfigChange {
	/** The path of the file. */
	readonly path: string;
	/** Its content; `undefined` if it is a new file. */
	readonly before: Uint8Array | undefined;
	readonly edits: readonly TextEdit[];
	/** The folder in which the change counts, in words: its path from the configuration. */
	readonly folder: string;
}

/** The project of a document. */
export interface ProjectOfDocument {
	/** The path of the project file. */
	readonly path: string;
	readonly types: CustomTypes;
}

/** The files around documents, and what is found in documents. Paths are absolute, with `/`. The server itself opens no files. */
export interface Workspace {
	/** The path of an open document by which other documents refer to it. */
	readonly pathOf: (file: string) => string;
	/** The findings in an open document: all those of `tilewright validate`. With lines. */
	readonly check: (path: string) => Promise<readonly Issue[]>;
	/** The findings in a text that is in no file. */
	readonly checkAlone: (bytes: Uint8Array) => Promise<readonly Issue[]>;
	/** The path of the page that explains a finding; `undefined` if there is none. */
	readonly pageOf: (code: string) => string | undefined;
	/** Finds the fixes that `validate --fix` would make in an open document. `isWanted` chooses among them; without it, all are made. */
	readonly mend: (path: string, isWanted?: (fix: Mending) => boolean) => Promise<Mended>;
	/** How the configuration switches a finding off in the folder of a document; `undefined` if it cannot be changed. */
	readonly switchOff: (path: string, code: string) => Promise<ConfigChange | undefined>;
	/** The path of the file that a reference leads to; `undefined` if it may not be read. */
	readonly resolve: (reference: string, from: string) => string | undefined;
	/** The content of a file that a document names, as it is in the code editor or on the disk; `undefined` if it cannot be read. */
	readonly load: (path: string, from: string) => Promise<Uint8Array | undefined>;
	/** Lists the entries of a folder, sorted by name; none if it may not be read. */
	readonly list: (folder: string, from: string) => Promise<readonly FolderEntry[]>;
	/** The project of a document; `undefined` if it has none. */
	readonly projectOf: (path: string) => Promise<ProjectOfDocument | undefined>;
}
