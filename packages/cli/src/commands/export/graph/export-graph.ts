import type { ExportPlan, FileIssue, Graph, Loader } from '@tilewright/ops';
import { changesMaps, imageIssues, imagesBy, isAboutFile, mapChanges, neededFiles, planExport, resolve } from '@tilewright/ops';
import { gateFor } from '../../../documents/gate.ts';
import { withoutOtherJson } from '../../../documents/other-json.ts';
import { filesOf, refuseOverwriting } from '../../../documents/overwrite.ts';
import { readProject } from '../../../documents/project.ts';
import { commonFolder } from '../../../documents/root.ts';
import { findSources } from '../../../documents/sources.ts';
import { explainMissing, withCommandAdvice } from '../../../findings/explain.ts';
import { printFileFindings, printFindingsIn, printMissingImages } from '../../../findings/file-findings.ts';
import { asErrors, strictly } from '../../../findings/losses.ts';
import { graphFormatsFor } from '../../../formats/for-graph.ts';
import { FileError, UsageError } from '../../../host/exit.ts';
import { printFailure, printMessage } from '../../../host/output.ts';
import { realPath, shownPath } from '../../../host/paths.ts';
import { progress } from '../../../host/progress.ts';
import { clean } from '../../../host/terminal.ts';
import { number } from '../../../host/text.ts';
import { imageFindings } from '../../../pictures/image-findings.ts';
import { chunkSizeFor } from '../chunk-size.ts';
import { flatteningOf } from '../flatten-flags.ts';
import { UNUSED_PROJECT } from '../ignored-flags.ts';
import { sizeIn } from '../image-sizes.ts';
import { checkLevels, writeOptionsOf } from '../write-options.ts';
import type { GraphFlags } from './flags.ts';
import { imagesFrom, refusedImages } from './images.ts';
import { inOrder } from './in-order.ts';
import type { Job, Made } from './jobs.ts';
import { jobsOf } from './jobs.ts';
import type { Change } from './out-folder.ts';
import { checkOutFolder, writeChanged } from './out-folder.ts';

/** An export of documents with everything that they refer to. */
export interface GraphRequest {
	/** Files, folders and patterns. */
	readonly sources: readonly string[];
	/** The folder to write to. */
	readonly out: string;
	readonly flags: GraphFlags;
}

/** What happened to one file of the export. */
export interface GraphOutcome {
	/** Its path, for display. */
	readonly to: string;
	/** Its path, relative to the folder of the export. */
	readonly name: string;
	/** Path of its source. */
	readonly from: string;
	readonly change: Change;
	/** Paths of all files that it depends on, absolute. */
	readonly inputs: readonly string[];
}

/** The result of an export. */
export interface GraphResult {
	/** The files of the export, sorted by name. */
	readonly outcomes: readonly GraphOutcome[];
	/** Paths of the sources with errors, and of those whose target could not be written. */
	readonly failed: readonly string[];
	/** Whether a file could not be written. */
	readonly unwritable: boolean;
	/** Paths of the requested documents, in the order of the command line. */
	readonly requested: readonly string[];
	/** The documents that were read, with their references. */
	readonly graph: Graph;
}

/** Projects may be larger than the library's default limit, which is for untrusted documents. */
const MOST_FILES = 100_000;

/** Each job holds a document and its text in memory. */
const PARALLEL_JOBS = 4;

/**
 * Exports documents with all documents that they refer to, each once. Prints findings and progress.
 *
 * @throws UsageError if the request cannot be fulfilled; nothing is written then
 * @throws FileError if a source is missing, or the project cannot be read
 */
