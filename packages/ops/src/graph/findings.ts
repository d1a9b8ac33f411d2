import type { Issue, IssueCode, ReferenceRole, Source } from '@tilewright/format';
import type { Finding } from '@tilewright/format/internal';
import {
	brokenFile,
	makeIssue,
	missingFile,
	notFollowed,
	outsideRoot,
	placeDirectly,
	referenceCycle,
	unreadableFile,
	wrongFileKind,
} from '@tilewright/format/internal';
import type { Refusal, Refused } from '../loader/loader.ts';
import { refusalOf } from '../loader/loader.ts';
import type { FollowedRole, Limit, ResolvedReference, Visit } from './crawl.ts';
import { isFollowed } from './crawl.ts';
import type { Cycle } from './cycles.ts';
import type { FileIssue } from './graph.ts';

/** The finding that reports a refused file. */
export function refusalFinding(refused: Refused): Finding<IssueCode, { role: string; found: string; reason: string }> {
	switch (refusalOf(refused)) {
		case 'missing':
			return missingFile;
		case 'outside':
		case 'not-a-path':
			return outsideRoot;
		default:
			// A loader written in JavaScript may return other codes.
			return unreadableFile;
	}
}

/** Advice for requested documents: no reference is at fault. */
const ROOT_ADVICE = "Check the path, and the loader's root.";

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

/** A reference that is reported once for all its places. */
interface Met {
	/** The first place. */
	readonly pointer: string;
	readonly role: string;
	readonly found: string;
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
		const ofReferences =
			visit.state === 'read' ? [...referenceIssues(visit.references, visits, closing.get(path) ?? []), ...visit.ofPatterns] : [];
		const source = visit.state === 'read' ? visit.file.source : undefined;
		for (const issue of merged(own, ofReferences, visit.findings.bytes, source)) result.push({ ...issue, file: path });
	}
	return result;
}

/** A requested document is needed, so a missing one is an error. */
function rootIssue(path: string, visit: Extract<Visit, { state: 'refused' | 'skipped' }>): FileIssue {
	const details = { role: 'document', found: quoted(path), reason: visit.why };
	if (visit.state === 'skipped') return { ...makeIssue(notFollowed, '', details), severity: 'error', file: path };
	const issue = makeIssue(refusalFinding(visit), '', details);
	return { ...issue, severity: 'error', advice: ROOT_ADVICE, file: path, refused: refusalOf(visit) };
}

/** A mistake in a reference. */
interface Fault {
	readonly code: IssueCode;
	readonly issueOf: (met: Met) => Issue;
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
	const found = new Map<string, { readonly met: Met; readonly issueOf: () => Omit<FileIssue, 'file'> }>();
	const add = (fault: Fault, { pointer, path, role }: ResolvedReference['reference']): void => {
		const { code, refused, limit } = fault;
		// A limit is reported once, not for every file that it excludes.
		const key = limit === undefined ? `${code} ${role} ${path}` : `${code} ${limit}`;
		const before = found.get(key);
		if (before !== undefined) before.met.times++;
		else if (found.size < MAX_FINDINGS) {
			const met = { pointer, role: NOUNS[role], found: quoted(path), times: 1 };
			found.set(key, {
				met,
				issueOf: () => ({
					...fault.issueOf(met),
					// The format never needs a file that only a property refers to.
					...(role === 'file' && { severity: 'info' }),
					...(refused !== undefined && { refused }),
				}),
			});
		}
	};
	const closed = new Map(cycles.map((cycle) => [keyOf(cycle.link), cycle]));
	for (const { reference, resolved } of references) {
		const { role } = reference;
		if (!('path' in resolved)) {
			if (isReported(reference)) add(refusedFault(resolved), reference);
		} else if (isFollowed(role)) {
			const fault = faultOf(role, visits.get(resolved.path));
			if (fault !== undefined) add(fault, reference);
		}
		const cycle = closed.get(keyOf(reference));
		if (cycle !== undefined) add(cycleFault(cycle), reference);
	}
	return [...found.values()].map(({ issueOf }) => issueOf());
}

/** All maps of a pattern have its pointer. */
const keyOf = ({ pointer, path }: { readonly pointer: string; readonly path: string }): string => `${pointer} ${path}`;

/** The target of an export is only a note of Tiled, and a data URL needs no file. */
const isReported = ({ role, path }: ResolvedReference['reference']): boolean =>
	role !== 'export' && !(role === 'image' && /^data:/i.test(path));

function refusedFault(refused: Refused): Fault {
	const finding = refusalFinding(refused);
	const issueOf = ({ pointer, role, found, times }: Met): Issue => makeIssue(finding, pointer, { role, found, reason: refused.why }, times);
	return { code: finding.code, issueOf, refused: refusalOf(refused) };
}

const cycleFault = ({ through }: Cycle): Fault => ({
	code: referenceCycle.code,
	issueOf: ({ pointer, role, found, times }) => makeIssue(referenceCycle, pointer, { role, found, cycle: through.join(' → ') }, times),
});

/** Finds the mistake in the target of a reference; `undefined` if there is none. */
function faultOf(role: FollowedRole, visit: Visit | undefined): Fault | undefined {
	if (visit === undefined) return undefined;
	switch (visit.state) {
		case 'refused':
			return refusedFault(visit);
		case 'skipped': {
			const { limit, why: reason } = visit;
			const issueOf = ({ pointer, role, found, times }: Met): Issue => makeIssue(notFollowed, pointer, { role, found, reason }, times);
			return { code: notFollowed.code, issueOf, limit };
		}
		case 'broken': {
			const { why: error } = visit;
			const issueOf = ({ pointer, role, found, times }: Met): Issue => makeIssue(brokenFile, pointer, { role, found, error }, times);
			return { code: brokenFile.code, issueOf };
		}
		case 'read': {
			const kind = visit.file.doc.type;
			if (kind === role) return undefined;
			const issueOf = ({ pointer, found, times }: Met): Issue => makeIssue(wrongFileKind, pointer, { role, found, kind }, times);
			return { code: wrongFileKind.code, issueOf };
		}
	}
}

/** A path in quotes. It is shortened: in a hostile document, it may have any length. */
export const quoted = (path: string): string => JSON.stringify(path.length > 120 ? `${path.slice(0, 119)}…` : path);

function merged(
	own: readonly Issue[],
	more: readonly Issue[],
	bytes: Uint8Array | undefined,
	source: Source | undefined,
): readonly Issue[] {
	if (more.length === 0) return own;
	if (bytes === undefined || source === undefined) return [...own, ...more];
	return [...own, ...placeDirectly(bytes, more, source)].sort((a, b) => (a.offset ?? 0) - (b.offset ?? 0));
}
