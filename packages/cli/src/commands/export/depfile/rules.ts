import type { ExportedGraph } from '../graph/exported-graph.ts';
import type { GraphOutcome, GraphResult } from '../graph/part.ts';

/** A file of an export, and the files that it depends on. */
export interface Rule {
	/** Path of the file, relative to the folder of the export. */
	readonly name: string;
	/** Absolute paths: the source first, the others sorted. */
	readonly inputs: readonly string[];
}

/** References that add a document or an image to the export. */
const FOLLOWED: readonly string[] = ['map', 'tileset', 'template', 'image'];

/**
 * The dependencies of each requested document, in the order of the command line. Documents that are only referred to have no rule
 * of their own: Ninja refuses a file with an output that its build statement does not name, and a tileset that two maps share can be
 * the output of only one of them. Their inputs are added to those of all documents that refer to them.
 */
export function rulesOf({ requested, outcomes, graph }: GraphResult): Rule[] {
	const bySource = new Map(outcomes.map((outcome) => [outcome.from, outcome]));
	return requested.flatMap((from) => {
		const outcome = bySource.get(from);
		return outcome === undefined ? [] : [{ name: outcome.name, inputs: inputsOf(outcome, graph, bySource) }];
	});
}

function inputsOf({ from, inputs }: GraphOutcome, graph: ExportedGraph, bySource: ReadonlyMap<string, GraphOutcome>): string[] {
	const all = new Set(inputs);
	const reached = new Set([from]);
	// Paths that are added in the loop are visited too.
	for (const path of reached) {
		for (const input of bySource.get(path)?.inputs ?? []) all.add(input);
		for (const { role, to } of graph.files.get(path)?.links ?? []) if (to !== undefined && FOLLOWED.includes(role)) reached.add(to);
	}
	all.delete(from);
	return [from, ...[...all].sort()];
}
