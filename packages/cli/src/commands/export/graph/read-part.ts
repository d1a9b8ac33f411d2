import type { ExportPlan, FileIssue, Graph, Loader } from '@tilewright/ops';
import {
	changesMaps,
	imageIssues,
	imagesBy,
	isAboutFile,
	mapChanges,
	neededFiles,
	planExport,
	resolve,
	typeMembers,
} from '@tilewright/ops';
import type { PictureIssue } from '@tilewright/render';
import { withoutOtherJson } from '../../../documents/other-json.ts';
import { explainMissing } from '../../../findings/explain-missing.ts';
import { strictly } from '../../../findings/losses.ts';
import { imageFindings } from '../../../pictures/image-findings.ts';
import { sizeIn } from '../../../pictures/image-sizes.ts';
import { chunkSizeFor } from '../chunk-size.ts';
import { flatteningOf } from '../flatten-flags.ts';
import { engineOf } from '../for-engine.ts';
import { checkLevels } from '../write-options.ts';
import type { ExportedGraph } from './exported-graph.ts';
import { exportedGraph } from './exported-graph.ts';
import { imagesFrom, refusedImages } from './images.ts';
import type { Job } from './jobs.ts';
import { jobsOf } from './jobs.ts';
import type { Part } from './part.ts';

/** Projects may be larger than the library's default limit, which is for untrusted documents. */
const MOST_FILES = 100_000;

/** The documents of a part, and what is made of them. */
export interface ReadPart {
	readonly graph: Graph;
	readonly exported: ExportedGraph;
	/** The number of JSON files that are no documents. */
	readonly ignored: number;
	readonly plan: ExportPlan;
	/** The images that may not be copied or inlined. */
	readonly unusable: readonly PictureIssue[];
}

/** Reads the documents of a part with all that they refer to, and plans which file is made from which. Nothing is written or printed. */
export async function readPart(part: Part): Promise<ReadPart> {
	const { sources, out, flags, formats, types, projectFiles, gate } = part;
	const { copyImages = false, inlineImages = false } = flags;
	const [typesPath] = projectFiles;
	const resolved = await resolve(sources.files, gate.loader, {
		limits: { files: MOST_FILES },
		change: (doc, { syntax }) => typeMembers(doc, syntax, types),
	});
	const { graph, ignored } = withoutOtherJson(resolved, sources.matched);
	const unusable = copyImages || inlineImages ? await refusedImages(graph, gate) : [];
	const refused = new Set(unusable.map(({ path }) => path));
	const plan = planExport(graph, {
		root: gate.root,
		out,
		extensions: formats.extensions,
		...flatteningOf(flags, formats.requested ?? {}),
		...(types && { types }),
		...(typesPath !== undefined && { typesPath }),
		...(changesMaps(flags) && { change: mapChanges(flags, graph) }),
		copyImages: copyImages && ((path) => !refused.has(path)),
		found: sources.found,
	});
	return { graph, exported: exportedGraph(graph, gate), ignored, plan, unusable };
}

/**
 * The jobs of a part.
 *
 * @throws UsageError if the options do not fit a document
 */
export function jobsIn(part: Part, { graph, plan }: ReadPart): Job[] {
	const { flags, options, formats, types, projectFiles, gate } = part;
	for (const { doc } of graph.files.values()) {
		checkLevels(doc, flags, options.version);
		if (doc.type === 'map' && doc.infinite) chunkSizeFor(doc, flags.chunkSize);
	}
	return jobsOf(plan, {
		graph,
		gate,
		images: imagesFrom(gate),
		formats,
		options,
		inlineImages: flags.inlineImages === true,
		keepImageSizes: flags.keepImageSizes === true,
		chunkSize: flags.chunkSize,
		types,
		engine: engineOf(flags),
		alwaysRead: projectFiles,
	});
}

/** Before a release, missing files are as bad as `validate` says. */
export const needsAllFiles = ({ strict, dryRun }: Part['flags']): boolean => strict === true || dryRun === true;

/** The findings of a part, before anything is written. */
export interface PartFindings {
	readonly issues: readonly FileIssue[];
	/** How many of them, the last ones, are about images that may not be copied, or that are missing. */
	readonly ofImages: number;
	/** The documents that would lose something that `--strict` keeps. The plan leaves out documents with errors, but does not know of it. */
	readonly lossy: ReadonlySet<string>;
}

export async function findingsIn({ flags, gate }: Part, { graph, plan, unusable }: ReadPart): Promise<PartFindings> {
	const planned = strictly(plan.issues, flags.strict);
	const lossy = planned.flatMap(({ code, severity, file }) => (code === 'dropped' && severity === 'error' ? [file] : []));
	const refusals = imageFindings(graph, unusable).found;
	const needsAll = needsAllFiles(flags);
	const ofImages = needsAll ? [...refusals, ...(await missingImages(graph, gate.loader, refusals))] : refusals;
	const found = [...explainMissing(graph, planned), ...ofImages];
	return { issues: needsAll ? neededFiles(found, graph) : found, ofImages: ofImages.length, lossy: new Set(lossy) };
}

/** The findings about images that cannot be read and are not reported yet. Those of other sizes are followed, and reported then. */
async function missingImages(graph: Graph, loader: Loader, reported: readonly FileIssue[]): Promise<FileIssue[]> {
	const known = new Set(reported.map(({ file, pointer }) => `${file} ${pointer}`));
	const found = await imageIssues(graph, imagesBy(loader, sizeIn));
	return [...found].flatMap(([file, issues]) =>
		issues.filter((issue) => isAboutFile(issue) && !known.has(`${file} ${issue.pointer}`)).map((issue) => ({ ...issue, file })),
	);
}
