import type { CustomTypes, Document } from '@tilewright/format';
import { placeIssues } from '@tilewright/format';
import type { Graph } from '@tilewright/ops';
import { flatten, mapChanges, resolveDocument, tilesetNames } from '@tilewright/ops';
import type { Format } from '@tilewright/ops/formats';
import { explainMissing, withCommandAdvice } from '../../../findings/explain-missing.ts';
import { printFileFindings } from '../../../findings/file-findings.ts';
import { strictly } from '../../../findings/losses.ts';
import { printFindings } from '../../../findings/print-findings.ts';
import type { Gate } from '../../../gate/gate.ts';
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
	readonly gate: Gate;
}

/** A document as it is written, before its paths are rewritten. */
export interface Composed {
	readonly doc: Document;
	/** The files that it refers to, if they were read. */
	readonly graph?: Graph;
	/** The names of its external tilesets, by `firstgid`, if their files were read. */
	readonly tilesetNames?: ReadonlyMap<number, string>;
}

/**
 * Puts tilesets, templates and types from other files into a document. Prints the findings of all these files.
 *
 * @returns `undefined` if something that it needs is missing (rule T4) or, with `--strict`, if something would be lost
 */
export async function flattenSource(
	doc: Document,
	input: Input,
	{ flags, format, types, gate }: FlattenRequest,
): Promise<Composed | undefined> {
	const { project, verbose = false } = flags;
	const { path } = input;
	const graph = await resolveDocument(doc, path, gate.loader);
	const result = mapChanges(flags, graph)(doc, path, (whole) =>
		flatten(whole, path, graph, {
			...flatteningOf(flags, format),
			...(types && { types }),
			...(project !== undefined && project !== '-' && { typesPath: realPath(project) }),
		}),
	);
	const images = new Set(graph.files.get(path)?.links.flatMap(({ role, pointer }) => (role === 'image' ? [pointer] : [])));
	// Images that have a size are not read, and the others are reported when they are measured.
	const issues = withCommandAdvice(explainMissing(graph, strictly(result.issues, flags.strict)), graph, gate).filter(
		({ file, pointer, code }) => !(code === 'outside-root' && file === path && images.has(pointer)),
	);
	const own = issues.filter(({ file }) => file === path);
	printFindings(input, placeIssues(input.bytes, own), verbose);
	await printFileFindings(
		issues.filter(({ file }) => file !== path),
		gate,
		verbose,
	);
	return own.some(({ severity }) => severity === 'error')
		? undefined
		: { doc: result.doc, graph, tilesetNames: tilesetNames(result.doc, path, graph) };
}
