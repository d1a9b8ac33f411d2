import type { Details, Issue, IssueCode, ReferenceRole, Severity } from '@tilewright/format';
import { makeIssue, placeIssues } from '@tilewright/format';
import type { Followed, Lead, Limit, Visit } from './crawl.ts';
import { isFollowed } from './crawl.ts';
import type { Cycle } from './cycles.ts';
import type { FileIssue } from './graph.ts';
import type { Refusal, Refused } from './loader.ts';
import { refusalOf } from './loader.ts';

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

/** No reference is to blame. */
const ROOT_ADVICE = { advice: 'Check the path, and what the loader has for its root.' };

/** Words for what a reference leads to. */
const NOUNS: Readonly<Record<ReferenceRole, string>> = {
	map: 'map',
	tileset: 'tileset',
	template: 'template',
	image: 'image',
	file: 'file',
	export: 'exported file',
};

/** More of one file than anyone reads. */
const MOST = 10_000;

interface Finding {
	readonly code: IssueCode;
	readonly pointer: string;
	/** Where it is not that of the code: what a property names, nothing of the format needs. */
	readonly severity: Severity | undefined;
	readonly details: Details;
	readonly refused: Refusal | undefined;
	times: number;
}

/**
 * All findings of a graph: those of each file's own, and of its references; in the order of the visits, in each file by place.
 *
 * @param refusedRoots - what was asked for and has no path
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
	const asked = new Set(roots);
	const result: FileIssue[] = [];
	for (const [root, refused] of refusedRoots) result.push(rootIssue(root, { state: 'refused', ...refused }));
	for (const [path, visit] of visits) {
		if (visit.state === 'refused' || visit.state === 'left') {
			if (asked.has(path)) result.push(rootIssue(path, visit));
			continue;
		}
		const own = visit.found.issues;
		const ofReferences = visit.state === 'read' ? referenceIssues(visit.leads, visits, closing.get(path) ?? []) : [];
		for (const issue of merged(own, ofReferences, visit.found.bytes)) result.push({ ...issue, file: path });
	}
	return result;
}

/** What was asked for is needed: that it is not there is an error. */
function rootIssue(path: string, visit: Extract<Visit, { state: 'refused' | 'left' }>): FileIssue {
	const details = { subject: 'document', found: quoted(path), expected: visit.why };
	if (visit.state === 'left') return { ...makeIssue('not-followed', '', details), severity: 'error', file: path };
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

/** What references lead to is listed once for each file, with how often it was met: a map may have thousands of instances. */
function referenceIssues(leads: readonly Lead[], visits: ReadonlyMap<string, Visit>, cycles: readonly Cycle[]): Omit<FileIssue, 'file'>[] {
	const found = new Map<string, Finding>();
	const add = ({ code, expected, refused, limit }: Fault, { pointer, path, role }: Lead['reference']): void => {
		// Of limits nobody wants to know each file that is behind them.
		const key = limit === undefined ? `${code} ${role} ${path}` : `${code} ${limit}`;
		const before = found.get(key);
		const details = { subject: NOUNS[role], found: quoted(path), ...(expected !== undefined && { expected }) };
		if (before !== undefined) before.times++;
		else if (found.size < MOST)
			found.set(key, { code, pointer, severity: role === 'file' ? 'info' : undefined, details, refused, times: 1 });
	};
	const closed = new Map(cycles.map((cycle) => [cycle.link.pointer, cycle]));
	for (const { reference, resolved } of leads) {
		const { role } = reference;
		if (!('path' in resolved)) {
			if (isWorthTelling(reference)) add(refusedFault(resolved), reference);
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

/** Where it was exported to is the editor's own note, and data in the place of an image are there. */
const isWorthTelling = ({ role, path }: Lead['reference']): boolean => role !== 'export' && !(role === 'image' && /^data:/i.test(path));

const refusedFault = (refused: Refused): Fault => ({
	code: refusalCode(refused),
	expected: refused.why,
	refused: refusalOf(refused),
});

/** What is wrong with a file for a reference that leads to it. */
function faultOf(role: Followed, visit: Visit | undefined): Fault | undefined {
	if (visit === undefined) return undefined;
	if (visit.state === 'left') return { code: 'not-followed', expected: visit.why, limit: visit.limit };
	if (visit.state === 'refused') return refusedFault(visit);
	if (visit.state === 'broken') return { code: 'broken-file', expected: visit.why };
	const { type } = visit.file.doc;
	return type === role ? undefined : { code: 'wrong-file-kind', expected: type };
}

const placesOf = (times: number): string => (times === 1 ? '' : `, here and in ${times - 1} more ${times === 2 ? 'place' : 'places'}`);

/** Cut, as the text of a hostile document may be of any length. */
export const quoted = (path: string): string => JSON.stringify(path.length > 120 ? `${path.slice(0, 119)}…` : path);

function merged(own: readonly Issue[], more: readonly Issue[], bytes: Uint8Array | undefined): readonly Issue[] {
	if (more.length === 0) return own;
	if (bytes === undefined) return [...own, ...more];
	return [...own, ...placeIssues(bytes, more)].sort((a, b) => (a.offset ?? 0) - (b.offset ?? 0));
}
