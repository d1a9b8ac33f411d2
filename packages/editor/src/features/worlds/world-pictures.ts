import { computed } from '@preact/signals';
import { deviceView } from '@tilewright/editor-canvas/camera/camera.ts';
import type { MapPainter } from '@tilewright/editor-canvas/frame/map-painter.ts';
import { mapPainter } from '@tilewright/editor-canvas/frame/map-painter.ts';
import type { MapStage } from '@tilewright/editor-canvas/stage/map-stage.ts';
import { stageOfGraph } from '@tilewright/editor-canvas/stage/map-stage.ts';
import { restored } from '@tilewright/editor-canvas/stage/restored.ts';
import type { WorldSession } from '@tilewright/editor-core/session/world-session.ts';
import type { TileMap } from '@tilewright/format';
import type { Rect } from '@tilewright/geometry';

/** A small picture of a map. */
export interface MapMiniature {
	readonly canvas: HTMLCanvasElement;
	/** The part that it shows, on the screen of the map. */
	readonly bounds: Rect;
}

/** Small pictures of the maps of a world, drawn one after the other. */
export interface WorldPictures {
	/** The picture of a map; `undefined` until it has been drawn. It is made sharper if it is wanted at a higher scale. */
	get(path: string, map: TileMap, scale: number): MapMiniature | undefined;
	/** Draws pictures that were asked for. @returns whether there is something new to show, or more to draw */
	work(budget: number): boolean;
}

/** The longest side of a picture, in its pixels: at first, and at most. */
const FIRST = 256;
const MOST = 1024;

interface Started {
	readonly map: TileMap;
	readonly scale: number;
	/** The number of losses of canvases before it was started. */
	readonly losses: number;
	readonly painter: MapPainter;
	readonly stage: MapStage;
	readonly miniature: MapMiniature;
}

interface Entry {
	/** The last complete picture, and the map that it shows. */
	done: Pick<Started, 'map' | 'scale' | 'losses' | 'miniature'> | undefined;
	/** The picture that is being drawn. */
	next: Started | undefined;
}

/** Draws the maps of a world small, as the renderer draws them. */
export function worldPictures(session: WorldSession): WorldPictures {
	const entries = new Map<string, Entry>();

	function start(path: string, map: TileMap, wanted: number): Started {
		const stage = stageOfGraph(
			session.files,
			computed(() => ({ ...session.loaded.value, roots: [path] })),
		);
		const bounds = stage.scene.value.maps[0]?.bounds ?? { x: 0, y: 0, width: 1, height: 1 };
		const longest = Math.max(1, bounds.width, bounds.height);
		const scale = Math.min(1, Math.max(wanted, FIRST / longest), MOST / longest);
		const canvas = document.createElement('canvas');
		canvas.width = Math.max(1, Math.round(bounds.width * scale));
		canvas.height = Math.max(1, Math.round(bounds.height * scale));
		return { map, scale, losses: restored.peek(), stage, painter: mapPainter(canvas, stage), miniature: { canvas, bounds } };
	}

	return {
		get(path, map, wanted) {
			const entry = entries.get(path) ?? { done: undefined, next: undefined };
			entries.set(path, entry);
			const last = entry.next ?? entry.done;
			const { width = 1, height = 1 } = last?.miniature.bounds ?? {};
			const best = Math.min(1, MOST / Math.max(width, height));
			const isSharp = last !== undefined && last.scale >= Math.min(wanted, best) * 0.99;
			if (last?.map !== map || last.losses !== restored.peek() || !isSharp) entry.next = start(path, map, Math.min(wanted * 1.5, best));
			return entry.done?.miniature;
		},
		work(budget) {
			let isNew = false;
			for (const entry of entries.values()) {
				const { next } = entry;
				if (next === undefined) continue;
				const { canvas, bounds } = next.miniature;
				const size = { width: canvas.width, height: canvas.height };
				const center = { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 };
				const { complete } = next.painter.draw({
					view: deviceView({ center, scale: next.scale }, size, 1),
					options: { parallax: false, names: false, types: session.types.value },
					time: 0,
					focus: { x: size.width / 2, y: size.height / 2 },
					budget,
				});
				if (!complete && !next.stage.loading) return true;
				// Until its pictures are read, it would be empty.
				if (!complete || next.stage.loading) continue;
				entry.done = next;
				entry.next = undefined;
				isNew = true;
			}
			return isNew || [...entries.values()].some(({ next }) => next !== undefined);
		},
	};
}
