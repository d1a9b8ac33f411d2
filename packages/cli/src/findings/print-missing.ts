import process from 'node:process';
import { colorsFor } from '../host/colors.ts';
import { printMessage } from '../host/output.ts';
import { clean, count, cut } from '../host/text.ts';

/** Tells which files are not there that a document refers to. */
export function printMissingFiles(name: string, missing: readonly string[]): void {
	if (missing.length === 0) return;
	const colors = colorsFor(process.stderr);
	const names = missing.slice(0, 5).map((path) => `"${cut(clean(path), 60)}"`);
	const more = missing.length > names.length ? `, and ${missing.length - names.length} more` : '';
	const are = missing.length === 1 ? 'that it refers to is' : 'that it refers to are';
	printMessage(
		`${colors.strong(clean(name))}  ${colors.warning('warning')}  ${count(missing.length, 'file')} ${are} not there: ${names.join(', ')}${more}.`,
	);
	printMessage('  The references are kept. Put the files in their places, or mend the paths.');
}
