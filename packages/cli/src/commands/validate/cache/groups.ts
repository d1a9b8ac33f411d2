import type { Graph } from '@tilewright/ops';
import type { Call } from '../../../cache/recorded.ts';

/** Documents that are connected by references, and everything that was asked of the disk for them: nothing else decides about their findings. */
export interface Group {
	/** The requested documents, in their order. */
	readonly roots: readonly string[];
	/** The paths of all documents, whether they exist or not, and the folders of worlds with patterns. */
	readonly paths: ReadonlySet<string>;
	readonly calls: readonly Call[];
}

/** References to documents, which are read. */
const FOLLOWED: readonly string[] = ['map', 'tileset', 'template'];

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/')) || '/';

/**
 * Splits a graph and the calls that made it into groups.
 *
 * @returns `undefined` if a call belongs to no group
 */
export function groupsOf({ roots, files }: Graph, calls: Iterable<Call>): Group[] | undefined {
	const above = new Map<string, string>();
	const groupOf = (path: string): string => {
		let at = path;
		for (let next = above.get(at); next !== undefined && next !== at; next = above.get(at)) at = next;
		return at;
	};
	const join = (a: string, b: string): void => {
		above.set(groupOf(a), groupOf(b));
		if (!above.has(groupOf(b))) above.set(groupOf(b), groupOf(b));
	};
	for (const root of roots) join(root, root);
	for (const { path, doc, links } of files.values()) {
		join(path, path);
		if (doc.type === 'world' && doc.patterns.length > 0) join(folderOf(path), path);
		for (const { role, to } of links) if (to !== undefined && FOLLOWED.includes(role)) join(to, path);
	}
	/** The documents that name an image or another file. These do not connect groups. */
	const namedBy = new Map<string, string[]>();
	for (const { path, links } of files.values())
		for (const { role, to } of links) if (to !== undefined && !FOLLOWED.includes(role)) namedBy.set(to, [...(namedBy.get(to) ?? []), path]);
	const groups = new Map<string, { roots: string[]; paths: Set<string>; calls: Call[] }>();
	const at = (path: string): { roots: string[]; paths: Set<string>; calls: Call[] } => {
		const key = groupOf(path);
		const group = groups.get(key) ?? { roots: [], paths: new Set(), calls: [] };
		groups.set(key, group);
		return group;
	};
	for (const path of above.keys()) at(path).paths.add(path);
	for (const root of roots) at(root).roots.push(root);
	for (const call of calls) {
		const owner = call[0] === 'resolve' && call[2] !== '' ? call[2] : call[0] === 'list' ? call[1].replace(/(?<=.)\/$/, '') : call[1];
		const owners = new Set([...(above.has(owner) ? [owner] : []), ...(namedBy.get(owner) ?? [])].map(at));
		if (owners.size === 0) return undefined;
		for (const group of owners) group.calls.push(call);
	}
	return [...groups.values()].filter((group) => group.roots.length > 0);
}
