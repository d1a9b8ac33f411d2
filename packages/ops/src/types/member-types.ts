import type { CustomTypes } from '@tilewright/format';
import type { Graph } from '../graph/graph.ts';
import { typeMembers } from './type-members.ts';

/** An export asks for the same graph with the same types for each of its documents. */
const known = new WeakMap<Graph, WeakMap<CustomTypes, Graph>>();

/**
 * A graph in which the values of classes have the types of their members. JSON does not have them (rule X7), but who moves the content of a
 * document to another folder has to know which are files.
 */
export function withMemberTypes(graph: Graph, types: CustomTypes): Graph {
	const made = known.get(graph) ?? new WeakMap<CustomTypes, Graph>();
	known.set(graph, made);
	let typed = made.get(types);
	if (typed === undefined) {
		typed = {
			...graph,
			files: new Map(Array.from(graph.files, ([path, file]) => [path, { ...file, doc: typeMembers(file.doc, file.source.syntax, types) }])),
		};
		made.set(types, typed);
		known.set(typed, new WeakMap([[types, typed]]));
	}
	return typed;
}
