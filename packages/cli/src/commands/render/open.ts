import { basename } from 'node:path';
import type { CustomTypes } from '@tilewright/format';
import type { Graph, Loader } from '@tilewright/ops';
import { resolveDocument } from '@tilewright/ops';
import { fileLoader } from '@tilewright/ops/node';
import type { Renderer } from '@tilewright/render-node';
import { readProject } from '../../documents/project.ts';
import { readDocument } from '../../documents/read-document.ts';
import { rootFor } from '../../documents/root.ts';
import { withCommandAdvice } from '../../findings/explain.ts';
import { printFileFindings } from '../../findings/file-findings.ts';
import { printFindings } from '../../findings/print-findings.ts';
import { UsageError } from '../../host/exit.ts';
import { readInput } from '../../host/read-input.ts';
import type { RenderFlags } from './flags.ts';

/** A map or world that is ready to draw. */
export interface OpenSource {
	readonly renderer: Renderer;
	readonly graph: Graph;
	readonly loader: Loader;
	/** The folder that files may be read from. */
	readonly root: string;
	readonly types: CustomTypes | undefined;
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
	const { verbose = false, allowOutside = false } = flags;
	const types = flags.project === undefined ? undefined : await readProject(flags.project, source, verbose);
	if (flags.project !== undefined && types === undefined) return undefined;
	const input = await readInput(source);
	const { doc, issues } = readDocument(input.bytes);
	printFindings(input, issues, verbose);
	if (doc === undefined) return undefined;
	if (doc.type !== 'map' && doc.type !== 'world')
		throw new UsageError(`"${input.name}" is a ${doc.type}: only maps and worlds can be drawn.`, 'Name a map that shows it.');
	const root = rootFor(input.folder, flags);
	const loader = fileLoader({ root, allowOutside });
	const path = `${input.folder.replace(/\/$/, '')}/${basename(input.name)}`;
	const graph = await resolveDocument(doc, path, loader, { limits: { files: MOST_FILES } });
	const found = withCommandAdvice(graph.issues, root);
	await printFileFindings(found, loader, verbose);
	// Loads the native canvas, so not earlier.
	const { openRenderer } = await import('@tilewright/render-node');
	const incomplete = found.some(({ severity }) => severity !== 'info');
	return { renderer: await openRenderer(graph, { loader }), graph, loader, root, types, incomplete };
}
