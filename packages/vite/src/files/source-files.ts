import { randomUUID } from 'node:crypto';
import { posix } from 'node:path';
import { isFile } from './is-file.ts';
import { isDocument } from './public-files.ts';

/** The files that a map names, while it is made. */
export interface SourceFiles {
	/** Returns the text that stands for the URL of a file until the bundler knows it; for documents, the path from the root. */
	readonly sourceOf: (path: string) => string;
	/** The path of the file that a text stands for. */
	readonly fileOf: (text: string) => string | undefined;
	/** The files that may not become parts of the game, and why: a map has their paths. */
	readonly refused: ReadonlyMap<string, string>;
}

/**
 * @param root - the folder that paths of documents begin at: `/maps/town.tmx`
 * @param document - the path of the document itself, whatever its extension
 * @param reasonAgainst - why a file may not become a part of the game
 */
export function sourceFiles(root: string, document: string, reasonAgainst: (path: string) => string | undefined): SourceFiles {
	// No text of a map can be equal to it, by chance or on purpose.
	const mark = `\0${randomUUID()}`;
	const texts = new Map<string, string>();
	const files = new Map<string, string>();
	const refused = new Map<string, string>();
	return {
		sourceOf(path) {
			if (path === document || isDocument(path) || !isFile(path)) return fromRoot(root, path);
			const reason = reasonAgainst(path);
			if (reason !== undefined) {
				refused.set(path, reason);
				return fromRoot(root, path);
			}
			let text = texts.get(path);
			if (text === undefined) {
				text = `${mark}${texts.size}`;
				texts.set(path, text);
				files.set(text, path);
			}
			return text;
		},
		fileOf: (text) => files.get(text),
		refused,
	};
}

/** The path of a file from the root, so that builds do not depend on where a project is. */
export function fromRoot(root: string, path: string): string {
	const relative = posix.relative(root, path);
	return relative.startsWith('../') ? relative : `/${relative}`;
}
