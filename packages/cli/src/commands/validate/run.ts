import process from 'node:process';
import type { Document, Issue, Kind, TargetVersion } from '@tilewright/format';
import { placeIssues } from '@tilewright/format';
import { writeDocument } from '@tilewright/ops';
import { gateFor } from '../../documents/gate.ts';
import { readDocument } from '../../documents/read-document.ts';
import { parseTargetVersion } from '../../documents/target-version.ts';
import { followPatterns, inOrder } from '../../documents/world-patterns.ts';
import type { Tally } from '../../findings/describe.ts';
import { describeFindings, describeTally, tally } from '../../findings/describe.ts';
import { asErrors } from '../../findings/losses.ts';
import { colorsFor } from '../../host/colors.ts';
import type { Exit } from '../../host/exit.ts';
import { EXIT, FileError } from '../../host/exit.ts';
import { printFailure, printJson, printText, setExitSoFar } from '../../host/output.ts';
import type { Input } from '../../host/read-input.ts';
import { readInput } from '../../host/read-input.ts';
import { count, number } from '../../host/text.ts';

import type { ValidateFlags } from './flags.ts';

/** One file in `--format json`. */
interface FileReport {
	/** Path, as on the command line. */
	readonly path: string;
	/** The kind of document; `null` if unknown. */
	readonly kind: Kind | null;
	readonly issues: readonly Issue[];
	/** Why it could not be read. */
	readonly failure?: string;
}

/** Checks files and prints the findings. They are the result, so they go to standard output. */
export async function runValidate(paths: readonly string[], flags: ValidateFlags): Promise<Exit> {
	const version = flags.for === undefined ? undefined : parseTargetVersion('--for', flags.for);
	const colors = colorsFor(process.stdout);
	const reports: FileReport[] = [];
	let printed = false;
	let total: Tally = { error: 0, warning: 0, info: 0 };
	let unread = 0;
	for (const path of paths) {
		const input = await readOrReport(path);
		if (input instanceof FileError) {
			unread++;
			reports.push({ path, kind: null, issues: [], failure: input.message });
			continue;
		}
		const { kind, issues } = await check(input, version);
		total = plus(total, tally(issues));
		// If the reader of the output stops early, the errors so far count.
		if (total.error > 0) setExitSoFar(EXIT.findings);
		if (flags.format === 'json') reports.push({ path, kind, issues });
		else await printBlock(describeFindings({ name: input.name, bytes: input.bytes, issues }, flags, colors));
	}
	if (flags.format === 'json') await printJson(reports);
	else if (!flags.quiet) await printBlock(`${summary(paths.length, unread, total, flags)}\n`);
	return unread > 0 ? EXIT.files : total.error > 0 ? EXIT.findings : EXIT.success;

	async function printBlock(text: string): Promise<void> {
		if (text === '') return;
		await printText(printed ? `\n${text}` : text);
		printed = true;
	}
}

/** The findings of a document, those about the patterns of a world and, as errors, what the version cannot hold. */
async function check(input: Input, version: TargetVersion | undefined): Promise<Pick<FileReport, 'kind' | 'issues'>> {
	const { bytes } = input;
	const { kind = null, doc, issues, source } = readDocument(bytes);
	if (doc === undefined) return { kind, issues };
	const ofPatterns = doc.type === 'world' ? (await followPatterns(doc, input, gateFor(input.folder, {}).loader)).issues : [];
	const missing = version === undefined ? [] : asErrors(placeIssues(bytes, lossesFor(version, doc, source.syntax)));
	return { kind, issues: inOrder(issues, ofPatterns, missing) };
}

function lossesFor(version: TargetVersion, doc: Document, syntax: 'json' | 'xml'): readonly Issue[] {
	return writeDocument(doc, { version, syntax }).losses;
}

/** Prints at once that a file cannot be read; the others are still checked. */
async function readOrReport(path: string): Promise<Input | FileError> {
	try {
		return await readInput(path);
	} catch (error) {
		if (!(error instanceof FileError)) throw error;
		printFailure(error);
		return error;
	}
}

const plus = (a: Tally, b: Tally): Tally => ({ error: a.error + b.error, warning: a.warning + b.warning, info: a.info + b.info });

function summary(files: number, unread: number, total: Tally, { verbose = false }: ValidateFlags): string {
	const found = describeTally({ ...total, info: verbose ? total.info : 0 }, 'no problems found');
	const hidden = verbose || total.info === 0 ? '' : ` (${count(total.info, 'info')} more with --verbose)`;
	return `${count(files, 'file')}: ${found}${unread === 0 ? '' : `, ${number(unread)} could not be read`}${hidden}`;
}
