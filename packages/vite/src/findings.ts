import { posix } from 'node:path';
import { codeFrame } from '@tilewright/format';
import { toUtf8 } from '@tilewright/format/internal';
import type { FileIssue } from '@tilewright/ops';

/** A message in the form of Rollup, which Vite shows in the terminal and over the page. */
export interface Log {
	readonly message: string;
	/** The path of the file. */
	readonly id: string;
	readonly loc?: { readonly file: string; readonly line: number; readonly column: number };
	readonly frame?: string;
	readonly pluginCode: string;
}

/** The most errors that one message lists. */
const MOST = 10;

/**
 * One message for all errors, since a module can fail only once: the first with its place, then a list of the others.
 *
 * @param base - the folder that shown paths are relative to
 */
export function errorLog(errors: readonly FileIssue[], contents: ReadonlyMap<string, Uint8Array>, base: string): Log | undefined {
	// A file with errors is also an error where it is referred to: its own error says more.
	const own = errors.filter(({ code }) => code !== 'broken-file');
	const [first, ...others] = own.length > 0 ? own : errors;
	if (first === undefined) return undefined;
	const log = logOf(first, contents);
	if (others.length === 0) return log;
	const list = others.slice(0, MOST).map((issue) => `  ${placeOf(issue, base)}: ${issue.message}`);
	const rest = others.length > MOST ? [`  and ${others.length - MOST} more`] : [];
	return { ...log, message: [log.message, '', 'Further errors:', ...list, ...rest].join('\n') };
}

/** The message for a finding. */
export function logOf(issue: FileIssue, contents: ReadonlyMap<string, Uint8Array>): Log {
	const { file: id, message, advice, code, line, column, offset } = issue;
	const log = { message: `${message} ${advice}`, id, pluginCode: code };
	if (line === undefined || column === undefined) return log;
	const bytes = contents.get(id);
	const frame = bytes === undefined || offset === undefined ? undefined : codeFrame(toUtf8(bytes), { line, offset });
	return { ...log, loc: { file: id, line, column }, ...(frame !== undefined && { frame }) };
}

/** The same message, with the place before it and the code below it. */
export function withPlace(log: Log, base: string): Log {
	const frame = log.frame === undefined ? '' : `\n${log.frame}`;
	return { ...log, message: `${placeOf({ file: log.id, ...log.loc }, base)}: ${log.message}${frame}` };
}

const placeOf = ({ file, line, column }: Pick<FileIssue, 'file' | 'line' | 'column'>, base: string): string =>
	`${posix.relative(base, file)}${line === undefined ? '' : `:${line}:${column}`}`;
