import type { ReadonlySignal } from '@preact/signals-core';
import { computed, untracked } from '@preact/signals-core';
import type { Files } from '@tilewright/editor-core/files/files.ts';
import { service } from '@tilewright/editor-core/services/service.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { Rect } from '@tilewright/geometry';
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
	/** The rectangle of the screen that the map fills. */
	readonly bounds: ReadonlySignal<Rect>;
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

/** The bounds of what is no map. */
const NO_BOUNDS: Rect = { x: 0, y: 0, width: 1, height: 1 };

/** The stage of a session: its views share one. */
export const stageOf = service(
	'stage',
	({ files, graph, structureGraph }: MapSession): MapStage => stageOfGraph(files, graph, structureGraph),
);

/**
 * The stage of a document and the files to which it refers. It follows the graph.
 *
 * @param structure - the same, if it does not change with each cell: the bounds follow it
 */
export function stageOfGraph(files: Files, graph: ReadonlySignal<Graph>, structure = graph): MapStage {
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
		bounds: computed(() => {
			structure.value;
			pictures.loads.value;
			return untracked(() => scene.value.maps[0]?.bounds) ?? NO_BOUNDS;
		}),
		loads: pictures.loads,
		get loading() {
			return pictures.loading;
		},
		beside: (other) => sceneOf(other, pictures.facts, scene.value),
		want: pictures.want,
	};
}
