import type { ExportedGraph } from '../exported-graph.ts';
import type { PlannedNames } from '../part.ts';
import { isPlain, namesFileOf } from '../parts.ts';
import type { Reused } from './reuse.ts';

/** Half of the limits of a run, which parts of an export do not see. */
const MOST_CELLS = 2 ** 27;
const MOST_BYTES = 2 ** 29;

/** Whether the rest of an export and what is reused make the export of all. If not, all is done again. */
export function fits(plan: PlannedNames, graph: ExportedGraph, reused: Reused): boolean {
	if (!isPlain(plan) || reused.bytes > MOST_BYTES) return false;
	const cells = [...graph.files.values()].reduce((sum, file) => sum + file.cells, reused.cells);
	if (cells > MOST_CELLS) return false;
	const outputs = [...reused.outputs.values()];
	const names = new Map(outputs.map(({ to, from }) => [to.toLowerCase(), from]));
	const planned = [...plan.documents, ...plan.copies];
	if (!planned.every(({ to, from }) => [undefined, from].includes(names.get(to.toLowerCase())))) return false;
	const own = new Set(planned.map(({ from }) => from));
	const sources = new Set(outputs.map(({ from }) => from));
	if (namesFileOf(graph, (path) => sources.has(path) && !own.has(path))) return false;
	return true;
}
