import type { Graph } from '@tilewright/ops';
import type { GraphOutcome, GraphResult } from '../graph/export-graph.ts';

/** A file of an export, and the files that the command has to run again for. */
export interface Rule {
	/** Relative to the folder of the export. */
	readonly place: string;
	/** Absolute; the source first, the others in the order of their names. */
	readonly inputs: readonly string[];
}

/** References by which one document brings another into the export, or an image. */
const BRINGING: readonly string[] = ['map', 'tileset', 'template', 'image'];

/**
 * What each document that was asked for depends on, in the order in which they were named. A document that only comes with others
 * has no rule of its own: Ninja refuses a file that names an output which its edge does not, and a tileset that two maps share can
 * be the output of one of them alone. What it depends on counts for all that bring it, as the command writes it with them.
 */
export function rulesOf({ asked, outcomes, graph }: GraphResult): Rule[] {
	const bySource = new Map(outcomes.map((outcome) => [outcome.from, outcome]));
	return asked.flatMap((from) => {
		const outcome = bySource.get(from);
		return outcome === undefined ? [] : [{ place: outcome.place, inputs: inputsOf(outcome, graph, bySource) }];
	});
}

function inputsOf({ from, inputs }: GraphOutcome, graph: Graph, bySource: ReadonlyMap<string, GraphOutcome>): string[] {
	const all = new Set(inputs);
	const met = new Set([from]);
	// What is added on the way is visited, too.
	for (const path of met) {
		for (const input of bySource.get(path)?.inputs ?? []) all.add(input);
		for (const { role, to } of graph.files.get(path)?.links ?? []) if (to !== undefined && BRINGING.includes(role)) met.add(to);
	}
	all.delete(from);
	return [from, ...[...all].sort()];
}
