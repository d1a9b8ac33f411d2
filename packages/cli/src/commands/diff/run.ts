import type { Document } from '@tilewright/format';
import type { Change } from '@tilewright/ops';
import { describeChanges, diff } from '@tilewright/ops';
import { readDocument } from '../../documents/read-document.ts';
import { describeFindings } from '../../findings/describe-findings.ts';
import { colorsFor } from '../../host/colors.ts';
import type { Exit } from '../../host/exit.ts';
import { EXIT, UsageError } from '../../host/exit.ts';
import { printJson, printMessage, printText } from '../../host/output.ts';
import type { Input } from '../../host/read-input.ts';
import { isStdin, readInput } from '../../host/read-input.ts';
import { clean } from '../../host/terminal.ts';
import type { DrawnSides } from './draw-changes.ts';
import type { DiffFlags } from './flags.ts';
import type { DiffPicture } from './picture.ts';
import { diffPictureOf } from './picture.ts';

/** The output of `tilewright diff --json`. Fields and kinds of changes may be added, but are not renamed. */
export interface DiffReport {
	/** Path, as on the command line. */
	readonly before: string;
	/** Path, as on the command line. */
	readonly after: string;
	/** Empty if the documents do not differ. */
	readonly changes: readonly Change[];
}

/** The name that git gives to a file that was added or removed. */
const NO_FILE = '/dev/null';

/** Prints the differences of two documents and draws them if requested. If a document has errors, prints those instead. */
export async function runDiff(before: string, after: string, flags: DiffFlags): Promise<Exit> {
	if (isStdin(before) && isStdin(after))
		throw new UsageError('Both documents cannot come from standard input.', 'Name a file for one of the two.');
	const picture = diffPictureOf(flags);
	const older = await open(before, flags.base);
	const newer = await open(after, flags.base);
	for (const { findings } of [older, newer]) if (findings !== undefined) printMessage(findings);
	if (older.findings !== undefined || newer.findings !== undefined) return EXIT.findings;
	const { most, all = false, storage = false, json = false } = flags;
	const changes = diff(older.side?.doc, newer.side?.doc, { storage, ...(all && { mostAreas: Number.POSITIVE_INFINITY }) });
	const written = picture && (await drawn({ before: older.side, after: newer.side }, changes, picture));
	const report: DiffReport = { before, after, changes };
	if (json) await printJson(report);
	else await printText(describe(changes, all ? Number.POSITIVE_INFINITY : most));
	await written?.();
	return changes.length === 0 ? EXIT.success : EXIT.findings;
}

/** A document to compare, or its errors; neither if there is no file. */
interface Opened {
	readonly side?: { readonly input: Input; readonly doc: Document };
	/** The findings of a document that cannot be used. */
	readonly findings?: string;
}

async function open(path: string, base: string | undefined): Promise<Opened> {
	if (path === NO_FILE) return {};
	const input = await readInput(path, base);
	const { name, bytes } = input;
	const { doc, issues } = readDocument(bytes);
	if (doc !== undefined) return { side: { input, doc } };
	return { findings: describeFindings({ name, bytes, issues }, {}, colorsFor('stderr')).trimEnd() };
}

/** Draws before anything is printed, so that an error stands alone. */
async function drawn(sides: DrawnSides, changes: readonly Change[], picture: DiffPicture): Promise<() => Promise<void>> {
	const { drawChanges } = await import('./draw-changes.ts');
	return await drawChanges(sides, changes, picture);
}

function describe(changes: readonly Change[], most: number): string {
	if (changes.length === 0) return 'no differences\n';
	return describeChanges(changes, { most })
		.map((line) => `${clean(line)}\n`)
		.join('');
}
