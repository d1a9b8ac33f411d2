import process from 'node:process';
import type { CustomTypes, Document, Issue } from '@tilewright/format';
import { placeIssues, toExport } from '@tilewright/format';
import { readProject } from '../../../documents/project.ts';
import { readDocument } from '../../../documents/read-document.ts';
import { asErrors, ownLosses, writeDocument } from '../../../documents/write-document.ts';
import { printFindings } from '../../../findings/print-findings.ts';
import { printMissingFiles } from '../../../findings/print-missing.ts';
import { checkKind, extensionNote, formatFor, scriptName } from '../../../formats/formats.ts';
import type { Exit } from '../../../host/exit.ts';
import { EXIT } from '../../../host/exit.ts';
import { printMessage } from '../../../host/output.ts';
import type { Input } from '../../../host/read-input.ts';
import { readInput } from '../../../host/read-input.ts';
import { findTarget } from '../../../host/target.ts';
import { clean, size } from '../../../host/text.ts';
import type { ExportFlags } from '../flags.ts';
import { needsOtherFiles } from '../flatten-flags.ts';
import { ignoredFlags, missingFiles } from '../ignored-flags.ts';
import { withImageSizes } from '../image-sizes.ts';
import { checkLevels, writeOptionsOf } from '../write-options.ts';
import { cutOf } from './cut-of.ts';

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

/**
 * Exports a document: with paths that lead from the target's folder, and with the sizes of its images (rules J), in the newest
 * form or in that of an older version (rules V). Nothing is written when the source has errors, nor with `--strict` when
 * something would be lost.
 */
export async function runExport({ source, target, kind, flags }: ExportRequest): Promise<Exit> {
	const options = writeOptionsOf(flags);
	const verbose = flags.verbose === true;
	const to = findTarget(target);
	const format = formatFor(flags.format, target, to.isFile);
	if (kind !== undefined) checkKind(format, kind, flags.format, target);
	const types = flags.project === undefined ? undefined : await readProject(flags.project, source, verbose);
	if (flags.project !== undefined && types === undefined) return EXIT.findings;
	const input = await readInput(source);
	const { doc, issues } = readDocument(input.bytes, kind);
	printFindings(input, issues, verbose);
	if (doc === undefined) return EXIT.findings;
	checkKind(format, doc.type, flags.format, target);
	checkLevels(doc, flags, options.version);
	const chunkSize = cutOf(doc, flags.chunkSize);
	const note = extensionNote(format, target, to.isFile);
	if (note !== undefined) printMessage(`note: ${note}`);
	for (const vain of ignoredFlags(doc, flags, format)) printMessage(`note: ${vain}`);
	const whole = await composed(doc, input, flags, types);
	if (whole === undefined) return nothingWritten();

	const sized = await withImageSizes(whole, input.folder);
	const { bytes, losses } = writeDocument(toExport(sized, { from: input.folder, to: to.folder }), {
		...options,
		...(chunkSize && { chunkSize }),
		syntax: format.syntax,
		...(format.keyed && { keyed: true }),
		...(format.script && { script: scriptName(to.isFile ? target : input.name) }),
		...(types && { types }),
	});
	const own = placedLosses(input, ownLosses(losses, whole), doc === whole);
	const told = flags.strict ? asErrors(own) : own;
	printFindings(input, told, verbose);
	if (bytes === undefined || (flags.strict && told.some(({ severity }) => severity === 'error')))
		return nothingWritten(bytes === undefined ? '' : ': --strict allows no loss');
	await to.write(bytes);
	// A script wants silence; a person at a terminal wants to know that it worked.
	if (to.isFile && process.stderr.isTTY) printMessage(`wrote ${clean(target)} (${size(bytes.length)})`);
	return EXIT.success;
}

/** The document as it is to be written, with what is asked for of other files, if anything is. Only then they are read, and what does that is loaded. */
async function composed(doc: Document, input: Input, flags: ExportFlags, types: CustomTypes | undefined): Promise<Document | undefined> {
	if (!needsOtherFiles(flags)) {
		// What comes from a pipe may have its files anywhere.
		if (input.isFile) printMissingFiles(input.name, await missingFiles(doc, input.folder));
		return doc;
	}
	const { flattenSource } = await import('./flatten-source.ts');
	const whole = await flattenSource(doc, input, flags, types);
	if (whole !== undefined && input.isFile) printMissingFiles(input.name, await missingFiles(whole, input.folder, ['image']));
	return whole;
}

/** Losses with their places in the file; where other files stand in the document, pointers no longer tell places. */
function placedLosses(input: Input, losses: readonly Issue[], isAsRead: boolean): readonly Issue[] {
	return isAsRead ? placeIssues(input.bytes, losses) : losses;
}

function nothingWritten(why = ''): Exit {
	printMessage(`Nothing was written${why}.`);
	return EXIT.findings;
}
