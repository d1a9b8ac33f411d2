import process from 'node:process';
import type { ChunkExtent, Document, Issue } from '@tilewright/format';
import { prepareZstd, toExport, write } from '@tilewright/format';
import { chunkSizeFor } from '../export/chunk-size.ts';
import type { ExportFlags } from '../export/flags.ts';
import { checkKind, extensionNote, formatFor } from '../export/formats.ts';
import { withImageSizes } from '../export/image-sizes.ts';
import { missingFiles, vainFlags } from '../export/notes.ts';
import { checkLevels, writeOptionsOf } from '../export/write-options.ts';
import { colorsFor } from '../host/colors.ts';
import type { Exit } from '../host/exit.ts';
import { EXIT } from '../host/exit.ts';
import { describeFindings } from '../host/findings.ts';
import { say } from '../host/output.ts';
import type { Input } from '../host/read-input.ts';
import { readInput } from '../host/read-input.ts';
import { findTarget } from '../host/target.ts';
import { clean, count, cut, size } from '../host/text.ts';
import { readDocument } from '../read-document.ts';

/** What to export, and how. */
export interface ExportRequest {
	/** Path, or `-` for standard input. */
	readonly source: string;
	/** Path, or `-` for standard output. */
	readonly target: string;
	/** What the source must be; without it, anything is exported. */
	readonly kind?: 'map' | 'tileset';
	readonly flags: ExportFlags;
}

/** An export is not there to list them; `validate` is. */
const MOST_FINDINGS = 10;

/**
 * Exports a document: in the newest form, with paths that lead from the target's folder, and with the sizes of its images
 * (rules J). Nothing is written when the source has errors.
 */
export async function runExport({ source, target, kind, flags }: ExportRequest): Promise<Exit> {
	const options = writeOptionsOf(flags);
	const to = findTarget(target);
	const format = formatFor(flags.format, target, to.isFile);
	if (kind !== undefined) checkKind(format, kind, flags.format, target);
	const input = await readInput(source);
	const document = readAndReport(input, kind, flags.verbose === true);
	if (document === undefined) return EXIT.findings;
	checkKind(format, document.type, flags.format, target);
	checkLevels(document, flags);
	const chunkSize = cutOf(document, flags.chunkSize);
	const note = extensionNote(format, target, to.isFile);
	if (note !== undefined) say(`note: ${note}`);
	await report(document, input, flags);

	await prepareZstd();
	const sized = await withImageSizes(document, input.folder);
	const losses: Issue[] = [];
	const bytes = write(toExport(sized, { from: input.folder, to: to.folder }), {
		...options,
		...(chunkSize && { chunkSize }),
		syntax: format.syntax,
		onIssue: (issue) => losses.push(issue),
	});
	sayFindings(input, losses, flags.verbose === true);
	await to.write(bytes);
	// A script wants silence; a person at a terminal wants to know that it worked.
	if (to.isFile && process.stderr.isTTY) say(`wrote ${clean(target)} (${size(bytes.length)})`);
	return EXIT.fine;
}

function readAndReport(input: Input, kind: ExportRequest['kind'], verbose: boolean): Document | undefined {
	const { document, issues } = readDocument(input.bytes, kind);
	sayFindings(input, issues, verbose);
	return document;
}

function sayFindings({ name, bytes }: Input, issues: readonly Issue[], verbose: boolean): void {
	const text = describeFindings({ name, bytes, issues }, { verbose, most: MOST_FINDINGS }, colorsFor(process.stderr));
	if (text !== '') say(text.trimEnd());
}

function cutOf(document: Document, asked: ChunkExtent | undefined): ChunkExtent | undefined {
	if (document.type !== 'map' || !document.infinite) return undefined;
	const { size: chosen, note } = chunkSizeFor(document, asked);
	if (note !== undefined) say(`note: ${note}`);
	return chosen;
}

async function report(document: Document, input: Input, flags: ExportFlags): Promise<void> {
	for (const note of vainFlags(document, flags)) say(`note: ${note}`);
	// What comes from a pipe may have its files anywhere.
	const missing = input.isFile ? await missingFiles(document, input.folder) : [];
	if (missing.length === 0) return;
	const colors = colorsFor(process.stderr);
	const names = missing.slice(0, 5).map((path) => `"${cut(clean(path), 60)}"`);
	const more = missing.length > names.length ? `, and ${missing.length - names.length} more` : '';
	const are = missing.length === 1 ? 'that it refers to is' : 'that it refers to are';
	say(
		`${colors.strong(clean(input.name))}  ${colors.warning('warning')}  ${count(missing.length, 'file')} ${are} not there: ${names.join(', ')}${more}.`,
	);
	say('  The references are kept. Put the files in their places, or mend the paths.');
}
