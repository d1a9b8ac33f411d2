import { pointerOf } from '../model/pointer.ts';
import type { XmlNode } from '../read/xml/locate/node.ts';
import type { Details, IssueCode, Severity } from './codes.ts';
import { CODES } from './codes.ts';

/** One finding in a document. */
export interface Issue {
	/** Stable name of the finding. */
	readonly code: IssueCode;
	/** What must be done about it. */
	readonly severity: Severity;
	/** One or two sentences: what is wrong. */
	readonly message: string;
	/** JSON pointer (RFC 6901) to the value, in the file as it came; `''` is the whole document. */
	readonly pointer: string;
	/**
	 * XPath of the element, attribute or text, where the document is XML: `/map/objectgroup[2]/object/@gid`. Of XML that is not
	 * well-formed, the innermost element that is open there.
	 */
	readonly element?: string;
	/** Line of the value in the text, from 1. */
	readonly line?: number;
	/** Column of the value in its line, from 1, in UTF-16 code units. */
	readonly column?: number;
	/** Offset of the value, in bytes of the text as UTF-8. */
	readonly offset?: number;
	/** What was found, where that can be said in a few words. */
	readonly found?: string;
	/** What was expected, where that can be said in a few words. */
	readonly expected?: string;
	/** What to do. */
	readonly advice: string;
}

/** A place in a document while it is walked: keys and indexes from the root. */
export type Path = readonly (string | number)[];

/** Where something in an upgraded resource stood before: both paths lead down from the resource. */
export type Origin = (place: readonly string[]) => readonly string[];

/** A place in the text that is known when a finding is made. */
export interface KnownPlace {
	readonly line: number;
	readonly column: number;
	readonly offset: number;
	/** See {@link Issue.element}. */
	readonly element?: string;
}

/** Where in a text value a finding is: the index of a byte of the file, or of the value as UTF-8. */
export type Inside = { readonly ofFile: number } | { readonly ofValue: number };

/** Findings are noted while a document is read; their lines and columns are worked out once, at the end. */
export interface Report {
	/** Notes a finding at a place; about a part of a text, with where in it; of XML that no path leads to, with where it stands. */
	add(code: IssueCode, path: Path, details?: Details, exact?: Inside | XmlNode): void;
	/** Notes a finding whose place in the text is known already. */
	addAt(code: IssueCode, place: KnownPlace, details?: Details): void;
	/** Notes what needs no action once, however often it is met: at its first place, with how often. */
	count(code: IssueCode, key: string, path: Path, details: Details): void;
	/** Notes that an older form was met and upgraded, by the name of the step, and how to find what it moved. */
	upgraded(step: string, form: string, path: Path, origin: Origin | undefined): void;
	/** How to find what was moved, by pointer of the upgraded resource; in the order in which it was moved. */
	readonly origins: ReadonlyMap<string, readonly Origin[]>;
	/** Where in the text at their pointers findings are. */
	readonly insides: ReadonlyMap<Issue, Inside>;
	/** Where in the XML findings are that their pointers do not lead to. */
	readonly sources: ReadonlyMap<Issue, XmlNode>;
	/** Names of the upgrade steps that were taken. */
	readonly steps: readonly string[];
	/** Whether the document is given out as the file has it. */
	readonly asIs: boolean;
	/** Whether any finding is an error. */
	readonly failed: boolean;
	/** All findings so far. */
	readonly issues: readonly Issue[];
}

/** More findings than anyone reads: a hostile document must not fill the memory with them. */
const MOST = 10_000;

/** In deep groups a pointer takes kilobytes: such findings count for more. */
const costOf = ({ pointer }: Issue): number => 1 + Math.floor(pointer.length / 256);

/** What reading does to a document, and does not where it is given out as the file has it. */
const DONE: ReadonlySet<IssueCode> = new Set(['older-form', 'converted', 'converted-gid', 'assigned-id', 'raised-counter']);

