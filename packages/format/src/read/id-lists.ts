import type { Path } from '../issue/report.ts';
import { indexesTo, layerPath, placedLayers } from '../model/layers.ts';
import type { Layer, MapObject, TileMap } from '../model/types.gen.ts';

/** Some of the layers or objects of a map that share one series of ids. */
export interface IdList {
	readonly items: readonly (Layer | MapObject)[];
	readonly pathOf: (index: number) => Path;
}

/** The layers of a map and its objects, each in the order of the document, groups before their layers (rule J8). */
export function idLists(map: TileMap): { readonly layers: readonly IdList[]; readonly objects: readonly IdList[] } {
	const placed = [...placedLayers(map.layers)];
	const pathTo = (index: number): Path => layerPath(placed.slice(index, index + 1).flatMap(({ place }) => indexesTo(place)));
	const objects = placed.flatMap(({ layer }, at): IdList[] => {
		if (layer.type !== 'objectgroup' || layer.objects.length === 0) return [];
		return [{ items: layer.objects, pathOf: (index) => [...pathTo(at), 'objects', index] }];
	});
	return { layers: [{ items: placed.map(({ layer }) => layer), pathOf: pathTo }], objects };
}
