import type { DocumentFiles } from '@tilewright/edit';
import { targetsOf } from '@tilewright/ops';
import type { MapSession } from './map-session.ts';

/** The path and the files of a map, as functions of `edit` take them. */
export const filesOfMap = ({ path, graph }: MapSession): Required<DocumentFiles> => ({
	path: path.value,
	targets: targetsOf(graph.value, path.value),
});
