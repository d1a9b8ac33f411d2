import type { Graph, Loader } from '@tilewright/ops';
import type { DrawList } from './draw-list/draw-list.ts';
import { drawListOf } from './draw-list/draw-list-of.ts';
import type { DrawListOptions } from './draw-list/options.ts';
import type { View } from './draw-list/view.ts';
import type { PictureIssue, PictureLimits, PictureStore } from './pictures/picture-store.ts';
import { pictureStore } from './pictures/picture-store.ts';
import type { Platform } from './platform/platform.ts';
import type { Scene } from './scene/scene.ts';
import { sceneOf } from './scene/scene-of.ts';

/** A map or world that is drawn again and again, and its pictures. */
export interface Stage<Source> {
	/** It is updated as pictures are loaded. */
	readonly scene: Scene;
	readonly pictures: PictureStore<Source>;
	/** Pictures that cannot be drawn, of those that were needed so far. */
	readonly issues: readonly PictureIssue[];
	/** A draw list whose pictures are there. Pictures of which it shows nothing are not loaded. */
	readonly drawList: (view: View, options?: DrawListOptions) => Promise<DrawList>;
}

/** Makes a map or world ready to be drawn: loads the pictures on whose size its own depends. */
export async function openStage<Source>(
	graph: Graph,
	loader: Loader,
	platform: Platform<Source>,
	limits?: PictureLimits,
): Promise<Stage<Source>> {
	const pictures = pictureStore(platform, loader, limits);
	let scene = sceneOf(graph, pictures.facts);
	// Where documents are wrong about the size of an image layer's picture, the picture is right.
	const layers = scene.maps.flatMap((map) => map.layers.flatMap((layer) => (layer.kind === 'image' ? [layer.picture] : [])));
	await pictures.load([...scene.unsized, ...layers]);
	scene = sceneOf(graph, pictures.facts, scene);
	return {
		get scene() {
			return scene;
		},
		pictures,
		get issues() {
			return pictures.issues;
		},
		async drawList(view, options) {
			for (;;) {
				const made = drawListOf(scene, view, options);
				const known = pictures.facts.size;
				await pictures.load(made.images);
				if (pictures.facts.size === known) return made;
				// Documents are wrong about pictures, or pictures are missing: what there is decides which tiles there are.
				scene = sceneOf(graph, pictures.facts, scene);
			}
		},
	};
}
