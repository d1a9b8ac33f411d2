import type { Graph, Loader } from '@tilewright/ops';
import type { DrawList, PictureKey, Pictures, Platform, Scene } from '@tilewright/render';
import { sceneOf } from '@tilewright/render';
import { browserPlatform } from '@tilewright/render/browser';
import { pictureStore } from '@tilewright/render/internal';

/** The scene of a map, and the pictures that it shows. */
export interface MapStage {
	readonly platform: Platform<CanvasImageSource>;
	readonly pictures: Pictures<CanvasImageSource>;
	/** The scene that was made last. */
	readonly scene: Scene | undefined;
	/** Changes when more is known about pictures: what was drawn may look different. */
	readonly loads: number;
	/** The scene of a map as it is now; unchanged parts are those of the scene before. */
	update(graph: Graph): Scene;
	/** A scene that is shown beside the one of the map. */
	beside(graph: Graph, before: Scene): Scene;
	/** Loads the pictures that a list or scene needs. */
	want(images: DrawList['images']): void;
	stop(): void;
}

/** @param onReady - called when pictures were loaded: it is time to draw again */
export function mapStage(loader: Loader, onReady: () => void): MapStage {
	const platform = browserPlatform();
	const pictures = pictureStore(platform, loader);
	const asked = new Set<string>();
	let scene: Scene | undefined;
	let loads = 0;
	let stopped = false;

	async function load(images: readonly PictureKey[]): Promise<void> {
		await pictures.load(images);
		loads++;
		if (!stopped) onReady();
	}

	const stage: MapStage = {
		platform,
		pictures,
		get scene() {
			return scene;
		},
		get loads() {
			return loads;
		},
		update(graph) {
			scene = sceneOf(graph, pictures.facts, scene);
			stage.want(scene.unsized);
			return scene;
		},
		beside: (graph, before) => sceneOf(graph, pictures.facts, before),
		want(images) {
			const missing = images.filter(({ path, transparentcolor = '' }) => !asked.has(`${transparentcolor} ${path}`));
			if (missing.length === 0) return;
			for (const { path, transparentcolor = '' } of missing) asked.add(`${transparentcolor} ${path}`);
			void load(missing);
		},
		stop() {
			stopped = true;
		},
	};
	return stage;
}
