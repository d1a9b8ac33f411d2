import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import process from 'node:process';
import { UsageError } from '../../../host/exit.ts';
import { printMessage } from '../../../host/output.ts';
import { realPath, slashed } from '../../../host/paths.ts';
import { clean } from '../../../host/text.ts';
import type { GraphResult } from '../graph/export-graph.ts';
import { writeChanged } from '../graph/out-folder.ts';
import type { PrintedRule } from './print.ts';
import { cannotBeNamed, printDepfile } from './print.ts';
import type { Rule } from './rules.ts';
import { rulesOf } from './rules.ts';

/**
 * Writes which files the export depends on, for Make and Ninja, if that has changed. Where something failed, what is there stays:
 * the documents that failed have inputs, too, and would be made no more when these are mended.
 *
 * @param out - the folder of the export as it was typed: outputs are named as the build names them
 * @throws UsageError when the file is one of the export's own
 * @throws FileError
 */
export async function writeDepfile(path: string, out: string, result: GraphResult): Promise<void> {
	const file = realPath(path);
	const rules = rulesOf(result);
	const taken = new Set([...rules.flatMap(({ inputs }) => inputs), ...result.outcomes.map(({ place }) => realPath(resolve(out, place)))]);
	if (taken.has(file))
		throw new UsageError(`--depfile would replace "${path}", which the export reads or writes.`, 'Choose another name for it.');
	if (result.failed.length > 0 || result.unwritable) return;
	const text = printDepfile(rules.flatMap((rule) => printable(rule, out)));
	await writeChanged(file, new TextEncoder().encode(text), false);
}

/** What is not there is no input: Make would not know how to make it, and Ninja would never be done. */
function printable({ place, inputs }: Rule, out: string): PrintedRule[] {
	const output = shown(resolve(out, place));
	const names = inputs.filter((input) => existsSync(input)).map(shown);
	const impossible = [output, ...names].filter(cannotBeNamed);
	for (const name of impossible)
		printMessage(`note: "${clean(name)}" is left out of the dependency file: neither Make nor Ninja can name it.`);
	return impossible.includes(output) ? [] : [{ output, inputs: names.filter((name) => !impossible.includes(name)) }];
}

const shown = (path: string): string => slashed(relative(process.cwd(), path));