export async function exportGraph({ sources: words, out: typed, flags }: GraphRequest): Promise<GraphResult> {
	const options = writeOptionsOf(flags);
	const formats = graphFormatsFor(flags.format);
	const { verbose = false, copyImages = false, inlineImages = false, dryRun = false } = flags;
	if (flags.project !== undefined && formats.requested !== undefined && !formats.requested.usesTypes && !flags.resolveTypesAndProperties)
		printMessage(`note: ${UNUSED_PROJECT}`);
	const out = realPath(typed);
	const sources = await findSources(words, out);
	const project = await readProject(sources.named[0] ?? '', flags);
	const { types, files: projectFiles } = project ?? { types: undefined, files: [] };
	if (project !== undefined && types === undefined)
		return { outcomes: [], failed: [realPath(flags.project ?? '')], unwritable: false, requested: sources.named, graph: NOTHING_READ };
	const [typesPath] = projectFiles;
	const gate = gateFor(commonFolder(sources.folders), flags);
	const { root, loader } = gate;

	const line = progress();
	line.show('reading …');
	const { graph, ignored } = withoutOtherJson(await resolve(sources.files, loader, { limits: { files: MOST_FILES } }), sources.matched);
	const unusable = copyImages || inlineImages ? await refusedImages(graph, gate) : [];
	const refused = new Set(unusable.map(({ path }) => path));
	const plan = planExport(graph, {
		root,
		out,
		extensions: formats.extensions,
		...flatteningOf(flags, formats.requested ?? {}),
		...(types && { types }),
		...(typesPath !== undefined && { typesPath }),
		...(changesMaps(flags) && { change: mapChanges(flags, graph) }),
		copyImages: copyImages && ((path) => !refused.has(path)),
		found: sources.found,
	});
	line.clear();
	refuseClashes(plan);
	for (const { from, to } of plan.renamed)
		printMessage(`note: "${clean(shownPath(from))}" is written as "${clean(to)}": another document has its name.`);
	for (const { doc } of graph.files.values()) {
		checkLevels(doc, flags, options.version);
		if (doc.type === 'map' && doc.infinite) chunkSizeFor(doc, flags.chunkSize);
	}
	const jobs = jobsOf(plan, {
		graph,
		gate,
		images: imagesFrom(gate),
		formats,
		options,
		inlineImages,
		keepImageSizes: flags.keepImageSizes === true,
		chunkSize: flags.chunkSize,
		types,
		alwaysRead: projectFiles,
	});
	const paths = jobs.map(({ to }) => `${out.replace(/\/$/, '')}/${to}`);
	checkOutFolder(out, paths);
	refuseOverwriting(paths, [...sources.files, ...filesOf(graph, gate), ...projectFiles], 'The export');

	const planned = strictly(plan.issues, flags.strict);
	// The plan leaves out documents with errors, but does not know of `--strict`.
	const lossy = new Set(planned.flatMap(({ code, severity, file }) => (code === 'dropped' && severity === 'error' ? [file] : [])));
	// Before a release, missing files are as bad as `validate` says.
	const needsAll = flags.strict === true || dryRun;
	const refusals = imageFindings(graph, unusable).found;
	const ofImages = needsAll ? [...refusals, ...(await missingImages(graph, loader, refusals))] : refusals;
	const found = [...explainMissing(graph, planned), ...ofImages];
	const issues = withCommandAdvice(needsAll ? neededFiles(found, graph) : found, graph, gate);
	await printFileFindings(issues, gate, verbose);
	if (!needsAll) await printMissingImages(graph);
	const incomplete = new Set(issues.filter((issue) => issue.severity === 'error' && isAboutFile(issue)).map(({ file }) => file));
	if (ignored > 0 && verbose)
		printMessage(`note: ${number(ignored)} JSON files are ignored: they are not maps, tilesets, templates or worlds.`);
	const failed = new Set(issues.filter(({ severity }) => severity === 'error').map(({ file }) => file));
	const outcomes: GraphOutcome[] = [];
	let unwritable = false;
	await inOrder(
		jobs.filter(({ from }) => !lossy.has(from) && !(flags.strict === true && incomplete.has(from))),
		PARALLEL_JOBS,
		(job) => finish(job, out, flags.strict === true, dryRun),
		async (job, done, index) => {
			const { made, change, failure } = done;
			line.show(`${number(index + 1)} of ${number(jobs.length)}  ${job.to}`);
			const { refused } = made;
			const losses = flags.strict || made.bytes === undefined ? asErrors(made.losses) : made.losses;
			const found = [...made.findings, ...losses];
			if (found.length > 0 || failure !== undefined || refused !== undefined) line.clear();
			if (found.length > 0) await printFindingsIn(job.from, found, gate, verbose, made.isAsRead);
			// A missing image is reported with the documents that refer to it.
			if (refused !== undefined && refused.refused !== 'missing')
				printMessage(`${clean(shownPath(job.from))}  warning  The image is not copied: ${refused.why}.`);
			if (failure !== undefined) printFailure(failure);
			unwritable ||= failure !== undefined;
			if (change !== undefined)
				outcomes.push({ to: shownPath(`${out}/${job.to}`), name: job.to, from: job.from, change, inputs: made.inputs });
			else if (refused === undefined) failed.add(job.from);
		},
	);
	line.clear();
	return { outcomes, failed: [...failed].sort(), unwritable, requested: sources.named, graph };
}

/** The findings about images that cannot be read and are not reported yet. Those of other sizes are followed, and reported then. */
async function missingImages(graph: Graph, loader: Loader, reported: readonly FileIssue[]): Promise<FileIssue[]> {
	const known = new Set(reported.map(({ file, pointer }) => `${file} ${pointer}`));
	const found = await imageIssues(graph, imagesBy(loader, sizeIn));
	return [...found].flatMap(([file, issues]) =>
		issues.filter((issue) => isAboutFile(issue) && !known.has(`${file} ${issue.pointer}`)).map((issue) => ({ ...issue, file })),
	);
}

interface Done {
	readonly made: Made;
	/** `undefined` if the file was not written although it should have been. */
	readonly change?: Change;
	readonly failure?: FileError;
}

/** Makes and writes a file. If it cannot be written, the others still are. */
async function finish(job: Job, out: string, strict: boolean, dry: boolean): Promise<Done> {
	const made = await job.make();
	const { bytes, losses, ...rest } = made;
	if (bytes === undefined || (strict && losses.length > 0)) return { made };
	const light = { ...rest, losses, bytes: EMPTY };
	try {
		return { made: light, change: await writeChanged(`${out.replace(/\/$/, '')}/${job.to}`, bytes, dry) };
	} catch (error) {
		if (!(error instanceof FileError)) throw error;
		return { made: light, failure: error };
	}
}

const NOTHING_READ: Graph = { roots: [], files: new Map(), issues: [] };

/** Releases the memory of bytes that are written. */
const EMPTY = new Uint8Array();

function refuseClashes({ clashes }: ExportPlan): void {
	const [first] = clashes;
	if (first === undefined) return;
	const [to, paths] = first;
	const more = clashes.size === 1 ? '' : `, and ${number(clashes.size - 1)} more such names`;
	throw new UsageError(
		`${paths.map((path) => `"${shownPath(path)}"`).join(' and ')} would both become "${to}"${more}. Nothing was written.`,
		"Name only the files to export: 'maps/**/*.tmx'. Or rename one of the two.",
	);
}
