import { mkdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { CustomTypes, Document, Issue, Reference, ReferenceRole } from '@tilewright/format';
import { placeIssues, referencesOf } from '@tilewright/format';
import { followImages, hasUnsizedTiles, ownLosses, resolveDocument, typeMembers } from '@tilewright/ops';
import type { Format, WriteRequest, WrittenFiles } from '@tilewright/ops/formats';
import { furtherFindings, missingFilesOf } from '../../../documents/further-findings.ts';
import { filesNamedBy, filesOf, identityOf, refuseOverwriting } from '../../../documents/overwrite.ts';
import { readProject } from '../../../documents/project.ts';
import { readDocument } from '../../../documents/read-document.ts';
import { printFileFindings } from '../../../findings/file-findings.ts';
import { asErrors } from '../../../findings/losses.ts';
import { printFindings } from '../../../findings/print-findings.ts';
import { missingFiles, printMissingFiles } from '../../../findings/print-missing.ts';
import { asUsageError } from '../../../formats/as-usage-error.ts';
import { checkKind, chooseFormat, extensionNote } from '../../../formats/choose.ts';
import type { Gate } from '../../../gate/gate.ts';
import { gateFor } from '../../../gate/gate.ts';
import type { Exit } from '../../../host/exit.ts';
import { EXIT, UsageError } from '../../../host/exit.ts';
import { isTerminal } from '../../../host/is-terminal.ts';
import { printMessage } from '../../../host/output.ts';
import { shownPath } from '../../../host/paths.ts';
import type { Input } from '../../../host/read-input.ts';
import { readInput } from '../../../host/read-input.ts';
import type { Target } from '../../../host/target.ts';
import { asFileError, findTarget } from '../../../host/target.ts';
import { clean } from '../../../host/terminal.ts';
import { size } from '../../../host/text.ts';
import { outsideImages, sizeOfImage } from '../../../pictures/image-sizes.ts';
import type { ExportFlags } from '../flags.ts';
import { needsOtherFiles } from '../flatten-flags.ts';
import { engineOf, flagsFor, unreadBy, writingFor } from '../for-engine.ts';
import { ignoredFlags } from '../ignored-flags.ts';
import { IMAGE_ADVICE } from '../image-advice.ts';
import { checkLevels, writeOptionsOf } from '../write-options.ts';
import { chunkSizeOf } from './chunk-size-of.ts';
import type { Composed } from './flatten-source.ts';
import { forTarget } from './for-target.ts';
import { withListedMaps } from './listed-maps.ts';
import { unembed } from './unembed.ts';

/** An export of one document. */
export interface ExportRequest {
	/** Path, or `-` for standard input. */
	readonly source: string;
	/** Path, or `-` for standard output. */
	readonly target: string;
	/** The kind that the source must have; by default, any. */
	readonly kind?: 'map' | 'tileset';
	readonly flags: ExportFlags;
}

/**
 * Exports a document with the sizes of its images (rules J), in the newest form or that of an older version (rules V). Paths are
 * rewritten for the folder of the target. Nothing is written if the source has errors or, with `--strict`, if anything would be lost.
 */
export async function runExport({ source, target, kind, flags: given }: ExportRequest): Promise<Exit> {
	const verbose = given.verbose === true;
	const to = findTarget(target);
	const format = chooseFormat(given.format, target, to.isFile);
	const named = engineOf(given);
	const engine = format.ignores?.includes('for') ? undefined : named;
	const flags = engine === undefined ? given : flagsFor(engine, given);
	const options = writeOptionsOf(flags);
	if ('writeFiles' in format && !to.isFile)
		throw new UsageError(`The format ${format.name} writes several files, so the target must be a file.`, 'Name a file.');
	if (kind !== undefined) checkKind(format, kind, given.format, target);
	const project = await readProject(source, flags);
	if (project !== undefined && project.types === undefined) return EXIT.findings;
	const types = project?.types;
	const input = await readInput(source, flags.base);
	const gate = gateFor(input.folder, flags);
	const { doc: read, issues, source: origin } = readDocument(input.bytes, kind);
	printFindings(input, issues, verbose);
	if (read === undefined) return EXIT.findings;
	const doc = typeMembers(read, origin.syntax, types);
	checkKind(format, doc.type, given.format, target);
	checkLevels(doc, flags, options.version);
	const chunkSize = chunkSizeOf(doc, flags.chunkSize);
	const note = extensionNote(format, target, to.isFile);
	if (note !== undefined) printMessage(`note: ${note}`);
	for (const ignored of ignoredFlags(doc, given, format)) printMessage(`note: ${ignored}`);
	if (flags.strict && (await printMissing(read, input, gate, flags))) return nothingWritten(': --strict allows no missing files');
	const references = referencesOf(doc);
	const composed = await compose({ doc, references }, input, { flags, format, types, gate });
	if (composed === undefined) return nothingWritten();

	const listed = await withListedMaps(composed.doc, input, { folder: to.folder, loader: gate.loader, verbose });
	const isAsRead = doc === listed;
	const sized = await followImages(listed, input.path, {
		measure: (image) => sizeOfImage(image, input.path, gate.loader),
		keep: flags.keepImageSizes === true,
		advice: IMAGE_ADVICE,
		...(composed.graph && { graph: composed.graph }),
	});
	printFindings(input, placed(input, outsideImages(listed, input.path, gate), isAsRead), verbose);
	printFindings(input, placed(input, sized.issues, isAsRead), verbose);
	if (sized.issues.some(({ severity }) => severity === 'error')) return nothingWritten();
	const writing = { ...writingFor(engine, sized.doc, options), ...(chunkSize && { chunkSize }), ...(types && { types }) };
	const unembedded =
		flags.unembedTilesets === undefined || composed.graph === undefined
			? { doc: sized.doc, tilesets: [] }
			: await unembed(sized.doc, input.path, { folder: flags.unembedTilesets, format, options: writing, graph: composed.graph });
	const known = isAsRead && unembedded.doc === sized.doc ? references : undefined;
	const { files, losses } = await write(format, forTarget(unembedded.doc, { from: input.folder, to: to.folder }, known), {
		fileName: basename(to.isFile ? target : input.name),
		options: writing,
		...(composed.tilesetNames && { tilesetNames: composed.tilesetNames }),
	});
	const outputs = [...(files ?? []), ...unembedded.tilesets].flatMap(({ bytes }) => bytes ?? []);
	const unread = engine === undefined ? [] : outputs.map((bytes) => unreadBy(engine, bytes));
	printFindings(
		input,
		unread.flatMap(({ findings }) => findings),
		verbose,
	);
	const own = [
		...placed(input, ownLosses(losses, listed), isAsRead),
		...unembedded.tilesets.flatMap((tileset) => tileset.losses),
		...unread.flatMap((file) => file.losses),
	];
	const reported = flags.strict ? asErrors(own) : own;
	printFindings(input, reported, verbose);
	const tilesets = unembedded.tilesets.flatMap(({ path, bytes }) => (bytes === undefined ? [] : [{ path, bytes }]));
	if (files === undefined || tilesets.length < unembedded.tilesets.length) return nothingWritten();
	if (flags.strict && reported.some(({ severity }) => severity === 'error')) return nothingWritten(': --strict allows no losses');
	if (files.length === 0) printMessage(`note: No file was written: the ${doc.type} has nothing that ${format.name} can hold.`);
	const documents = files.map(({ name, bytes }) => ({ bytes, path: 'writeFiles' in format ? join(dirname(target), name) : target }));
	await refuseInputs([...tilesets, ...(to.isFile ? documents : [])], { doc, references }, input, gate, project?.files ?? []);
	if (flags.unembedTilesets !== undefined && tilesets.length > 0) makeFolder(flags.unembedTilesets);
	for (const { path, bytes } of tilesets) await writeTo(shownPath(path), bytes, findTarget(path));
	// It comes last, since it refers to the others.
	for (const { path, bytes } of documents) await writeTo(path, bytes, to);
	return EXIT.success;
}

/** Prints what `validate` says about missing files. @returns whether any is missing */
async function printMissing(doc: Document, input: Input, gate: Gate, flags: ExportFlags): Promise<boolean> {
	const { own, others } = missingFilesOf(await furtherFindings(doc, input, gate, isPlaced(input, flags)));
	printFindings(input, own, flags.verbose === true);
	await printFileFindings(others, gate, flags.verbose === true);
	return own.length + others.length > 0;
}

/** The files of a document from a pipe may be anywhere. */
const isPlaced = (input: Input, flags: ExportFlags): boolean => input.isFile || flags.base !== undefined;

/** The document of an export as it was read, and its references. */
interface ReadSource {
	readonly doc: Document;
	readonly references: readonly Reference[];
}

interface Composing {
	readonly flags: ExportFlags;
	readonly format: Format;
	readonly types: CustomTypes | undefined;
	readonly gate: Gate;
}

/** The document with what it takes from other files. They are read, and the code for that is loaded, only if a flag or the format needs it. */
async function compose(
	{ doc, references }: ReadSource,
	input: Input,
	{ flags, format, types, gate }: Composing,
): Promise<Composed | undefined> {
	if (!needsOtherFiles(flags, format)) {
		if (isPlaced(input, flags)) printMissingFiles(input.name, await missingFiles(references, input.path, gate));
		return doc.type === 'map' && hasUnsizedTiles(doc) ? { doc, graph: await resolveDocument(doc, input.path, gate.loader) } : { doc };
	}
	const { flattenSource } = await import('./flatten-source.ts');
	const composed = await flattenSource(doc, input, { flags, format, types, gate });
	if (composed !== undefined && isPlaced(input, flags))
		printMissingFiles(input.name, await missingFiles(referencesOf(composed.doc), input.path, gate, ['image']));
	return composed;
}

/** Findings with their positions in the file. Where other files were put into the document, pointers have no position. */
const placed = (input: Input, issues: readonly Issue[], isAsRead: boolean): readonly Issue[] =>
	isAsRead ? placeIssues(input.bytes, issues) : issues;

async function write(format: Format, doc: Document, request: WriteRequest): Promise<WrittenFiles> {
	try {
		if ('writeFiles' in format) return await format.writeFiles(doc, request);
		const { bytes, losses } = await format.write(doc, request);
		return { files: bytes && [{ name: request.fileName, bytes }], losses };
	} catch (error) {
		throw asUsageError(error);
	}
}

/** Refuses to overwrite what the document refers to, at any depth. The document itself may be overwritten. */
async function refuseInputs(
	outputs: readonly { readonly path: string }[],
	{ doc, references }: ReadSource,
	{ path, isFile, name }: Input,
	gate: Gate,
	more: readonly string[],
): Promise<void> {
	const source = isFile ? identityOf(name) : undefined;
	const existing = outputs.map((output) => output.path).filter((output) => ![undefined, source].includes(identityOf(output)));
	if (existing.length === 0) return;
	refuseOverwriting(existing, [...(await inputsOf(doc, path, references, gate)), ...more], 'The export');
}

/** References to documents, which refer to other files in turn. */
const FOLLOWED: readonly ReferenceRole[] = ['map', 'tileset', 'template'];

/** The files that a document refers to, at any depth. Other files are only read if it refers to documents. */
async function inputsOf(doc: Document, path: string, references: readonly Reference[], gate: Gate): Promise<string[]> {
	const isAlone = doc.type !== 'world' && !references.some(({ role }) => FOLLOWED.includes(role));
	return isAlone ? [path, ...filesNamedBy(references, path, gate)] : filesOf(await resolveDocument(doc, path, gate.loader), gate);
}

function makeFolder(path: string): void {
	try {
		mkdirSync(path, { recursive: true });
	} catch (error) {
		throw asFileError(path, error);
	}
}

async function writeTo(path: string, bytes: Uint8Array, target: Target): Promise<void> {
	await (target.isFile ? findTarget(path) : target).write(bytes);
	// Scripts want silence; a user at a terminal wants to see that it worked.
	if (target.isFile && isTerminal('stderr')) printMessage(`wrote ${clean(path)} (${size(bytes.length)})`);
}

function nothingWritten(why = ''): Exit {
	printMessage(`Nothing was written${why}.`);
	return EXIT.findings;
}
