import type { Details, Issue, IssueCode, ReferenceRole, Severity } from '@tilewright/format';
import { makeIssue, placeIssues } from '@tilewright/format';
import type { Refusal, Refused } from '../loader/loader.ts';
import { refusalOf } from '../loader/loader.ts';
import type { FollowedRole, Limit, ResolvedReference, Visit } from './crawl.ts';
import { isFollowed } from './crawl.ts';
import type { Cycle } from './cycles.ts';
import type { FileIssue } from './graph.ts';

/** The finding that reports a refused file. */
export function refusalCode(refused: Refused): 'missing-file' | 'outside-root' | 'unreadable-file' {
	switch (refusalOf(refused)) {
		case 'missing':
			return 'missing-file';
		case 'outside':
		case 'not-a-path':
			return 'outside-root';
		default:
			// A loader written in JavaScript may have codes of its own.
			return 'unreadable-file';
	}
}

/** Advice for requested documents: no reference is at fault. */
const ROOT_ADVICE = { advice: 'Check the path, and what the loader has for its root.' };

/** Nouns for the targets of references. */
const NOUNS: Readonly<Record<ReferenceRole, string>> = {
	map: 'map',
	tileset: 'tileset',
	template: 'template',
	image: 'image',
	file: 'file',
	export: 'exported file',
};

/** The most findings about the references of one file. */
const MAX_FINDINGS = 10_000;

interface Finding {
	readonly code: IssueCode;
	readonly pointer: string;
	/** Replaces the code's severity: the format never needs a file that only a property refers to. */
	readonly severity: Severity | undefined;
	readonly details: Details;
	readonly refused: Refusal | undefined;
	times: number;
}

/**
 * All findings of a graph, in the files themselves and about their references; in the order of the visits, then by position.
 *
 * @param refusedRoots - requested documents whose path the loader refused
 */
export function findingsOf(
	roots: readonly string[],
	refusedRoots: ReadonlyMap<string, Refused>,
	visits: ReadonlyMap<string, Visit>,
	cycles: readonly Cycle[],
): FileIssue[] {
	const closing = new Map<string, Cycle[]>();
	for (const cycle of cycles) {
		const others = closing.get(cycle.from);
		if (others === undefined) closing.set(cycle.from, [cycle]);
		else others.push(cycle);
	}
	const requested = new Set(roots);
	const result: FileIssue[] = [];
	for (const [root, refused] of refusedRoots) result.push(rootIssue(root, { state: 'refused', ...refused }));
	for (const [path, visit] of visits) {
		if (visit.state === 'refused' || visit.state === 'skipped') {
			if (requested.has(path)) result.push(rootIssue(path, visit));
			continue;
		}
		const own = visit.findings.issues;
		const ofReferences = visit.state === 'read' ? referenceIssues(visit.references, visits, closing.get(path) ?? []) : [];
		for (const issue of merged(own, ofReferences, visit.findings.bytes)) result.push({ ...issue, file: path });
	}
	return result;
}

/** A requested document is needed, so a missing one is an error. */
function rootIssue(path: string, visit: Extract<Visit, { state: 'refused' | 'skipped' }>): FileIssue {
	const details = { subject: 'document', found: quoted(path), expected: visit.why };
	if (visit.state === 'skipped') return { ...makeIssue('not-followed', '', details), severity: 'error', file: path };
	const issue = makeIssue(refusalCode(visit), '', { ...details, ...ROOT_ADVICE });
	return { ...issue, severity: 'error', file: path, refused: refusalOf(visit) };
}

/** What is wrong with a reference. */
interface Fault {
	readonly code: IssueCode;
	readonly expected?: string;
	/** Where a loader refused the file. */
	readonly refused?: Refusal;
	/** Where a limit was reached. */
	readonly limit?: Limit;
}

/** References of a file to the same target share one finding, with a count: a map may have thousands of instances. */
function referenceIssues(
	references: readonly ResolvedReference[],
	visits: ReadonlyMap<string, Visit>,
	cycles: readonly Cycle[],
): Omit<FileIssue, 'file'>[] {
	const found = new Map<string, Finding>();
	const add = ({ code, expected, refused, limit }: Fault, { pointer, path, role }: ResolvedReference['reference']): void => {
		// A limit is reported once, not for every file that it excludes.
		const key = limit === undefined ? `${code} ${role} ${path}` : `${code} ${limit}`;
		const before = found.get(key);
		const details = { subject: NOUNS[role], found: quoted(path), ...(expected !== undefined && { expected }) };
		if (before !== undefined) before.times++;
		else if (found.size < MAX_FINDINGS)
			found.set(key, { code, pointer, severity: role === 'file' ? 'info' : undefined, details, refused, times: 1 });
	};
	const closed = new Map(cycles.map((cycle) => [cycle.link.pointer, cycle]));
	for (const { reference, resolved } of references) {
		const { role } = reference;
		if (!('path' in resolved)) {
			if (isReported(reference)) add(refusedFault(resolved), reference);
		} else if (isFollowed(role)) {
			const fault = faultOf(role, visits.get(resolved.path));
			if (fault !== undefined) add(fault, reference);
		}
		const cycle = closed.get(reference.pointer);
		if (cycle !== undefined) add({ code: 'reference-cycle', expected: cycle.through.join(' → ') }, reference);
	}
	return [...found.values()].map(({ code, pointer, severity, details, refused, times }) => {
		const issue = makeIssue(code, pointer, { ...details, places: placesOf(times) });
		return { ...issue, ...(severity !== undefined && { severity }), ...(refused !== undefined && { refused }) };
	});
}

/** The target of an export is only a note of Tiled, and a data URL needs no file. */
const isReported = ({ role, path }: ResolvedReference['reference']): boolean =>
	role !== 'export' && !(role === 'image' && /^data:/i.test(path));

const refusedFault = (refused: Refused): Fault => ({
	code: refusalCode(refused),
	expected: refused.why,
	refused: refusalOf(refused),
});

/** What is wrong with the target of a reference. */
function faultOf(role: FollowedRole, visit: Visit | undefined): Fault | undefined {
	if (visit === undefined) return undefined;
	if (visit.state === 'skipped') return { code: 'not-followed', expected: visit.why, limit: visit.limit };
	if (visit.state === 'refused') return refusedFault(visit);
	if (visit.state === 'broken') return { code: 'broken-file', expected: visit.why };
	const { type } = visit.file.doc;
	return type === role ? undefined : { code: 'wrong-file-kind', expected: type };
}

const placesOf = (times: number): string => (times === 1 ? '' : `, here and in ${times - 1} more ${times === 2 ? 'place' : 'places'}`);

/** A path in quotes. It is shortened: in a hostile document, it may have any length. */
export const quoted = (path: string): string => JSON.stringify(path.length > 120 ? `${path.slice(0, 119)}…` : path);

function merged(own: readonly Issue[], more: readonly Issue[], bytes: Uint8Array | undefined): readonly Issue[] {
	if (more.length === 0) return own;
	if (bytes === undefined) return [...own, ...more];
	return [...own, ...placeIssues(bytes, more)].sort((a, b) => (a.offset ?? 0) - (b.offset ?? 0));
}
