import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isDynamicPattern } from 'tinyglobby';
import { isInside } from '../../../documents/root.ts';
import { beforePattern } from '../../../documents/sources.ts';
import { UsageError } from '../../../host/exit.ts';
import { realPath } from '../../../host/paths.ts';
import type { GraphRequest, GraphResult } from '../graph/export-graph.ts';

/** The files and folders whose changes affect an export. Paths are absolute, with `/`. */
export interface Scope {
	/** Folders in which new documents become sources. */
	readonly folders: readonly string[];
	/** The files that the export depends on, including missing ones; updated after each export. */
	readonly files: Set<string>;
	/** The folders of worlds with patterns: new maps in them may match. Updated after each export. */
	readonly worldFolders: Set<string>;
	/** Whether to watch a file or folder. */
	readonly includes: (path: string) => boolean;
	/** Whether a change of a file affects the export. */
	readonly isAffectedBy: (path: string) => boolean;
}

/** Extensions of documents, including those that only patterns find. */
const DOCUMENTS = /\.(?:tmx|tmj|tsx|tsj|tx|tj|json|js|xml|world)$/i;

/** References to documents. Images only count as inputs of an outcome: most exports do not open them. */
const FOLLOWED: readonly string[] = ['map', 'tileset', 'template'];

/**
 * The scope of a request.
 *
 * @throws UsageError if sources are inside the folder of the export: each export would trigger the next
 */
export function scopeOf({ sources, out: typed }: GraphRequest): Scope {
	const out = realPath(typed);
	const folders: string[] = [];
	const files = new Set<string>();
	const worldFolders = new Set<string>();
	for (const word of sources) {
		const stats = statSync(word, { throwIfNoEntry: false });
		if (stats?.isDirectory()) folders.push(realPath(word));
		else if (stats === undefined && isDynamicPattern(word)) folders.push(realPath(beforePattern(word)));
		else files.add(realPath(word));
	}
	const inOut = folders.find((folder) => isInside(folder, out));
	if (inOut !== undefined)
		throw new UsageError(
			`--watch cannot distinguish sources from exported files: "${inOut}" is in the folder of the export, "${out}".`,
			'Choose a folder for --out that does not contain the sources.',
		);

	const isSource = (path: string): boolean => {
		const folder = folders.find((each) => isInside(path, each));
		if (folder === undefined || isInside(path, out)) return false;
		const parts = path.slice(folder.length).split('/');
		return !parts.some((part) => part.startsWith('.') || part === 'node_modules');
	};
	const isBesideWorld = (path: string): boolean => worldFolders.has(dirname(path)) && DOCUMENTS.test(path) && !isInside(path, out);
	return {
		folders,
		files,
		worldFolders,
		includes: (path) => files.has(path) || isSource(path) || foldersOf(files).has(path) || isBesideWorld(path),
		isAffectedBy: (path) => files.has(path) || (isSource(path) && DOCUMENTS.test(path)) || isBesideWorld(path),
	};
}

/** Adds the folders of an export's worlds to the scope. */
export function addWorldFolders({ worldFolders }: Scope, { graph }: GraphResult): void {
	for (const { path, doc } of graph.files.values()) if (doc.type === 'world' && doc.patterns.length > 0) worldFolders.add(dirname(path));
}

/** The folders of files. Programs often save by replacing the file, which only the folder shows. */
export const foldersOf = (files: Iterable<string>): Set<string> => new Set([...files].map((path) => dirname(path)));

/** The files that a result depends on, including broken and missing ones, which may be fixed. */
export function filesOf({ requested, graph, outcomes }: GraphResult, { flags }: GraphRequest): Set<string> {
	const links = [...graph.files.values()].flatMap((file) => file.links);
	const documents = links.flatMap(({ role, to }) => (to !== undefined && FOLLOWED.includes(role) ? [to] : []));
	const project = flags.project === undefined ? [] : [realPath(flags.project)];
	return new Set([...requested, ...graph.files.keys(), ...documents, ...outcomes.flatMap(({ inputs }) => inputs), ...project]);
}
