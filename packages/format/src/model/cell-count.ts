import type { Document } from './document.ts';
import { eachLayer } from './layers.ts';

/** The number of cells in all tile layers of a document. */
export function cellCount(doc: Document): number {
	if (doc.type !== 'map') return 0;
	let cells = 0;
	for (const { layer } of eachLayer(doc.layers)) {
		if (layer.type !== 'tilelayer') continue;
		if ('chunks' in layer) for (const { data } of layer.chunks) cells += data.length;
		else cells += layer.data.length;
	}
	return cells;
}
