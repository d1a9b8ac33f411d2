/** An output and its inputs, as paths that Make and Ninja are to see. */
export interface PrintedRule {
	readonly output: string;
	readonly inputs: readonly string[];
}

/** Characters that end a name for Make or for Ninja however they are written. */
export const cannotBeNamed = (path: string): boolean => /[\n\r\t\0]/.test(path);

/** Rules as Make and Ninja read them. */
export function printDepfile(rules: readonly PrintedRule[]): string {
	return rules.map(({ output, inputs }) => `${[`${escaped(output)}:`, ...inputs.map(escaped)].join(' \\\n  ')}\n`).join('');
}

/**
 * A name as compilers write it, which both understand: `$` is doubled, other characters of theirs stand behind a backslash.
 * Backslashes count as themselves, except before a space and at the end of a name, where two stand for one.
 */
function escaped(path: string): string {
	return path
		.replace(/\\+(?= |$)/g, '$&$&')
		.replace(/[ #:]/g, '\\$&')
		.replaceAll('$', '$$$$');
}
