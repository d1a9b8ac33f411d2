import type { Graph, Loader } from '@tilewright/ops';
import type { DrawList } from './draw-list/draw-list.ts';
import { drawListOf } from './draw-list/draw-list-of.ts';
import type { Omission } from './draw-list/omission.ts';
import type { DrawListOptions } from './draw-list/options.ts';
import type { View } from './draw-list/view.ts';
import type { PictureIssue, PictureLimits, PictureStore } from './pictures/picture-store.ts';
import { pictureStore } from './pictures/picture-store.ts';
import type { Platform } from './platform/platform.ts';
import type { Scene } from './scene/scene.ts';
import { sceneOf } from './scene/scene-of.ts';

/** A map or world that is drawn several times, with its pictures. */
export interface Stage<Source> {
	/** It is updated as pictures are loaded. */
	readonly scene: Scene;
	readonly pictures: PictureStore<Source>;
	/** The pictures that cannot be drawn, of those that were needed so far. */
	readonly issues: readonly PictureIssue[];
	/** The things left out of the draw lists so far, because drawing them would take too long. */
	readonly omitted: readonly Omission[];
	/** A draw list, with its pictures loaded. Pictures that it does not show are not loaded. */
	readonly drawList: (view: View, options?: DrawListOptions) => Promise<DrawList>;
}

/** Prepares a map or world for drawing: loads the pictures that its size depends on. */
export async function openStage<Source>(
	graph: Graph,
	loader: Loader,
	platform: Platform<Source>,
	limits?: PictureLimits,
): Promise<Stage<Source>> {
	const pictures = pictureStore(platform, loader, limits);
	const omitted = new Map<string, Omission>();
	let scene = sceneOf(graph, pictures.facts);
	// The documents may be wrong about the sizes of image layers.
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
		get omitted() {
			return [...omitted.values()];
		},
		async drawList(view, options) {
			for (;;) {
				const made = drawListOf(scene, view, options);
				const known = pictures.facts.size;
				await pictures.load(made.images);
				if (pictures.facts.size === known) {
					for (const each of made.omitted ?? []) omitted.set(`${each.map} ${each.layer.join('.')} ${each.object ?? ''}`, each);
					return made;
				}
				// Sizes became known, or pictures are missing: this decides which tiles exist.
				scene = sceneOf(graph, pictures.facts, scene);
			}
		},
	};
}