export function createReport(asIs = false): Report {
	const issues: Issue[] = [];
	const counted = new Map<string, { code: IssueCode; path: Path; details: Details; times: number }>();
	const steps = new Set<string>();
	const origins = new Map<string, readonly Origin[]>();
	const insides = new Map<Issue, Inside>();
	const sources = new Map<Issue, XmlNode>();
	const left = { error: MOST, warning: MOST, info: MOST };
	let failed = false;
	const make = (code: IssueCode, pointer: string, details: Details): Issue =>
		makeIssue(code, pointer, asIs && DONE.has(code) ? { ...details, asIs } : details);
	const push = (issue: Issue): void => {
		if (issue.severity === 'error') failed = true;
		// Each severity has its own bound: warnings must not hide the error that is behind them.
		if (left[issue.severity] === 0) return;
		issues.push(issue);
		left[issue.severity] = Math.max(0, left[issue.severity] - costOf(issue));
		if (left[issue.severity] > 0) return;
		const listed = issues.filter(({ severity }) => severity === issue.severity).length;
		issues.push(makeIssue('too-many', '', { subject: `${issue.severity}s`, expected: String(listed) }));
	};
	return {
		add(code, path, details = {}, exact) {
			const { severity } = CODES[code];
			if (left[severity] > 0) {
				const issue = make(code, pointerOf(path), details);
				if (exact !== undefined && 'element' in exact) sources.set(issue, exact);
				else if (exact !== undefined) insides.set(issue, exact);
				push(issue);
			} else if (severity === 'error') failed = true;
		},
		addAt: (code, place, details = {}) => push({ ...makeIssue(code, '', details), ...place }),
		count(code, key, path, details) {
			const before = counted.get(`${code} ${key}`);
			if (before !== undefined) before.times++;
			else if (counted.size < MOST) counted.set(`${code} ${key}`, { code, path: [...path], details, times: 1 });
		},
		origins,
		insides,
		sources,
		asIs,
		upgraded(step, form, path, origin) {
			steps.add(step);
			if (origin !== undefined) origins.set(pointerOf(path), [...(origins.get(pointerOf(path)) ?? []), origin]);
			this.count('older-form', step, path, { subject: form });
		},
		get steps() {
			return [...steps];
		},
		get failed() {
			return failed;
		},
		get issues() {
			const many = [...counted.values()];
			return [...issues, ...many.map((c) => make(c.code, pointerOf(c.path), { ...c.details, places: placesOf(c.times) }))];
		},
	};
}

const placesOf = (times: number): string => (times === 1 ? '' : `, here and in ${times - 1} more ${times === 2 ? 'place' : 'places'}`);

/** More than anyone reads: a name in a document may be of any length. */
const LONGEST = 300;

/**
 * Makes a finding of a document, in the words of the table of findings.
 *
 * @param code - name of the finding
 * @param pointer - JSON pointer to what it is about
 * @param given - what its message is made of; too long texts are cut short
 * @example makeIssue('missing-file', '/tilesets/0/source', { subject: 'tileset', found: '"a.tsj"' })
 */
export function makeIssue(code: IssueCode, pointer: string, given: Details): Issue {
	const { severity, message, advice } = CODES[code];
	const details = cutShort(given);
	return {
		code,
		severity,
		message: message(details),
		pointer,
		...(details.found !== undefined && { found: details.found }),
		...(details.expected !== undefined && { expected: details.expected }),
		advice: details.advice ?? advice,
	};
}

function cutShort(details: Details): Details {
	const long = (['subject', 'found', 'expected'] as const).filter((key) => (details[key]?.length ?? 0) > LONGEST);
	return long.length === 0
		? details
		: { ...details, ...Object.fromEntries(long.map((key) => [key, `${details[key]?.slice(0, LONGEST - 1)}…`])) };
}

/** A value in a few words, for a message. */
export function short(value: unknown): string {
	if (value === undefined) return 'nothing';
	if (Array.isArray(value)) return value.length === 0 ? 'an empty array' : `an array of ${value.length}`;
	if (typeof value === 'object' && value !== null) return 'an object';
	// Cut before anything is made of it: the text may be a large part of the file, and stand in many findings.
	const text = typeof value === 'string' ? JSON.stringify(value.slice(0, 60)) : String(value);
	return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
