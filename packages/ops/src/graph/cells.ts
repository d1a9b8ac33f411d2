import type { Document } from '@tilewright/format';
import { walkLayers } from '@tilewright/format';

/** How many cells of tile layers a document holds in memory. */
export function cellsOf(document: Document): number {
	if (document.type !== 'map') return 0;
	let cells = 0;
	for (const { layer } of walkLayers(document.layers)) {
		if (layer.type !== 'tilelayer') continue;
		if ('chunks' in layer) for (const { data } of layer.chunks) cells += data.length;
		else cells += layer.data.length;
	}
	return cells;
}
