import type { Graph } from '../graph/graph.ts';
import type { Destinations, Extensions } from './destinations.ts';
import { withExtension } from './destinations.ts';
import type { PlannedCopy } from './export-plan.ts';

/** The destinations of documents, by source. */
interface Names {
	readonly exported: Map<string, string>;
	/** The documents that have a number in their name, because another one has it already. */
	readonly renamed: readonly PlannedCopy[];
}

/**
 * Names the files of the export. If tilesets or templates in several syntaxes would get the same name, such as `a.tsj` for `a.tsj` and
 * `a.tsx`, the first that keeps its name has it, and the others get a number: all references to them are rewritten anyway.
 */
export function namesOf(paths: Iterable<string>, graph: Graph, destinations: Destinations, extensions: Extensions): Names {
	const wishes: { readonly from: string; readonly to: string; readonly rank: number }[] = [];
	for (const from of paths) {
		const kind = graph.files.get(from)?.doc.type;
		const before = destinations.of(from);
		if (kind === undefined || before === undefined) continue;
		const to = withExtension(before, extensions[kind]);
		// Maps and worlds are loaded by name.
		const isFixed = kind === 'map' || kind === 'world';
		wishes.push({ from, to, rank: isFixed ? 0 : before === to ? 1 : 2 });
	}
	const exported = new Map<string, string>();
	const renamed: PlannedCopy[] = [];
	const used = new Set<string>();
	for (const { from, to, rank } of wishes.sort((a, b) => a.rank - b.rank || (a.from < b.from ? -1 : 1))) {
		const name = rank === 0 ? to : freeName(to, used);
		used.add(name.toLowerCase());
		exported.set(from, name);
		if (name !== to) renamed.push({ from, to: name });
	}
	return { exported, renamed };
}

/** The name, with a number before its extension if it is used. */
function freeName(name: string, used: ReadonlySet<string>): string {
	if (!used.has(name.toLowerCase())) return name;
	const dot = name.lastIndexOf('.') > name.lastIndexOf('/') + 1 ? name.lastIndexOf('.') : name.length;
	for (let n = 2; ; n++) {
		const other = `${name.slice(0, dot)}-${n}${name.slice(dot)}`;
		if (!used.has(other.toLowerCase())) return other;
	}
}
