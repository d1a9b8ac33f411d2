import type { CustomTypes } from '@tilewright/format';
import type { Graph } from '@tilewright/ops';
import { resolveDocument } from '@tilewright/ops';
import type { Renderer } from '@tilewright/render-node';
import { readProject } from '../../documents/project.ts';
import { readDocument } from '../../documents/read-document.ts';
import { withCommandAdvice } from '../../findings/explain-missing.ts';
import { printFileFindings } from '../../findings/file-findings.ts';
import { printFindings } from '../../findings/print-findings.ts';
import type { Gate } from '../../gate/gate.ts';
import { gateFor } from '../../gate/gate.ts';
import { UsageError } from '../../host/exit.ts';
import { readInput } from '../../host/read-input.ts';
import { inTime, readingWithin, resolvingWithin } from '../../options/limits.ts';
import type { RenderFlags } from './flags.ts';

/** A map or world that is ready to draw. */
export interface OpenSource {
	readonly renderer: Renderer;
	readonly graph: Graph;
	readonly gate: Gate;
	readonly types: CustomTypes | undefined;
	/** Paths of the files of the project. */
	readonly projectFiles: readonly string[];
	/** Whether a document that it refers to is missing or broken. */
	readonly incomplete: boolean;
}

/** Worlds may be larger than the library's default limit, which is for untrusted documents. */
const MOST_FILES = 100_000;

/**
 * Reads a map or world with all documents that it refers to, and prints the findings.
 *
 * @returns `undefined` if it has errors
 * @throws FileError if it cannot be read
 * @throws UsageError if it is another kind of document
 */
export async function openSource(source: string, flags: RenderFlags): Promise<OpenSource | undefined> {
	const { verbose = false } = flags;
	const project = await readProject(source, flags);
	if (project !== undefined && project.types === undefined) return undefined;
	const input = await readInput(source, flags.base);
	const { limit } = flags;
	const { doc, issues } = readDocument(input.bytes, undefined, readingWithin(limit));
	printFindings(input, issues, verbose);
	if (doc === undefined) return undefined;
	if (doc.type !== 'map' && doc.type !== 'world')
		throw new UsageError(`"${input.name}" is a ${doc.type}: only maps and worlds can be drawn.`, 'Name a map that shows it.');
	const gate = gateFor(input.folder, flags);
	const { loader } = gate;
	const graph = await resolveDocument(doc, input.path, inTime(loader, limit), { limits: { files: MOST_FILES, ...resolvingWithin(limit) } });
	const found = withCommandAdvice(graph.issues, graph, gate);
	await printFileFindings(found, gate, verbose);
	// Loads the native canvas, so not earlier.
	const { openRenderer } = await import('@tilewright/render-node');
	const incomplete = found.some(({ severity }) => severity !== 'info');
	return {
		renderer: await openRenderer(graph, { loader, ...(limit?.pixels !== undefined && { limits: { pixels: limit.pixels } }) }),
		graph,
		gate,
		types: project?.types,
		projectFiles: project?.files ?? [],
		incomplete,
	};
}
