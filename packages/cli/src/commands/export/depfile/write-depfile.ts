import { existsSync } from 'node:fs';
import { extname, relative, resolve } from 'node:path';
import process from 'node:process';
import { kindsWith, PICTURES } from '@tilewright/ops/formats';
import { UsageError } from '../../../host/exit.ts';
import { printMessage } from '../../../host/output.ts';
import { realPath, slashed } from '../../../host/paths.ts';
import { clean } from '../../../host/terminal.ts';
import { writeChanged } from '../graph/out-folder.ts';
import type { GraphResult } from '../graph/part.ts';
import type { PrintedRule } from './print-depfile.ts';
import { cannotBeNamed, printDepfile } from './print-depfile.ts';
import type { Rule } from './rules.ts';
import { rulesOf } from './rules.ts';

/**
 * Writes the dependencies of an export for Make and Ninja, if they have changed. After a failure, the existing file stays: without
 * the inputs of the failed documents, fixing those would not trigger another export.
 *
 * @param out - the folder of the export as on the command line, so that outputs have the names that the build uses
 * @throws UsageError if the export reads or writes the file itself
 * @throws FileError
 */
export async function writeDepfile(path: string, out: string, result: GraphResult): Promise<void> {
	const file = realPath(path);
	const rules = rulesOf(result);
	const taken = new Set([...rules.flatMap(({ inputs }) => inputs), ...result.outcomes.map(({ name }) => realPath(resolve(out, name)))]);
	if (taken.has(file))
		throw new UsageError(`--depfile would overwrite "${path}", which the export reads or writes.`, 'Choose another name.');
	const extension = extname(path).toLowerCase();
	if (PICTURES.test(extension) || extension === '.json' || kindsWith(extension).length > 0)
		throw new UsageError(`--depfile "${path}" has the extension of other files.`, 'Name it .d: --depfile dist/maps.d');
	if (result.failed.length > 0 || result.unwritable) return;
	const text = printDepfile(rules.flatMap((rule) => printable(rule, out)));
	await writeChanged(file, new TextEncoder().encode(text), false);
}

/** Missing files are left out: Make would not know how to make them, and Ninja would rebuild forever. */
function printable({ name, inputs }: Rule, out: string): PrintedRule[] {
	const output = shown(resolve(out, name));
	const paths = inputs.filter((input) => existsSync(input)).map(shown);
	const impossible = [output, ...paths].filter(cannotBeNamed);
	for (const path of impossible)
		printMessage(`note: "${clean(path)}" is left out of the dependency file: neither Make nor Ninja can name it.`);
	return impossible.includes(output) ? [] : [{ output, inputs: paths.filter((path) => !impossible.includes(path)) }];
}

const shown = (path: string): string => slashed(relative(process.cwd(), path));
