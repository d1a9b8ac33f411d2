import { makeIssue, short, wrongFileKind } from '@tilewright/format/internal';
import type { FileIssue, Graph, Loader } from '@tilewright/ops';
import type { GameMap } from '../model/game-map.ts';
import { propsOf } from '../model/props.ts';
import { gameLayers } from './game-layers.ts';
import { tileTable } from './tile-table.ts';
import type { Types } from './types.ts';
import { wholeMap } from './whole-map.ts';

/** The parts from which a map is made, besides its documents. */
export interface Sources {
	readonly types: Types;
	readonly resolve: Loader['resolve'];
	/** The path from which a game can load a file, from its path in the form of the loader. */
	readonly sourceOf: (path: string) => string;
}

/** A map, or the reasons why there is none. */
export interface Made {
	readonly map?: Omit<GameMap, 'issues'>;
	readonly issues: readonly FileIssue[];
}

/**
 * Makes the map of a graph.
 *
 * @param path - of the map in the graph
 */
export async function gameMapOf(graph: Graph, path: string, { types, resolve, sourceOf }: Sources): Promise<Made> {
	const found = graph.files.get(path)?.doc;
	if (found === undefined) return { issues: graph.issues };
	if (found.type !== 'map') {
		const issue = makeIssue(wrongFileKind, '', { role: 'map', found: short(path), kind: found.type });
		return { issues: [...graph.issues, { ...issue, severity: 'error', advice: 'Name the file of a map.', file: path }] };
	}
	const { doc, tilesets, resolved, issues } = await wholeMap(found, path, graph, types);
	const all = joined(graph.issues, issues);
	if (all.some(({ severity }) => severity === 'error')) return { issues: all };
	const sourcesFrom = (file: string) => (reference: string) => {
		const target = resolve(reference, file);
		// Data URLs and URLs are no paths.
		return 'path' in target ? sourceOf(target.path) : reference;
	};
	const tiles = tileTable(tilesets, sourcesFrom);
	const sources = sourcesFrom(path);
	const map = {
		path: sourceOf(path),
		grid: { ...doc, layers: [], tilesets: [] },
		class: doc.class,
		props: propsOf(doc.properties, sources),
		layers: gameLayers(doc, { tiles, resolved }, sources),
		tiles,
	};
	return { map, issues: all };
}

/** Findings about references have a place, and those about what a map needs say that they are errors: one has both. */
function joined(ofReferences: readonly FileIssue[], ofNeeds: readonly FileIssue[]): FileIssue[] {
	const keyOf = ({ file, pointer }: FileIssue): string => `${file} ${pointer}`;
	// The last one at a place says what became of the reference; those before it, how it is written.
	const placed = new Map(ofReferences.map((issue) => [keyOf(issue), issue]));
	const errors = new Set(ofNeeds.filter(({ severity }) => severity === 'error').map((issue) => placed.get(keyOf(issue)) ?? issue));
	const all = ofReferences.map((issue): FileIssue => (errors.has(issue) ? { ...issue, severity: 'error' } : issue));
	return [...all, ...ofNeeds.filter((issue) => issue.severity !== 'error' || errors.has(issue))];
}
