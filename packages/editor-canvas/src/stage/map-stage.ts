import type { ReadonlySignal } from '@preact/signals-core';
import { computed } from '@preact/signals-core';
import type { Files } from '@tilewright/editor-core/files/files.ts';
import { service } from '@tilewright/editor-core/services/service.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { Graph } from '@tilewright/ops';
import type { PictureKey, Pictures, Platform, Scene } from '@tilewright/render';
import { sceneOf } from '@tilewright/render';
import { browserPlatform } from '@tilewright/render/browser';
import { picturesOf } from './pictures.ts';

/** The scene of an open map, and the pictures that it shows. */
export interface MapStage {
	readonly platform: Platform<CanvasImageSource>;
	readonly pictures: Pictures<CanvasImageSource>;
	/** The scene of the map as it is now. Unchanged parts are those of the scene before. */
	readonly scene: ReadonlySignal<Scene>;
	/** Changes when pictures were loaded: drawings may look different. */
	readonly loads: ReadonlySignal<number>;
	/** Whether pictures are being loaded. */
	readonly loading: boolean;
	/** A scene that is shown in addition to that of the map. */
	beside(graph: Graph): Scene;
	/** Loads the pictures that a list needs, once. */
	want(images: readonly PictureKey[]): void;
}

/** All maps share the widths of names. */
const PLATFORM: MapStage['platform'] = { ...browserPlatform(), labelWidths: new Map() };

/** The stage of a session: its views share one. */
export const stageOf = service('stage', ({ files, graph }: MapSession): MapStage => stageOfGraph(files, graph));

/** The stage of a document and the files to which it refers. It follows the graph. */
export function stageOfGraph(files: Files, graph: ReadonlySignal<Graph>): MapStage {
	const pictures = picturesOf(files);
	let last: Scene | undefined;

	const scene = computed(() => {
		pictures.loads.value;
		last = sceneOf(graph.value, pictures.facts, last);
		pictures.want(last.unsized);
		return last;
	});

	return {
		platform: PLATFORM,
		pictures,
		scene,
		loads: pictures.loads,
		get loading() {
			return pictures.loading;
		},
		beside: (other) => sceneOf(other, pictures.facts, scene.value),
		want: pictures.want,
	};
}
