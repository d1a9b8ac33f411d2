/**
 * How serious a finding is.
 * - `error`: the document does not have the form of its type; it is not returned.
 * - `warning`: the document is usable, but something in it is wrong.
 * - `info`: nothing needs to be done.
 */
export type Severity = 'error' | 'warning' | 'info';

/** The details of a finding. Each finding names its own; those with a comment here are also fields of its issue. */
export interface Details {
	/** The value that was found, in words or as JSON, cut short. */
	readonly found?: string;
	/** The value that was expected, in words. */
	readonly expected?: string;
	/** Why a file cannot be used, as the end of a sentence. */
	readonly reason?: string;
	readonly [detail: string]: string | number | boolean | undefined;
}

/** A problem that can be found: its code, and its message for given details. */
export interface Finding<Code extends string, D extends Details> {
	readonly code: Code;
	readonly severity: Severity;
	/** Describes the problem, in whole sentences. `asIs`: the document is returned as it is in the file. */
	readonly message: (details: D, asIs: boolean) => string;
	/** Gives advice, in whole sentences. */
	readonly advice: (details: D) => string;
}

/** Any finding, for pages and tests that use all of them. Its details are not typed, which TypeScript allows for methods. */
export interface AnyFinding {
	readonly code: string;
	readonly severity: Severity;
	message(details: Details, asIs?: boolean): string;
	advice(details: Details): string;
}

/**
 * Defines a finding. The type of the message's parameter is the type of its details: a call that reports the finding without
 * one of them does not compile. Mark each call as pure, as the others are: then a bundle holds only the messages of the findings that it can
 * report.
 *
 * @param code - its stable name
 * @param message - what is wrong, with what was found and expected
 * @param advice - what to do; a function where that depends on the details
 * @example
 * export const badGid = finding('bad-gid', 'error', ({ found }: { found: string }) => `A cell must be a GID, found ${found}.`, 'Fix it.');
 */
export function finding<Code extends string, D extends Details = Record<never, never>>(
	code: Code,
	severity: Severity,
	message: (details: D, asIs: boolean) => string,
	advice: string | ((details: NoInfer<D>) => string),
): Finding<Code, D> {
	return { code, severity, message, advice: typeof advice === 'string' ? () => advice : advice };
}
