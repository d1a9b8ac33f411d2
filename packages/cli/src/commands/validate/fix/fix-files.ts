import { dirname } from 'node:path';
import type { Fix, RefusedFix } from '@tilewright/ops';
import { findConfig } from '../../../config/find-config.ts';
import { levelerFor } from '../../../config/leveler.ts';
import { writeInPlace } from '../../../documents/write-in-place.ts';
import { gateFor } from '../../../gate/gate.ts';
import { commonFolder } from '../../../gate/root-folder.ts';
import { FileError, UsageError } from '../../../host/exit.ts';
import { printFailure, printMessage } from '../../../host/output.ts';
import { workingFolder } from '../../../host/paths.ts';
import { readInput } from '../../../host/read-input.ts';
import { removeLeftovers } from '../../../host/temporary-files.ts';
import { clean } from '../../../host/terminal.ts';
import { count } from '../../../host/text.ts';
import type { ValidateFlags } from '../flags.ts';
import type { Inputs } from '../inputs.ts';
import { fixBytes } from './fix-bytes.ts';
import type { Mended } from './mended.ts';
import { printDiff } from './print-diff.ts';

/** The results for the files. */
export interface Fixed {
	/** The contents as they would be, by path, for a run that writes nothing. */
	readonly contents: ReadonlyMap<string, Uint8Array>;
	/** The number of files that could not be written. */
	readonly failed: number;
	/** The fixes made in each file, or those that would be made. Files that could not be written are left out. */
	readonly mended: ReadonlyMap<string, Mended>;
}

/** The most fixes of a file that are listed. */
const MOST_LISTED = 20;

/**
 * Mends the files that were named or found, each as a whole or not at all, and says what it did. With `dryRun` it prints the differences and
 * writes nothing. Other files that they refer to stay as they are.
 */
export async function fixFiles(inputs: Inputs, flags: ValidateFlags): Promise<Fixed> {
	if (inputs.streams.length > 0) throw new UsageError('Standard input, pipes and devices cannot be mended in place.', 'Name files.');
	const folder = inputs.folders.length === 0 ? workingFolder() : commonFolder(inputs.folders);
	const gate = gateFor(folder, flags);
	const level = levelerFor(await findConfig(folder, flags.config), flags.rule ?? {});
	const contents = new Map<string, Uint8Array>();
	const mended = new Map<string, Mended>();
	let [files, total, failed] = [0, 0, 0];
	for (const [path, name] of inputs.files) {
		try {
			const input = await readInput(path);
			const { bytes, fixes, refused } = await fixBytes({
				bytes: input.bytes,
				path,
				gate: flags.references === false ? undefined : gate,
				level,
			});
			// A process that was killed may have left a copy of it.
			if (flags.dryRun !== true) removeLeftovers(dirname(path));
			if (flags.quiet !== true) sayRefused(name, refused);
			if (fixes.length === 0) {
				mended.set(path, { before: input.bytes, fixes, isWritten: false });
				continue;
			}
			if (flags.dryRun === true) {
				contents.set(path, bytes);
				await printDiff(name, input.bytes, bytes, flags.format === 'pretty');
			} else await writeInPlace({ ...input, name }, bytes, { advice: 'Make it writable first.' });
			mended.set(path, { before: input.bytes, fixes, isWritten: flags.dryRun !== true });
			say(name, fixes, flags);
			files++;
			total += fixes.length;
		} catch (error) {
			if (!(error instanceof FileError)) throw error;
			printFailure(error);
			failed++;
		}
	}
	if (total > 0) printMessage(`${flags.dryRun === true ? 'would mend' : 'mended'} ${count(total, 'finding')} in ${count(files, 'file')}`);
	return { contents, failed, mended };
}

function say(name: string, fixes: readonly Fix[], { quiet, dryRun }: ValidateFlags): void {
	if (quiet === true) return;
	printMessage(`${clean(name)}: ${dryRun === true ? 'with --fix, this' : 'this'} was mended`);
	for (const { says, code } of fixes.slice(0, MOST_LISTED)) printMessage(`  ${clean(says)} (${code})`);
	if (fixes.length > MOST_LISTED) printMessage(`  and ${fixes.length - MOST_LISTED} more`);
}

/** Says what could not be mended: by their codes, since the findings themselves are reported. */
function sayRefused(name: string, refused: readonly RefusedFix[]): void {
	if (refused.length === 0) return;
	const codes = [...new Set(refused.map(({ fix }) => fix.code))].join(', ');
	const why = refused.some(({ reason }) => reason === 'encoding')
		? 'The file has an encoding in which nothing is written. Save it as UTF-8 first.'
		: 'The text has no place for these changes. Make them by hand.';
	printMessage(`${clean(name)}: ${count(refused.length, 'finding')} could not be mended (${codes})\n  ${why}`);
}
