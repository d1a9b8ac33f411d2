import type { FileIssue } from '@tilewright/ops';
import type { ExportedFile, ExportedGraph } from '../exported-graph.ts';
import type { PlannedFile, PlannedNames } from '../part.ts';
import { isPlain, namesFileOf } from '../parts.ts';
import type { PartReport } from './part-report.ts';

/** A file to write, and the part whose thread does it. */
export interface SharedJob extends PlannedFile {
	readonly part: number;
}

/** The export that all parts make together: what one thread would have read and planned. */
export interface Merged {
	readonly graph: ExportedGraph;
	readonly plan: PlannedNames;
	readonly issues: readonly FileIssue[];
	/** The number of JSON files that are no documents. */
	readonly ignored: number;
	/** Sorted by name. */
	readonly jobs: readonly SharedJob[];
}

/** References that are followed. */
const FOLLOWED: readonly string[] = ['map', 'tileset', 'template'];

/** Findings that depend on all parts: circles, and limits that were reached. */
const OF_ALL: readonly string[] = ['reference-cycle', 'not-followed'];

/** The limits of a run. A part does not see how much of them others use. */
const MOST = { files: 100_000, cells: 2 ** 28, bytes: 2 ** 30, issues: 50_000 };

/** Puts parts together. `undefined` if the result could be another than that of one thread: then one thread must do all. */
export function merged(parts: readonly PartReport[]): Merged | undefined {
	const jobs = jobsOf(parts);
	const graph = graphOf(parts);
	const all = parts.flatMap(({ issues, ofImages }) => [...issues, ...ofImages]);
	if (jobs === undefined || graph === undefined || all.length > MOST.issues) return undefined;
	const { order, owner, files } = graph;
	if (all.some(({ code, file, refused }) => OF_ALL.includes(code) || refused === 'outside' || refused === 'not-a-path' || !order.has(file)))
		return undefined;
	const sizes = new Map(parts.flatMap((part) => [...part.sizes]));
	const cells = [...files.values()].reduce((sum, file) => sum + file.cells, 0);
	const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
	if (order.size > MOST.files || cells > MOST.cells || bytes > MOST.bytes) return undefined;
	const inOrder = (issuesOf: (part: PartReport) => readonly FileIssue[]): FileIssue[] => {
		const own = parts.map((part) => byFile(issuesOf(part)));
		return [...order].flatMap((path) => own[owner(path)]?.get(path) ?? []);
	};
	const roots = parts.flatMap((part) => part.graph.roots);
	return {
		graph: { roots, files },
		plan: {
			documents: parts.flatMap(({ plan }) => plan.documents),
			copies: parts.flatMap(({ plan }) => plan.copies),
			renamed: [],
			clashes: new Map(),
		},
		issues: [...inOrder(({ issues }) => issues), ...inOrder(({ ofImages }) => ofImages)],
		ignored: parts.reduce((sum, { requested }) => sum + requested.length, -roots.length),
		jobs,
	};
}

function byFile(issues: readonly FileIssue[]): ReadonlyMap<string, readonly FileIssue[]> {
	const found = new Map<string, FileIssue[]>();
	for (const issue of issues) {
		const others = found.get(issue.file);
		if (others === undefined) found.set(issue.file, [issue]);
		else others.push(issue);
	}
	return found;
}

/** The files to write, each once; `undefined` if the names in one part depend on another. */
function jobsOf(parts: readonly PartReport[]): SharedJob[] | undefined {
	const byName = new Map<string, SharedJob>();
	const bySource = new Map<string, string>();
	for (const [part, { plan, requested }] of parts.entries()) {
		if (!isPlain(plan)) return undefined;
		const own = new Set(requested);
		for (const { to, from } of [...plan.documents, ...plan.copies]) {
			const known = byName.get(to.toLowerCase());
			if ((known !== undefined && (known.to !== to || known.from !== from)) || (bySource.get(from) ?? to) !== to) return undefined;
			bySource.set(from, to);
			if (known === undefined || own.has(from)) byName.set(to.toLowerCase(), { to, from, part });
		}
	}
	for (const { plan, graph } of parts) {
		const own = new Set([...plan.documents, ...plan.copies].map(({ from }) => from));
		if (namesFileOf(graph, (path) => bySource.has(path) && !own.has(path))) return undefined;
	}
	return [...byName.values()].sort((a, b) => (a.to < b.to ? -1 : 1));
}

interface MergedGraph {
	readonly files: ReadonlyMap<string, ExportedFile>;
	/** All paths that one thread would visit, in its order. */
	readonly order: ReadonlySet<string>;
	/** The part that knows most about a file. */
	readonly owner: (path: string) => number;
}

/** The graph that one thread would have read: first what is requested, then what that refers to, and so on. */
function graphOf(parts: readonly PartReport[]): MergedGraph | undefined {
	const requestedBy = new Map(parts.flatMap(({ requested }, part) => requested.map((path) => [path, part] as const)));
	const having = new Map<string, number>();
	for (const [part, { graph, issues }] of [...parts.entries()].reverse())
		for (const path of [...issues.map(({ file }) => file), ...graph.files.keys()]) having.set(path, part);
	const owner = (path: string): number => requestedBy.get(path) ?? having.get(path) ?? 0;
	const order = new Set(requestedBy.keys());
	const files = new Map<string, ExportedFile>();
	// Paths that are added in the loop are visited too.
	for (const path of order) {
		const file = parts[owner(path)]?.graph.files.get(path);
		if (file === undefined) continue;
		// Which maps it finds depends on what has been searched before.
		if (file.hasPatterns) return undefined;
		files.set(path, file);
		for (const { role, to } of file.links) if (to !== undefined && FOLLOWED.includes(role)) order.add(to);
	}
	return { files, order, owner };
}
