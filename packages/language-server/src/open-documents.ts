import { sep } from 'node:path';
import type { TextDocuments } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { URI } from 'vscode-uri';
import type { Outline } from './outline/outline.ts';
import { outlineOf } from './outline/outline.ts';
import type { OpenText } from './workspace.ts';

/** Larger texts are only checked: there is no completion, no hover and no list of symbols, so that typing stays fast. */
const MOST_CHARACTERS = 32 * 2 ** 20;

/** An open document and what is known about its text, which is computed once for each version. */
export interface OpenDocument {
	readonly uri: string;
	/** Absolute, with `/`; `undefined` if it is in no file. */
	readonly path: string | undefined;
	readonly text: TextDocument;
	/** `undefined` if the text is too large. */
	readonly outline: Outline | undefined;
	readonly open: OpenText;
}

interface Known {
	readonly version: number;
	readonly text: TextDocument;
	bytes?: Uint8Array;
	outline?: Outline | undefined;
	hasOutline: boolean;
}

/** The open documents. */
export interface Documents {
	readonly byUri: (uri: string) => OpenDocument | undefined;
	readonly byPath: (path: string) => OpenDocument | undefined;
	readonly all: () => OpenDocument[];
	readonly forget: (uri: string) => void;
}

/** The path of a file from its URI: absolute, with `/`. */
function filePathOf(uri: string): string | undefined {
	const parsed = URI.parse(uri);
	if (parsed.scheme !== 'file') return undefined;
	return sep === '/' ? parsed.fsPath : parsed.fsPath.replaceAll(sep, '/');
}

/** The URI of a file. */
export const uriOf = (path: string): string => URI.file(path).toString();

/** Gives access to the open documents by URI and by path. */
export function createDocuments(texts: TextDocuments<TextDocument>, pathOf: (file: string) => string): Documents {
	const known = new Map<string, Known>();
	const paths = new Map<string, string | undefined>();
	const knownOf = (text: TextDocument): Known => {
		const before = known.get(text.uri);
		if (before?.version === text.version) return before;
		const now: Known = { version: text.version, text, hasOutline: false };
		known.set(text.uri, now);
		return now;
	};
	const pathOfUri = (uri: string): string | undefined => {
		if (!paths.has(uri)) {
			const file = filePathOf(uri);
			paths.set(uri, file === undefined ? undefined : pathOf(file));
		}
		return paths.get(uri);
	};
	const documentOf = (text: TextDocument): OpenDocument => {
		const path = pathOfUri(text.uri);
		const now = knownOf(text);
		return {
			uri: text.uri,
			path,
			text,
			get outline() {
				if (!now.hasOutline) {
					const content = text.getText();
					now.outline = content.length > MOST_CHARACTERS ? undefined : outlineOf(content, path ?? text.uri);
					now.hasOutline = true;
				}
				return now.outline;
			},
			get open() {
				now.bytes ??= new TextEncoder().encode(text.getText());
				return { bytes: now.bytes, version: text.version };
			},
		};
	};
	const all = (): OpenDocument[] => texts.all().map(documentOf);
	return {
		byUri: (uri) => {
			const text = texts.get(uri);
			return text && documentOf(text);
		},
		byPath: (path) => {
			const text = texts.all().find(({ uri }) => pathOfUri(uri) === path);
			return text && documentOf(text);
		},
		all,
		forget: (uri) => {
			known.delete(uri);
			paths.delete(uri);
		},
	};
}
