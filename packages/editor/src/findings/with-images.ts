import type { Graph, GraphFile } from '@tilewright/ops';

/** A document, and the files that it uses, whose images belong to it. The maps of a world have their own. */
export const withImages = ({ files }: Graph, path: string): readonly GraphFile[] =>
	[...files.values()].filter((file) => file.path === path || file.doc.type !== 'map');
