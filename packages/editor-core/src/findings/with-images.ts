import type { Graph } from '@tilewright/ops';

/** A document with the files that it uses, whose images and named files belong to it. The maps of a world have their own. */
export const withImages = (graph: Graph, path: string): Graph => ({
	...graph,
	files: new Map([...graph.files].filter(([at, { doc }]) => at === path || doc.type !== 'map')),
});
