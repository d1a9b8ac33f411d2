import type { Change } from '@tilewright/edit';
import { boundsOf, findLayer, offsetLayers } from '@tilewright/edit';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { Layer } from '@tilewright/format';
import { mapDialogsWords } from './map-dialogs-words.ts';

/** The way to move the content of a map. */
export interface Moving {
	readonly x: number;
	readonly y: number;
	readonly wrapX: boolean;
	readonly wrapY: boolean;
	readonly layers: 'visible' | 'all' | 'selected';
	readonly bounds: 'map' | 'selection';
}

/**
 * Moves the content of some layers of a map (rule E84).
 *
 * @param rest - lets the page do something else after each layer
 * @returns whether the map was moved: it may have been changed in the meantime, and then it stays as it is
 */
export async function offset(
	session: MapSession,
	{ x, y, wrapX, wrapY, layers, bounds }: Moving,
	rest: () => Promise<void>,
): Promise<boolean> {
	const map = session.map.value;
	const chosen = layers === 'selected' ? session.selectedLayers.value.map((id) => findLayer(map, id).layer) : map.layers;
	const leaves = [...new Set(leavesOf(chosen, layers === 'visible'))];
	const area = bounds === 'selection' ? boundsOf(session.area.value) : undefined;
	const options = { offset: { x, y }, wrapX, wrapY, ...(area && { area }) };
	const changes: Change[] = [];
	for (const { id } of leaves) {
		// A loop, because a layer may have more objects than a call takes values.
		for (const change of offsetLayers(map, [id], options)) changes.push(change);
		await rest();
	}
	return session.do(mapDialogsWords.offsetStep, changes).length === 0;
}

const leavesOf = (layers: readonly Layer[], visibleOnly: boolean): Layer[] =>
	layers.flatMap((layer) => (visibleOnly && !layer.visible ? [] : layer.type === 'group' ? leavesOf(layer.layers, visibleOnly) : [layer]));
