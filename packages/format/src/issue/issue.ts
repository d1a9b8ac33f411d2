import type { Details, Finding, Severity } from './finding.ts';
import type { IssueCode } from './issue-codes.ts';

/** One finding in a document. */
export interface Issue {
	/** Stable name of the finding. */
	readonly code: IssueCode;
	readonly severity: Severity;
	/** A description of the problem, in a few sentences. */
	readonly message: string;
	/** JSON pointer (RFC 6901) to the value, in the file as it was read; `''` is the whole document. */
	readonly pointer: string;
	/**
	 * XPath of the element, attribute or text in an XML document: `/map/objectgroup[2]/object/@gid`. If the XML is not
	 * well-formed, the innermost element that is open at this place.
	 */
	readonly element?: string;
	/** Line of the value in the text, from 1. */
	readonly line?: number;
	/** Column of the value in its line, from 1, in UTF-16 code units. */
	readonly column?: number;
	/** Offset of the value, in bytes of the text as UTF-8. */
	readonly offset?: number;
	/** The value that was found, if it can be described in a few words. */
	readonly found?: string;
	/** The value that was expected, if it can be described in a few words. */
	readonly expected?: string;
	/** Why a file cannot be used, as the end of a sentence. */
	readonly reason?: string;
	/** The number of places, if this issue stands for more than one. The pointer is that of the first. */
	readonly times?: number;
	/** Advice on what to do. */
	readonly advice: string;
}

/** Longer details are cut: a name in a document may have any length. */
const LONGEST = 300;

/**
 * Makes an issue of a finding.
 *
 * @param finding - what was found
 * @param pointer - JSON pointer to its place
 * @param given - the details of its message; long texts are cut
 * @param times - the number of places, if one issue stands for several
 * @param asIs - whether the document is returned as it is in the file
 * @example makeIssue(missingFile, '/tilesets/0/source', { role: 'tileset', found: '"a.tsj"' })
 */
export function makeIssue<D extends Details>(
	finding: Finding<IssueCode, D>,
	pointer: string,
	given: NoInfer<D>,
	times = 1,
	asIs = false,
): Issue {
	const { code, severity } = finding;
	const details = cutLong(given);
	const { found, expected, reason }: Details = details;
	return {
		code,
		severity,
		message: `${finding.message(details, asIs)}${times > 1 ? ` This is the first of ${times} places.` : ''}`,
		pointer,
		...(found !== undefined && { found }),
		...(expected !== undefined && { expected }),
		...(reason !== undefined && { reason }),
		...(times > 1 && { times }),
		advice: finding.advice(details),
	};
}

function cutLong<D extends Details>(details: D): D {
	const cut = Object.entries(details).flatMap(([name, value]) =>
		typeof value === 'string' && value.length > LONGEST ? [[name, `${value.slice(0, LONGEST - 1)}…`] as const] : [],
	);
	return cut.length === 0 ? details : { ...details, ...Object.fromEntries(cut) };
}
