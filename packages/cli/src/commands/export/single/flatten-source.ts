import { basename } from 'node:path';
import type { CustomTypes, Document } from '@tilewright/format';
import { placeIssues } from '@tilewright/format';
import { flatten, resolveDocument, tilesetNames } from '@tilewright/ops';
import { fileLoader } from '@tilewright/ops/node';
import { rootFor } from '../../../documents/root.ts';
import { explainMissing, withCommandAdvice } from '../../../findings/explain.ts';
import { printFileFindings } from '../../../findings/file-findings.ts';
import { printFindings } from '../../../findings/print-findings.ts';
import type { Format } from '../../../formats/format.ts';
import { realPath } from '../../../host/paths.ts';
import type { Input } from '../../../host/read-input.ts';
import type { ExportFlags } from '../flags.ts';
import { flatteningOf } from '../flatten-flags.ts';

/** How to flatten a document. */
interface FlattenRequest {
	readonly flags: ExportFlags;
	readonly format: Format;
	/** The custom types of the project. */
	readonly types: CustomTypes | undefined;
}

/** A document as it is written, before its paths are rewritten. */
export interface Composed {
	readonly doc: Document;
	/** The names of its external tilesets, by `firstgid`, if their files were read. */
	readonly tilesetNames?: ReadonlyMap<number, string>;
}

/**
 * Puts tilesets, templates and types from other files into a document. Prints the findings of all these files.
 *
 * @returns `undefined` if something that it needs is missing (rule T4)
 */
export async function flattenSource(doc: Document, input: Input, { flags, format, types }: FlattenRequest): Promise<Composed | undefined> {
	const { project, verbose = false, allowOutside = false } = flags;
	const root = rootFor(input.folder, flags);
	const loader = fileLoader({ root, allowOutside });
	const path = `${input.folder.replace(/\/$/, '')}/${basename(input.name)}`;
	const graph = await resolveDocument(doc, path, loader);
	const result = flatten(doc, path, graph, {
		...flatteningOf(flags, format),
		...(types && { types }),
		...(project !== undefined && project !== '-' && { typesPath: realPath(project) }),
	});
	const images = new Set(graph.files.get(path)?.links.flatMap(({ role, pointer }) => (role === 'image' ? [pointer] : [])));
	// Images are only measured and their paths are kept, so they may be outside the root.
	const issues = withCommandAdvice(explainMissing(graph, result.issues), root).filter(
		({ file, pointer, code }) => !(code === 'outside-root' && file === path && images.has(pointer)),
	);
	const own = issues.filter(({ file }) => file === path);
	printFindings(input, placeIssues(input.bytes, own), verbose);
	await printFileFindings(
		issues.filter(({ file }) => file !== path),
		loader,
		verbose,
	);
	return issues.some(({ severity, file }) => severity === 'error' && file === path)
		? undefined
		: { doc: result.doc, tilesetNames: tilesetNames(result.doc, path, graph) };
}
