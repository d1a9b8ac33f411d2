import { pointerOf } from '../model/pointer.ts';
import type { XmlNode } from '../xml/xml-node.ts';
import type { Details, Finding } from './finding.ts';
import { tooMany } from './findings/text.ts';
import { olderForm } from './findings/upgrade.ts';
import type { Issue } from './issue.ts';
import { makeIssue } from './issue.ts';
import type { IssueCode } from './issue-codes.ts';

/** A place in a document: keys and indexes from the root. */
export type Path = readonly (string | number)[];

/** Maps a place in an upgraded resource to the place before the upgrade. Both paths start at the resource. */
export type Origin = (place: readonly string[]) => readonly string[];

/** A place in the text, for findings whose place is known when they are reported. */
export interface KnownPlace {
	/** In bytes. */
	readonly offset: number;
	/** See {@link Issue.element}. */
	readonly element?: string;
}

/** The place of a finding inside a text value: the index of a byte in the file, or in the value as UTF-8. */
export type Inside = { readonly ofFile: number } | { readonly ofValue: number };

/** Collects findings while a document is read or written. Their lines and columns are computed once, at the end. */
export interface Report {
	/**
	 * Reports a finding at a path.
	 *
	 * @param exact - the place inside the text at that path, or the part of the XML that no path refers to
	 */
	add<D extends Details>(finding: Finding<IssueCode, D>, path: Path, details: NoInfer<D>, exact?: Inside | XmlNode): void;
	/** Reports a finding whose place in the text is known. */
	addAt<D extends Details>(finding: Finding<IssueCode, D>, place: KnownPlace, details: NoInfer<D>): void;
	/** Reports a finding that may occur thousands of times: once for each key, at its first place, with the number of places. */
	count<D extends Details>(finding: Finding<IssueCode, D>, key: string, path: Path, details: NoInfer<D>): void;
	/**
	 * Reports an older form that was upgraded.
	 *
	 * @param step - name of the upgrade step
	 * @param form - the older form, in a few words
	 * @param origin - finds where a value was before, if the step moves values
	 */
	upgraded(step: string, form: string, path: Path, origin: Origin | undefined): void;
	/** The origins of upgraded resources, by their pointers, in the order of the upgrades. */
	readonly origins: ReadonlyMap<string, readonly Origin[]>;
	/** The places of findings inside the text at their pointers. */
	readonly insides: ReadonlyMap<Issue, Inside>;
	/** The places in XML of findings whose pointers do not refer to these places. */
	readonly sources: ReadonlyMap<Issue, XmlNode>;
	/** Names of the upgrade steps that were applied. */
	readonly steps: readonly string[];
	/** Whether any finding is an error. */
	readonly failed: boolean;
	/** All findings so far. */
	readonly issues: readonly Issue[];
}

/** The most findings of one severity. A hostile document must not fill the memory with them. */
const MOST = 10_000;

/** The most upgraded resources whose former form is remembered. Findings in others have the place of the resource. */
const MOST_ORIGINS = 50_000;

/** In deep groups, a pointer takes kilobytes, so such findings count as more than one. */
const costOf = ({ pointer }: Issue): number => 1 + Math.floor(pointer.length / 256);

/** A finding that occurs many times. */
interface Counted {
	readonly issueFor: (times: number) => Issue;
	times: number;
}

export function createReport(asIs = false): Report {
	const issues: Issue[] = [];
	const counted = new Map<string, Counted>();
	const steps = new Set<string>();
	const origins = new Map<string, readonly Origin[]>();
	const insides = new Map<Issue, Inside>();
	const sources = new Map<Issue, XmlNode>();
	const left = { error: MOST, warning: MOST, info: MOST };
	let failed = false;
	const push = (issue: Issue): void => {
		if (issue.severity === 'error') failed = true;
		// Each severity has its own limit, so that warnings cannot hide an error.
		if (left[issue.severity] === 0) return;
		issues.push(issue);
		left[issue.severity] = Math.max(0, left[issue.severity] - costOf(issue));
		if (left[issue.severity] > 0) return;
		const listed = issues.filter(({ severity }) => severity === issue.severity).length;
		issues.push(makeIssue(tooMany, '', { what: `${issue.severity}s`, listed: String(listed) }));
	};
	return {
		add(finding, path, details, exact) {
			const { severity } = finding;
			if (left[severity] > 0) {
				const issue = makeIssue(finding, pointerOf(path), details, 1, asIs);
				if (exact !== undefined && 'element' in exact) sources.set(issue, exact);
				else if (exact !== undefined) insides.set(issue, exact);
				push(issue);
			} else if (severity === 'error') failed = true;
		},
		addAt: (finding, place, details) => push({ ...makeIssue(finding, '', details), ...place }),
		count(finding, key, path, details) {
			const name = `${finding.code} ${key}`;
			const before = counted.get(name);
			if (before !== undefined) before.times++;
			else if (counted.size < MOST) {
				const place = [...path];
				counted.set(name, { issueFor: (times) => makeIssue(finding, pointerOf(place), details, times, asIs), times: 1 });
			}
		},
		origins,
		insides,
		sources,
		upgraded(step, form, path, origin) {
			steps.add(step);
			if (origin !== undefined && origins.size < MOST_ORIGINS) {
				const pointer = pointerOf(path);
				origins.set(pointer, [...(origins.get(pointer) ?? []), origin]);
			}
			this.count(olderForm, step, path, { found: form });
		},
		get steps() {
			return [...steps];
		},
		get failed() {
			return failed;
		},
		get issues() {
			return [...issues, ...[...counted.values()].map(({ issueFor, times }) => issueFor(times))];
		},
	};
}
