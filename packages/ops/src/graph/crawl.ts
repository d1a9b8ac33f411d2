import type { Document, Issue, Kind, Reference, ReferenceRole, Source } from '@tilewright/format';
import { referencesOf } from '@tilewright/format';
import { cellCount, makeIssue, readOnDemand, tooMany } from '@tilewright/format/internal';
import type { Loaded, Loader, Refused, Resolved } from '../loader/loader.ts';
import { loadSafely } from '../loader/loader.ts';
import type { Place } from '../worlds/maps-by-patterns.ts';
import type { Effort } from '../worlds/regexp/effort.ts';
import type { GraphFile, Link } from './graph.ts';
import { inOrder } from './in-order.ts';
import type { Abort, Bounds } from './options.ts';
import { unlessAborted } from './unless-aborted.ts';

/** A reference, and its target or the reason why it has none. */
export interface ResolvedReference {
	readonly reference: Reference;
	readonly resolved: Resolved;
	/** The place of a map that a pattern found. */
	readonly place?: Place;
}

/** The result of visiting a file. */
export type Visit =
	| {
			readonly state: 'read';
			readonly file: GraphFile;
			readonly references: readonly ResolvedReference[];
			readonly findings: Findings;
			/** The patterns of a world that find no maps. They have no lines yet. */
			readonly ofPatterns: readonly Issue[];
	  }
	/** The file has errors: `why` is the first. */
	| { readonly state: 'broken'; readonly why: string; readonly findings: Findings }
	| ({ readonly state: 'refused' } & Refused)
	/** The file was not loaded, because of a limit: `why` names it, as the end of a sentence. */
	| { readonly state: 'skipped'; readonly limit: Limit; readonly why: string };

/** A limit that stops the crawl. */
export type Limit = 'depth' | 'files' | 'bytes';

/** The findings in a file itself. */
interface Findings {
	readonly issues: readonly Issue[];
	/** The file, to find lines and columns; absent where the document was in memory or has no references. */
	readonly bytes?: Uint8Array;
}

/** References to documents are followed. Images and other files are not read. */
export type FollowedRole = Extract<ReferenceRole, Kind>;

export const isFollowed = (role: ReferenceRole): role is FollowedRole => role === 'map' || role === 'tileset' || role === 'template';

/** Findings must not fill the memory, however many files have some; nobody reads this many. */
const MAX_ISSUES = 100_000;

/** The content to visit: a document in memory, or the result of the loader. */
type Content = { readonly doc: Document } | { readonly loaded: Loaded };

interface Crawl {
	readonly loader: Loader;
	/** Documents that replace files, by path. */
	readonly documents: ReadonlyMap<string, Document>;
	/** Their references, if they are known. */
	readonly references?: ReadonlyMap<Document, readonly Reference[]>;
	/** Changes a document before its references are followed. */
	readonly change?: (doc: Document, source: Source) => Document;
	readonly bounds: Bounds;
	readonly signal?: Abort;
}

/**
 * Visits files and all files that they refer to, each once, in the order of the references. Files are loaded ahead in parallel, but
 * read in this order, and limits apply in this order: the result does not depend on which file loads first.
 */
