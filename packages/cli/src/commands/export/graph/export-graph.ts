import { partsOf } from '../../../cores/parts-of.ts';
import { readProject } from '../../../documents/project.ts';
import { findSources } from '../../../documents/sources.ts';
import { graphFormatsFor } from '../../../formats/for-graph.ts';
import { gateFor } from '../../../gate/gate.ts';
import { commonFolder } from '../../../gate/root-folder.ts';
import { realPath } from '../../../host/paths.ts';
import { engineOf, flagsFor } from '../for-engine.ts';
import { writeOptionsOf } from '../write-options.ts';
import { exportPart } from './export-part.ts';
import type { ExportedGraph } from './exported-graph.ts';
import type { DonePart, GraphRequest, GraphResult, Part } from './part.ts';
import { hasParts } from './parts.ts';

/**
 * Exports documents with all documents that they refer to, each once. Prints findings and progress.
 *
 * @throws UsageError if the request cannot be fulfilled; nothing is written then
 * @throws FileError if a source is missing, or the project cannot be read
 */
export async function exportGraph({ sources: words, out: typed, flags: given }: GraphRequest): Promise<GraphResult> {
	const engine = engineOf(given);
	const flags = engine === undefined ? given : flagsFor(engine, given);
	const options = writeOptionsOf(flags);
	const formats = graphFormatsFor(flags.format);
	const out = realPath(typed);
	const sources = await findSources(words, out);
	const project = await readProject(sources.named[0] ?? '', flags);
	const { types, files: projectFiles } = project ?? { types: undefined, files: [] };
	if (project !== undefined && types === undefined)
		return { outcomes: [], failed: [realPath(flags.project ?? '')], unwritable: false, requested: sources.named, graph: NOTHING_READ };
	const gate = gateFor(commonFolder(sources.folders), flags);
	const whole: Part = { sources, out, flags, options, formats, types, projectFiles, gate };
	if (flags.cache === undefined) return await exportOnCores(whole);
	const { exportCached } = await import('./cache/export-cached.ts');
	return await exportCached(whole, flags.cache, exportOnCores);
}

/** Exports a part of the documents, on several cores if that is worth their start. The result is the same. */
async function exportOnCores(part: Part): Promise<GraphResult>;
async function exportOnCores(part: Part & { readonly done: DonePart }): Promise<GraphResult | undefined>;
async function exportOnCores(part: Part): Promise<GraphResult | undefined> {
	const parts = hasParts(part) ? partsOf(part.flags.jobs, part.sources.files) : [];
	if (parts.length > 1) {
		const { exportInParts } = await import('./cores/export-in-parts.ts');
		const exported = await exportInParts(part, parts);
		if (exported !== undefined) return exported;
	}
	return part.done === undefined ? await exportPart(part) : await exportPart({ ...part, done: part.done });
}

const NOTHING_READ: ExportedGraph = { roots: [], files: new Map() };
