import { basename } from 'node:path';
import type { CustomTypes, Document } from '@tilewright/format';
import { placeIssues } from '@tilewright/format';
import { flatten, resolveDocument } from '@tilewright/ops';
import { fileLoader } from '@tilewright/ops/node';
import { rootFor } from '../../../documents/root.ts';
import { explainMissing, withCommandAdvice } from '../../../findings/explain.ts';
import { printFileFindings } from '../../../findings/file-findings.ts';
import { printFindings } from '../../../findings/print-findings.ts';
import { realPath } from '../../../host/paths.ts';
import type { Input } from '../../../host/read-input.ts';
import type { ExportFlags } from '../flags.ts';
import { flattenOptionsOf } from '../flatten-flags.ts';

/**
 * The document with what it is to take from other files: tilesets, templates, types. Findings in all of them are told.
 *
 * @param types - custom types of the project
 * @returns `undefined` where something that is needed is missing (rule T4)
 */
export async function flattenSource<T extends Document>(
	doc: T,
	input: Input,
	flags: ExportFlags,
	types: CustomTypes | undefined,
): Promise<T | undefined> {
	const { project, verbose = false, allowOutside = false } = flags;
	const root = rootFor(input.folder, flags);
	const loader = fileLoader({ root, allowOutside });
	const path = `${input.folder.replace(/\/$/, '')}/${basename(input.name)}`;
	const graph = await resolveDocument(doc, path, loader);
	const result = flatten(doc, path, graph, {
		...flattenOptionsOf(flags),
		...(types && { types }),
		...(project !== undefined && project !== '-' && { typesPath: realPath(project) }),
	});
	const images = new Set(graph.files.get(path)?.links.flatMap(({ role, pointer }) => (role === 'image' ? [pointer] : [])));
	// Of images nothing but the size is taken, wherever they are: their paths are kept.
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
	return issues.some(({ severity, file }) => severity === 'error' && file === path) ? undefined : result.doc;
}