export async function crawl(
	roots: readonly string[],
	{ loader, documents, references: known, change, bounds, signal }: Crawl,
): Promise<Map<string, Visit>> {
	const visits = new Map<string, Visit>();
	const depths = new Map<string, number>();
	const queue: string[] = [];
	const remaining = { bytes: bounds.bytes, cells: bounds.cells, issues: MAX_ISSUES };
	let effort: Effort | undefined;

	const enqueue = (path: string, depth: number): void => {
		if (depths.has(path) || visits.has(path)) return;
		if (depth > bounds.depth)
			visits.set(path, { state: 'skipped', limit: 'depth', why: `it is more than ${count(bounds.depth)} references away` });
		else if (queue.length === bounds.files)
			visits.set(path, { state: 'skipped', limit: 'files', why: `the limit of files is ${count(bounds.files)}` });
		else {
			depths.set(path, depth);
			queue.push(path);
		}
	};

	for (const path of roots) enqueue(path, 0);
	const load = async (path: string): Promise<Content | undefined> => {
		const doc = documents.get(path);
		if (doc !== undefined) return { doc };
		// After the limit on bytes, nothing more is loaded.
		return remaining.bytes < 0
			? undefined
			: await unlessAborted(
					loadSafely(loader, path).then((loaded) => ({ loaded })),
					signal,
				);
	};
	if (signal?.aborted) throw signal.reason;
	for await (const [path, content] of inOrder(queue, bounds.concurrency, load)) {
		if (signal?.aborted) throw signal.reason;
		const visit = await visitOf(path, content);
		visits.set(path, visit);
		if (visit.state !== 'read') continue;
		const depth = (depths.get(path) ?? 0) + 1;
		for (const { to, role } of visit.file.links) if (to !== undefined && isFollowed(role)) enqueue(to, depth);
	}
	return visits;

	async function visitOf(path: string, content: Content | undefined): Promise<Visit> {
		if (content !== undefined && 'doc' in content) return await readVisit(path, content.doc, sourceInMemory(path), { issues: [] });
		const loaded = content?.loaded;
		if (loaded !== undefined && 'bytes' in loaded) remaining.bytes -= loaded.bytes.length;
		// This applies also to files that happened to be loaded ahead.
		if (loaded === undefined || remaining.bytes < 0)
			return { state: 'skipped', limit: 'bytes', why: `the limit of bytes for all files together is ${count(bounds.bytes)}` };
		if (!('bytes' in loaded)) return { state: 'refused', ...loaded };
		const { doc, issues, source } = await readOnDemand(loaded.bytes, { limits: { cells: remaining.cells } });
		const findings = { issues: limited(issues), bytes: loaded.bytes };
		if (doc === undefined) {
			const first = issues.find(({ severity }) => severity === 'error');
			return { state: 'broken', why: first?.message ?? '', findings };
		}
		remaining.cells -= cellCount(doc);
		return await readVisit(path, doc, source, findings);
	}

	function limited(issues: readonly Issue[]): readonly Issue[] {
		const kept = issues.slice(0, remaining.issues);
		if (kept.length < issues.length && remaining.issues > 0)
			kept.push(makeIssue(tooMany, '', { what: 'findings', listed: count(MAX_ISSUES) }));
		remaining.issues = Math.max(0, remaining.issues - kept.length);
		return kept;
	}

	async function readVisit(path: string, given: Document, source: Source, findings: Findings): Promise<Visit> {
		const doc = change?.(given, source) ?? given;
		// A template may have thousands of instances.
		const targets = new Map<string, Resolved>();
		const references = (known?.get(doc) ?? referencesOf(doc)).map((reference): ResolvedReference => {
			const resolved = targets.get(reference.path) ?? loader.resolve(reference.path, path);
			targets.set(reference.path, resolved);
			return { reference, resolved };
		});
		const ofPatterns: Issue[] = [];
		if (doc.type === 'world' && doc.patterns.length > 0) {
			// Few documents need it: pages load it only then.
			const { followPatterns, newEffort } = await import('../worlds/follow-patterns.ts');
			effort ??= newEffort();
			const { maps, issues } = await followPatterns(doc, path, { loader, documents }, effort);
			ofPatterns.push(...issues);
			for (const { fileName, pattern, ...place } of maps) {
				const reference: Reference = { path: fileName, role: 'map', pointer: `/patterns/${pattern}/regexp` };
				references.push({ reference, resolved: loader.resolve(fileName, path), place });
			}
		}
		const file: GraphFile = { path, doc, source, links: references.map(linkOf) };
		const needsBytes = references.length + ofPatterns.length > 0;
		return { state: 'read', file, references, findings: needsBytes ? findings : { issues: findings.issues }, ofPatterns };
	}
}

const linkOf = ({ reference, resolved, place }: ResolvedReference): Link => ({
	...reference,
	...('path' in resolved && { to: resolved.path }),
	...(place !== undefined && { place }),
});

const count = (limit: number): string => limit.toLocaleString('en');

/** The extension of a document in memory determines the syntax of its file. */
const sourceInMemory = (path: string): Source => ({
	syntax: /\.(?:tmx|tsx|tx)$/i.test(path) ? 'xml' : 'json',
	upgraded: [],
	wrapped: false,
});
