import type { Path } from '../issue/report.ts';
import { eachLayer, layerPath } from '../model/layers.ts';
import type { Layer, MapObject, TileMap } from '../model/types.gen.ts';

/** Some of the layers or objects of a map that share one series of ids. */
export interface IdList {
	readonly items: readonly (Layer | MapObject)[];
	readonly pathOf: (index: number) => Path;
}

/** The layers of a map and its objects, each in the order of the document, groups before their layers (rule J8). */
export function idLists(map: TileMap): { readonly layers: readonly IdList[]; readonly objects: readonly IdList[] } {
	const placed = [...eachLayer(map.layers)];
	const layers: IdList = { items: placed.map(({ layer }) => layer), pathOf: (index) => layerPath(placed[index]?.path ?? []) };
	const objects = placed.flatMap(({ layer, path }): IdList[] => {
		if (layer.type !== 'objectgroup' || layer.objects.length === 0) return [];
		return [{ items: layer.objects, pathOf: (index) => [...layerPath(path), 'objects', index] }];
	});
	return { layers: [layers], objects };
}
