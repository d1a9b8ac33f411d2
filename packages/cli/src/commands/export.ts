import process from 'node:process';
import type { ChunkExtent, Document } from '@tilewright/format';
import { placeIssues, prepareZstd, toExport } from '@tilewright/format';
import { chunkSizeFor } from '../export/chunk-size.ts';
import type { ExportFlags } from '../export/flags.ts';
import type { Format } from '../export/formats.ts';
import { checkKind, extensionNote, formatFor, scriptName } from '../export/formats.ts';
import { withImageSizes } from '../export/image-sizes.ts';
import { asErrors, ownLosses, writeNoting } from '../export/losses.ts';
import { missingFiles, vainFlags } from '../export/notes.ts';
import { readProject } from '../export/project.ts';
import { sayFindings } from '../export/say-findings.ts';
import { checkLevels, writeOptionsOf } from '../export/write-options.ts';
import { colorsFor } from '../host/colors.ts';
import type { Exit } from '../host/exit.ts';
import { EXIT } from '../host/exit.ts';
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
	const { document, issues } = readDocument(input.bytes, kind);
	sayFindings(input, issues, verbose);
	if (document === undefined) return EXIT.findings;
	checkKind(format, document.type, flags.format, target);
	checkLevels(document, flags, options.version);
	const chunkSize = cutOf(document, flags.chunkSize);
	const note = extensionNote(format, target, to.isFile);
	if (note !== undefined) say(`note: ${note}`);
	await report(document, input, flags, format);

	await prepareZstd();
	const sized = await withImageSizes(document, input.folder);
	const { bytes, losses } = writeNoting(toExport(sized, { from: input.folder, to: to.folder }), {
		...options,
		...(chunkSize && { chunkSize }),
		syntax: format.syntax,
		...(format.keyed && { keyed: true }),
		...(format.script && { script: scriptName(to.isFile ? target : input.name) }),
		...(types && { types }),
	});
	const own = placeIssues(input.bytes, ownLosses(losses, document));
	const told = flags.strict ? asErrors(own) : own;
	sayFindings(input, told, verbose);
	if (bytes === undefined || (flags.strict && told.some(({ severity }) => severity === 'error'))) {
		say(`Nothing was written${bytes === undefined ? '' : ': --strict allows no loss'}.`);
		return EXIT.findings;
	}
	await to.write(bytes);
	// A script wants silence; a person at a terminal wants to know that it worked.
	if (to.isFile && process.stderr.isTTY) say(`wrote ${clean(target)} (${size(bytes.length)})`);
	return EXIT.fine;
}

function cutOf(document: Document, asked: ChunkExtent | undefined): ChunkExtent | undefined {
	if (document.type !== 'map' || !document.infinite) return undefined;
	const { size: chosen, note } = chunkSizeFor(document, asked);
	if (note !== undefined) say(`note: ${note}`);
	return chosen;
}

async function report(document: Document, input: Input, flags: ExportFlags, format: Format): Promise<void> {
	for (const note of vainFlags(document, flags, format)) say(`note: ${note}`);
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
