/** An output and its inputs, as paths for Make and Ninja. */
export interface PrintedRule {
	readonly output: string;
	readonly inputs: readonly string[];
}

/** Whether a path has characters that Make or Ninja cannot escape. */
export const cannotBeNamed = (path: string): boolean => /[\n\r\t\0]/.test(path);

/** Rules in the syntax of Make, which Ninja reads too. */
export function printDepfile(rules: readonly PrintedRule[]): string {
	return rules.map(({ output, inputs }) => `${[`${escaped(output)}:`, ...inputs.map(escaped)].join(' \\\n  ')}\n`).join('');
}

/**
 * A name as compilers write it, which both understand: `$` is doubled, other special characters get a backslash. Backslashes are
 * literal, except before a space and at the end of a name, where they are doubled.
 */
function escaped(path: string): string {
	return path
		.replace(/\\+(?= |$)/g, '$&$&')
		.replace(/[ #:]/g, '\\$&')
		.replaceAll('$', '$$$$');
}
