import type { World } from '@tilewright/format';
import type { Session } from '../session/session.ts';
import type { Surroundings } from './replica.ts';

/** Returns the surroundings of a document, as the worker needs them: without the document, which may be large, and without other maps. */
export function surroundingsOf({ path, loaded, types }: Session): Surroundings {
	const at = path.value;
	const { issues: _, ...graph } = loaded.value;
	const files = [...graph.files].filter(([file, { doc }]) => file !== at && doc.type !== 'map');
	const own = graph.files.get(at);
	const all = own === undefined ? files : [[at, { ...own, doc: NOTHING }] as const, ...files];
	return { path: at, types: types.value, graph: { ...graph, files: new Map(all), issues: [] } };
}

/** Stands for the document. */
const NOTHING: World = { type: 'world', maps: [], patterns: [], onlyShowAdjacentMaps: false, properties: [] };
