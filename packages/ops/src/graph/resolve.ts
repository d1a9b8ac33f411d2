import type { Document } from '@tilewright/format';
import type { Loader, Refused } from '../loader/loader.ts';
import { crawl } from './crawl.ts';
import { cyclesOf } from './cycles.ts';
import { findingsOf } from './findings.ts';
import type { Graph, GraphFile } from './graph.ts';
import type { ResolveOptions } from './options.ts';
import { boundsOf } from './options.ts';

/**
 * Reads documents and all documents that they refer to: tilesets, templates, the tilesets of templates, at any depth and in both
 * syntaxes, each file once. Images and other files are linked, not read.
 *
 * A file that cannot be used is reported at the reference to it, with line and column: as a warning, because perhaps nothing needs
 * the file. A requested document that cannot be used is an error. The order of files and findings is always the same,
 * whichever file loads first.
 *
 * @param roots - paths of the requested documents, relative to the loader's root or in the form of the loader
 * @param loader - loads files, and keeps references inside its root
 * @throws the reason of the signal in `options`, when it is aborted
 * @throws RangeError when a limit in `options` is not a number from 1, or a path in `options.documents` leads out of the root
 * @example
 * const graph = await resolve(['maps/town.tmx'], fileLoader({ root: 'game' }));
 * for (const { file, line, message } of graph.issues) console.warn(`${file}:${line} ${message}`);
 */
export async function resolve(roots: string | readonly string[], loader: Loader, options: ResolveOptions = {}): Promise<Graph> {
	const bounds = boundsOf(options);
	const documents = new Map<string, Document>();
	for (const [name, doc] of options.documents ?? []) {
		const resolved = loader.resolve(name, '');
		if (!('path' in resolved)) throw new RangeError(`"${name}" cannot be the path of a document: ${resolved.why}.`);
		documents.set(resolved.path, doc);
	}
	const refused = new Map<string, Refused>();
	const paths = (typeof roots === 'string' ? [roots] : roots).map((root) => {
		const resolved = loader.resolve(root, '');
		if ('path' in resolved) return resolved.path;
		refused.set(root, resolved);
		return root;
	});
	const visits = await crawl(
		paths.filter((path) => !refused.has(path)),
		{ ...options, loader, documents, bounds },
	);
	const files = new Map<string, GraphFile>();
	for (const [path, visit] of visits) if (visit.state === 'read') files.set(path, visit.file);
	return { roots: paths, files, issues: findingsOf(paths, refused, visits, cyclesOf(files)) };
}

/**
 * Reads everything that a document in memory refers to, for example an unsaved document in an editor.
 *
 * @param doc - as `read` returns it
 * @param path - the path of its file, existing or not; its references are relative to that
 * @param loader - loads the other files
 * @returns the graph, with the document at its path; findings in the document have a pointer, but no line
 * @throws RangeError when `path` leads out of the loader's root
 * @example
 * const graph = await resolveDocument(map, 'maps/town.tmj', folderLoader(handle));
 */
export function resolveDocument(doc: Document, path: string, loader: Loader, options: ResolveOptions = {}): Promise<Graph> {
	return resolve([path], loader, { ...options, documents: new Map([...(options.documents ?? []), [path, doc]]) });
}
