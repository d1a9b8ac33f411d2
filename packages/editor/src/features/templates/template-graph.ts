import { apply, createLayer, createMap, insertItems } from '@tilewright/edit';
import type { MapObject, Template, TileMap } from '@tilewright/format';

/** A map that shows only the object of a template, so that the object is drawn as in any map. Its paths start where those of the template do. */
export function templateMap({ object, tileset }: Template): { readonly map: TileMap; readonly object: MapObject } {
	const placed: MapObject = { ...object, id: 1, x: 0, y: 0, visible: true };
	const empty: TileMap = createMap({
		width: 1,
		height: 1,
		tilewidth: 16,
		tileheight: 16,
		...(tileset !== undefined && { tilesets: [tileset] }),
	});
	const layer = { ...createLayer(empty, 'objectgroup'), objects: [placed] };
	return { map: apply(empty, insertItems(empty, [], 'layers', [layer])).doc, object: placed };
}
