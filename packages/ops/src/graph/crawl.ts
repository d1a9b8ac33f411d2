import type { Document, Issue, Kind, Reference, ReferenceRole, Source } from '@tilewright/format';
import { makeIssue, read, referencesOf } from '@tilewright/format';
import { cellsOf } from './cells.ts';
import type { GraphFile, Link } from './graph.ts';
import { inOrder } from './in-order.ts';
import { loadSafely } from './load-safely.ts';
import type { Loaded, Loader, Refused, Resolved } from './loader.ts';
import type { Bounds } from './options.ts';

/** A reference, and where it leads or why it leads nowhere. */
export interface Lead {
	readonly reference: Reference;
	readonly resolved: Resolved;
}

/** What became of a file that was asked for. */
export type Visit =
	| { readonly state: 'read'; readonly file: GraphFile; readonly leads: readonly Lead[]; readonly found: Found }
	/** It was loaded, and has errors: `why` is the first. */
	| { readonly state: 'broken'; readonly why: string; readonly found: Found }
	| ({ readonly state: 'refused' } & Refused)
	/** It was not asked for: `why` names the limit, as the end of a sentence. */
	| { readonly state: 'left'; readonly limit: Limit; readonly why: string };

/** A limit that stops the crawl. */
export type Limit = 'depth' | 'files' | 'bytes';

/** What a file's own text shows. */
interface Found {
	readonly issues: readonly Issue[];
	/** For the places of findings; absent where the document was in memory, or refers to nothing. */
	readonly bytes?: Uint8Array;
}

/** The references that are followed: to documents. Images and other files are not read. */
export type Followed = Extract<ReferenceRole, Kind>;

export const isFollowed = (role: ReferenceRole): role is Followed => role === 'map' || role === 'tileset' || role === 'template';

/** More findings than anyone reads: they must not fill the memory, however many files have some. */
const MOST_ISSUES = 100_000;

/** What is to be visited: a document in memory, or what its loader gives. */
type Given = { readonly doc: Document } | { readonly loaded: Loaded };

interface Crawl {
	readonly loader: Loader;
	/** Documents that take the place of files, by path. */
	readonly documents: ReadonlyMap<string, Document>;
	readonly bounds: Bounds;
}

/**
 * Visits files and all that they refer to, each once, in the order in which they are met. Loading goes ahead in parallel; what is
 * decided, is decided in this order: the result does not depend on which file comes first.
 */
export async function crawl(roots: readonly string[], { loader, documents, bounds }: Crawl): Promise<Map<string, Visit>> {
	const visits = new Map<string, Visit>();
	const depths = new Map<string, number>();
	const queue: string[] = [];
	const left = { bytes: bounds.bytes, cells: bounds.cells, issues: MOST_ISSUES };

	const meet = (path: string, depth: number): void => {
		if (depths.has(path) || visits.has(path)) return;
		if (depth > bounds.depth)
			visits.set(path, { state: 'left', limit: 'depth', why: `more than ${count(bounds.depth)} references in a row lead here` });
		else if (queue.length === bounds.files)
			visits.set(path, { state: 'left', limit: 'files', why: `the limit is ${count(bounds.files)} files` });
		else {
			depths.set(path, depth);
			queue.push(path);
		}
	};

	for (const path of roots) meet(path, 0);
	const load = async (path: string): Promise<Given | undefined> => {
		const doc = documents.get(path);
		if (doc !== undefined) return { doc };
		// Once there are too many bytes, nothing more is loaded.
		return left.bytes < 0 ? undefined : { loaded: await loadSafely(loader, path) };
	};
	for await (const [path, given] of inOrder(queue, bounds.concurrency, load)) {
		const visit = visitOf(path, given);
		visits.set(path, visit);
		if (visit.state !== 'read') continue;
		const depth = (depths.get(path) ?? 0) + 1;
		for (const { to, role } of visit.file.links) if (to !== undefined && isFollowed(role)) meet(to, depth);
	}
	return visits;

	function visitOf(path: string, given: Given | undefined): Visit {
		if (given !== undefined && 'doc' in given) return readVisit(path, given.doc, sourceInMemory(path), { issues: [] });
		const loaded = given?.loaded;
		if (loaded !== undefined && 'bytes' in loaded) left.bytes -= loaded.bytes.length;
		// Also of what was loaded ahead: whether it was, is chance.
		if (loaded === undefined || left.bytes < 0)
			return { state: 'left', limit: 'bytes', why: `the limit is ${count(bounds.bytes)} bytes for all files together` };
		if (!('bytes' in loaded)) return { state: 'refused', ...loaded };
		const { doc, issues, source } = read(loaded.bytes, { limits: { cells: left.cells } });
		const found = { issues: listed(issues), bytes: loaded.bytes };
		if (doc === undefined) {
			const first = issues.find(({ severity }) => severity === 'error');
			return { state: 'broken', why: first?.message ?? '', found };
		}
		left.cells -= cellsOf(doc);
		return readVisit(path, doc, source, found);
	}

	function listed(issues: readonly Issue[]): readonly Issue[] {
		const kept = issues.slice(0, left.issues);
		if (kept.length < issues.length && left.issues > 0)
			kept.push(makeIssue('too-many', '', { subject: 'findings', expected: count(MOST_ISSUES) }));
		left.issues = Math.max(0, left.issues - kept.length);
		return kept;
	}

	function readVisit(path: string, doc: Document, source: Source, found: Found): Visit {
		// Of a thousand instances of a template each names it alike.
		const known = new Map<string, Resolved>();
		const leads = referencesOf(doc).map((reference): Lead => {
			const resolved = known.get(reference.path) ?? loader.resolve(reference.path, path);
			known.set(reference.path, resolved);
			return { reference, resolved };
		});
		const links = leads.map(({ reference, resolved }): Link => ('path' in resolved ? { ...reference, to: resolved.path } : reference));
		return { state: 'read', file: { path, doc, source, links }, leads, found: leads.length > 0 ? found : { issues: found.issues } };
	}
}

const count = (limit: number): string => limit.toLocaleString('en');

/** A document in memory was read from a file of the syntax that its name says, or will be written to one. */
const sourceInMemory = (path: string): Source => ({
	syntax: /\.(?:tmx|tsx|tx)$/i.test(path) ? 'xml' : 'json',
	upgraded: [],
	wrapped: false,
});
