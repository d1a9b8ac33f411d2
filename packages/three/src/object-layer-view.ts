import type { GameMap, GameObject, ObjectLayer } from '@tilewright/play';
import { pixelToWorld } from '@tilewright/play/coordinates';
import type { Look, ObjectPiece, TilePiece } from '@tilewright/play/scene';
import { objectMatrix, pictureAt, showObjects } from '@tilewright/play/scene';
import type { Object3D } from 'three';
import { Group } from 'three';
import { canvasPicture } from './canvas-picture.ts';
import type { LayerView } from './layer-view.ts';
import type { Materials } from './materials.ts';
import { createMaterials, isBlendedWithBackdrop } from './materials.ts';
import type { MapViewOptions } from './options.ts';
import type { Quads } from './quads.ts';
import { createQuads } from './quads.ts';
import type { TextureStore } from './texture-store.ts';

/**
 * Shows the objects of a layer. In layers that are drawn from the top down, `renderOrder` is the y of each, so that a figure can walk behind
 * and in front of them.
 *
 * @param byId - what shows each object, by its id, is added to it
 */
export function objectLayerView(
	map: GameMap,
	layer: ObjectLayer,
	textures: TextureStore,
	options: MapViewOptions,
	byId: Map<number, Object3D>,
): LayerView {
	const { objects, shapes = false } = options;
	const group = new Group();
	const materials = new Map<string, Materials>();
	const animated: Quads[] = [];
	const made: { readonly dispose: () => void }[] = [];
	for (const { piece, index, shown } of showObjects(map, layer, objects, shownAsMapSays)) {
		if (shown.renderOrder === 0) shown.renderOrder = layer.draworder === 'topdown' ? piece.object.y : index;
		byId.set(piece.object.id, shown);
		group.add(shown);
	}
	return {
		node: group,
		update(_, time) {
			for (const { show } of animated) show(time);
		},
		dispose() {
			for (const each of [...made, ...materials.values()]) each.dispose();
		},
	};

	function shownAsMapSays(piece: ObjectPiece): Object3D | undefined {
		const { object } = piece;
		const mesh = meshOf(piece);
		if (mesh !== undefined) Object.assign(mesh, { name: object.name, visible: object.visible });
		return mesh;
	}

	function meshOf(piece: ObjectPiece): Object3D | undefined {
		if (piece.kind === 'tile') return tileMesh(piece);
		const at = pixelToWorld(map, piece.object.x, piece.object.y);
		const picture = piece.kind === 'text' || shapes ? canvasPicture(piece, at, options, textures.backdrop) : undefined;
		if (picture !== undefined) made.push(picture);
		return picture?.mesh;
	}

	function tileMesh({ object, tile, look }: TilePiece): Object3D {
		const own = materialsFor(object, look);
		const quads = createQuads(({ file }) => own.of(file), pixelToWorld(map, object.x, object.y));
		const isAnimated = tile.animation.length > 0;
		quads.set([{ at: pictureAt(map, tile, (frame) => objectMatrix(map, object, frame)), isAnimated }], 0);
		if (isAnimated) animated.push(quads);
		made.push({ dispose: () => quads.mesh.geometry.dispose() });
		return quads.mesh;
	}

	/** Objects of a layer differ in their opacity. Those that blend with what is below have their own, since two meshes cannot share it. */
	function materialsFor({ id }: GameObject, look: Look): Materials {
		const key = isBlendedWithBackdrop(look.blend) ? `object ${id}` : `opacity ${look.opacity}`;
		const found = materials.get(key) ?? createMaterials(textures, look);
		materials.set(key, found);
		return found;
	}
}
