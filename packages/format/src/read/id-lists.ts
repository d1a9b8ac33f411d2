import type { Path } from '../issue/issue.ts';
import { eachLayer, layerPath } from '../model/layers.ts';
import type { Layer, MapObject, TileMap } from '../model/types.gen.ts';

/** Some of the layers or objects of a map that share one series of ids. */
export interface IdList {
	readonly items: readonly (Layer | MapObject)[];
	readonly pathOf: (index: number) => Path;
}

/** The layers of a map and its objects, each in the order of the document, groups before their layers (rule J8). */
export function idLists(map: TileMap): { readonly layers: readonly IdList[]; readonly objects: readonly IdList[] } {
	const layers: IdList[] = [];
	const objects: IdList[] = [];
	for (const { layer, path } of eachLayer(map.layers)) {
		layers.push({ items: [layer], pathOf: () => layerPath(path) });
		if (layer.type === 'objectgroup') objects.push({ items: layer.objects, pathOf: (index) => [...layerPath(path), 'objects', index] });
	}
	return { layers, objects };
}
