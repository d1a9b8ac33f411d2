import type { GameMap, ImageLayer } from '@tilewright/play';
import type { PictureFile, PlacedPicture } from '@tilewright/play/scene';
import { imageArea, layerPosition, markerSize, pictureLook } from '@tilewright/play/scene';
import { Group } from 'three';
import type { LayerView } from './layer-view.ts';
import { createMaterials } from './materials.ts';
import { createQuads } from './quads.ts';
import type { TextureStore } from './texture-store.ts';

/** Shows the picture of a layer, once or repeated (rule R10). */
export function imageLayerView(map: GameMap, layer: ImageLayer, file: PictureFile, textures: TextureStore): LayerView {
	const materials = createMaterials(textures, pictureLook(layer), layer.repeatx || layer.repeaty);
	const { mesh, set, show } = createQuads(({ file }) => materials.of(file));
	const { size: loaded } = materials.of(file);
	const size = loaded ?? markerSize(layer);
	const covering = loaded === undefined ? { ...layer, repeatx: false, repeaty: false } : layer;
	let picture: PlacedPicture | undefined;
	set([{ at: () => picture, isAnimated: true }], 0);
	return {
		node: new Group().add(mesh),
		update(view, time) {
			const at = layerPosition(map, layer, view);
			const { x, y, part } = imageArea(covering, size, at, view);
			picture = { file, part, matrix: [1, 0, 0, 1, x - at.x, y - at.y] };
			show(time);
		},
		dispose() {
			mesh.geometry.dispose();
			materials.dispose();
		},
	};
}
