import type { CustomTypes, Issue } from '@tilewright/format';
import { placeDirectly } from '@tilewright/format/internal';
import type { FileIssue, Graph } from '../graph/graph.ts';
import type { ResolveOptions } from '../graph/options.ts';
import { resolve } from '../graph/resolve.ts';
import { targetsOf } from '../graph/targets.ts';
import type { Loader } from '../loader/loader.ts';
import { lint } from './lint.ts';
import { namedFileIssues } from './named-files.ts';
import { neededFiles } from './needed.ts';
import type { OtherFiles } from './other-files.ts';
import { imageIssues } from './other-files.ts';

/** Options of {@link validate}. */
export interface ValidateOptions extends ResolveOptions {
	/** Looks at images, and for files that properties name. Without it, they are not checked. */
	readonly otherFiles?: OtherFiles;
	/** The custom types of the project of a document, by its path. Default: no document has a project. */
	readonly typesFor?: (path: string) => Promise<CustomTypes | undefined>;
	/** Checks a document further; returns findings with pointers, without lines. */
	readonly also?: (graph: Graph, path: string) => readonly Issue[];
}

/** The findings in documents. */
export interface Validation {
	readonly graph: Graph;
	/** The findings in the requested documents and in all that they refer to: in the order of the files, then by position. */
	readonly issues: readonly FileIssue[];
	/** The files that were loaded, by path. */
	readonly contents: ReadonlyMap<string, Uint8Array>;
}

/**
 * Reads documents and all that they refer to, each once, and finds everything that is wrong: in each file, in its fields together, and
 * in its references. A missing tileset, template, map or image is an error.
 *
 * @param roots - paths of the documents, relative to the loader's root or in the form of the loader
 * @example
 * const { issues } = await validate(['maps/town.tmx'], fileLoader({ root: 'game' }));
 * if (issues.some(({ severity }) => severity === 'error')) process.exitCode = 1;
 */
export async function validate(roots: string | readonly string[], loader: Loader, options: ValidateOptions = {}): Promise<Validation> {
	const { otherFiles, typesFor, also, ...resolving } = options;
	const contents = new Map<string, Uint8Array>();
	const remembering: Loader = {
		...loader,
		load: async (path) => {
			const loaded = await loader.load(path);
			if ('bytes' in loaded) contents.set(path, loaded.bytes);
			return loaded;
		},
	};
	const graph = await resolve(roots, remembering, resolving);
	const { imageAt, isThere } = otherFiles ?? {};
	const ofImages = imageAt === undefined ? new Map<string, FileIssue[]>() : await imageIssues(graph, { imageAt });
	const ofNamed = isThere === undefined ? new Map<string, FileIssue[]>() : await namedFileIssues(graph, isThere);
	const found = new Map<string, FileIssue[]>();
	for (const issue of graph.issues) {
		const ofFile = found.get(issue.file);
		if (ofFile === undefined) found.set(issue.file, [issue]);
		else ofFile.push(issue);
	}
	for (const { path, doc, source } of graph.files.values()) {
		const types = await typesFor?.(path);
		const linted = lint({ doc, syntax: source.syntax, targets: targetsOf(graph, path), ...(types && { types }) });
		const more = [...(ofImages.get(path) ?? []), ...(ofNamed.get(path) ?? []), ...linted, ...(also?.(graph, path) ?? [])];
		if (more.length === 0) continue;
		const content = contents.get(path);
		const placed = content === undefined ? more : placeDirectly(content, more, source);
		const all = [...(found.get(path) ?? []), ...placed.map((issue) => ({ ...issue, file: path }))];
		found.set(
			path,
			all.sort((a, b) => (a.offset ?? 0) - (b.offset ?? 0)),
		);
	}
	return { graph, issues: neededFiles([...found.values()].flat(), graph), contents };
}
