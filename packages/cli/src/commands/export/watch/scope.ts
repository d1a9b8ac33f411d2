import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isDynamicPattern } from 'tinyglobby';
import { isInside } from '../../../documents/root.ts';
import { UsageError } from '../../../host/exit.ts';
import { realPath } from '../../../host/paths.ts';
import type { GraphRequest, GraphResult } from '../graph/export-graph.ts';
import { beforePattern } from '../graph/sources.ts';

/** What an export looks at: whose changes mean that it is to be done again. Paths are absolute, with `/`. */
export interface Scope {
	/** Folders in which new documents are sources, too. */
	readonly folders: readonly string[];
	/** Files that the export depends on, there or not; each round knows better which. */
	readonly files: Set<string>;
	/** Whether a file or folder is to be watched, or looked through. */
	readonly holds: (path: string) => boolean;
	/** Whether something that happens to a file concerns the export. */
	readonly concerns: (path: string) => boolean;
}

/** Extensions of documents, also of those that only a pattern gives. */
const DOCUMENTS = /\.(?:tmx|tmj|tsx|tsj|tx|tj|json|js|xml|world)$/i;

/** References to documents. Images count where they are inputs: most exports never open them. */
const FOLLOWED: readonly string[] = ['map', 'tileset', 'template'];

/**
 * @throws UsageError when sources are looked for in the folder of the export: each export would set off the next
 */
export function scopeOf({ sources, out: typed }: GraphRequest): Scope {
	const out = realPath(typed);
	const folders: string[] = [];
	const files = new Set<string>();
	for (const word of sources) {
		const stats = statSync(word, { throwIfNoEntry: false });
		if (stats?.isDirectory()) folders.push(realPath(word));
		else if (stats === undefined && isDynamicPattern(word)) folders.push(realPath(beforePattern(word)));
		else files.add(realPath(word));
	}
	const inOut = folders.find((folder) => isInside(folder, out));
	if (inOut !== undefined)
		throw new UsageError(
			`--watch cannot tell sources from exports: "${inOut}" is in the folder of the export, "${out}".`,
			'Choose a folder for --out that does not hold the sources.',
		);

	const isSource = (path: string): boolean => {
		const folder = folders.find((each) => isInside(path, each));
		if (folder === undefined || isInside(path, out)) return false;
		const parts = path.slice(folder.length).split('/');
		return !parts.some((part) => part.startsWith('.') || part === 'node_modules');
	};
	return {
		folders,
		files,
		holds: (path) => files.has(path) || isSource(path) || foldersOf(files).has(path),
		concerns: (path) => files.has(path) || (isSource(path) && DOCUMENTS.test(path)),
	};
}

/** The folders that files are in: a file that is saved is often a new file, of which only its folder tells. */
export const foldersOf = (files: Iterable<string>): Set<string> => new Set([...files].map((path) => dirname(path)));

/** The files that a result depends on: also those that are broken or missing, and may be mended. */
export function filesOf({ asked, graph, outcomes }: GraphResult, { flags }: GraphRequest): Set<string> {
	const links = [...graph.files.values()].flatMap((file) => file.links);
	const documents = links.flatMap(({ role, to }) => (to !== undefined && FOLLOWED.includes(role) ? [to] : []));
	const project = flags.project === undefined ? [] : [realPath(flags.project)];
	return new Set([...asked, ...graph.files.keys(), ...documents, ...outcomes.flatMap(({ inputs }) => inputs), ...project]);
}
