import { computed, effect, signal } from '@preact/signals';
import { toMap, toView } from '@tilewright/editor-canvas/camera/camera.ts';
import type { CameraState } from '@tilewright/editor-canvas/camera/camera-state.ts';
import { originOf } from '@tilewright/editor-canvas/camera/view-origin.ts';
import { frames } from '@tilewright/editor-canvas/frame/frames.ts';
import { picturesOf } from '@tilewright/editor-canvas/stage/pictures.ts';
import { restored, watched } from '@tilewright/editor-canvas/stage/restored.ts';
import { watchSize } from '@tilewright/editor-canvas/view/watch-size.ts';
import { attempt } from '@tilewright/editor-core/commands/run.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { Rect, Vector } from '@tilewright/geometry';
import type { Around } from '../map-view/around-map.ts';
import { goToNeighbour } from './go-to-neighbour.ts';
import { paintMiniature } from './paint-miniature.ts';
import { paintName } from './paint-name.ts';
import type { PlacedMap } from './placed-maps.ts';
import { mapAt } from './placed-maps.ts';
import { surroundingsOf } from './surroundings.ts';
import type { WorldPictures } from './world-pictures.ts';
import { worldPictures } from './world-pictures.ts';

/** The time that one frame may draw pictures of maps, in milliseconds: the map itself is drawn in the same frames. */
const BUDGET = 4;
/** The pause before frames while images are read, in milliseconds. */
const READING = 100;
/** The opacity of the other maps. */
const DIMMED = 0.55;

/**
 * Shows the other maps of open worlds around a map, dimmed. A click on one opens it (rule E124).
 *
 * @returns a function that removes them
 */
export function worldAround(editor: Editor, session: MapSession, { host, before, state, mapBounds, isOver, pans }: Around): () => void {
	const canvas = document.createElement('canvas');
	host.insertBefore(canvas, before);
	const context = watched(canvas).getContext('2d');
	const around = computed(() => (editor.preferences.showWorld.value ? surroundingsOf(editor, session) : undefined));
	const hovered = signal<PlacedMap | undefined>(undefined);
	const shelf = picturesOf(session.files);
	let pictures: { readonly of: object; readonly shown: WorldPictures } | undefined;
	let waiting: ReturnType<typeof setTimeout> | undefined;

	const loop = frames(() => {
		state.settle();
		restored.value;
		shelf.loads.value;
		const { width, height } = state.pixels.value;
		if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
		context?.setTransform(1, 0, 0, 1, 0, 0);
		context?.clearRect(0, 0, width, height);
		clearTimeout(waiting);
		if (context === null || around.value === undefined) return;
		const { world, maps } = around.value;
		if (pictures?.of !== world) pictures = { of: world, shown: worldPictures(world) };
		paintAround(context, state, mapBounds(), { maps, pictures: pictures.shown, hovered: hovered.value });
		if (pictures.shown.work(BUDGET)) waiting = setTimeout(loop.request, shelf.loading ? READING : 0);
	});

	/** The other map under the pointer, where it is not over the map itself. */
	function neighbourAt({ clientX, clientY }: MouseEvent): PlacedMap | undefined {
		if (around.value === undefined) return undefined;
		const { x, y } = originOf(host);
		const at = toMap(state.camera.value, state.size.value, { x: clientX - x, y: clientY - y });
		return isIn(mapBounds(), at) ? undefined : mapAt(around.value.maps, at.x, at.y);
	}

	function down(event: PointerEvent): void {
		// With other buttons and keys, or fingers, the view is moved, and tools work.
		const isClick =
			event.button === 0 && event.pointerType !== 'touch' && !(event.shiftKey || event.ctrlKey || event.metaKey || event.altKey);
		const map = isClick && !pans() ? neighbourAt(event) : undefined;
		if (map?.map === undefined) return;
		event.preventDefault();
		event.stopImmediatePropagation();
		void attempt(editor, () => goToNeighbour(editor, session, map, state.camera.value));
	}

	const ending = new AbortController();
	const options = { signal: ending.signal, capture: true };
	host.addEventListener('pointerdown', down, options);
	host.addEventListener(
		'pointermove',
		(event) => {
			hovered.value = event.buttons === 0 ? neighbourAt(event) : undefined;
		},
		options,
	);
	host.addEventListener(
		'pointerleave',
		() => {
			hovered.value = undefined;
		},
		options,
	);
	const stopHover = effect(() => {
		isOver.value = hovered.value?.map !== undefined;
	});
	const stopSize = watchSize(host, state, [canvas]);
	return () => {
		clearTimeout(waiting);
		loop.stop();
		ending.abort();
		stopHover();
		stopSize();
		isOver.value = false;
		canvas.remove();
	};
}

const isIn = ({ x, y, width, height }: Rect, at: Vector): boolean => at.x >= x && at.x < x + width && at.y >= y && at.y < y + height;

interface Shown {
	readonly maps: readonly PlacedMap[];
	readonly pictures: WorldPictures;
	readonly hovered: PlacedMap | undefined;
}

/** Draws the other maps, outside of the map itself. */
function paintAround(
	context: CanvasRenderingContext2D,
	{ camera, size, density }: CameraState,
	own: Rect,
	{ maps, pictures, hovered }: Shown,
): void {
	const { width, height } = size.value;
	const { scale } = camera.value;
	const styles = getComputedStyle(context.canvas);
	const color = (name: string): string => styles.getPropertyValue(name);
	const onView = ({ x, y, width, height }: Rect): Rect => ({
		...toView(camera.value, size.value, { x, y }),
		width: width * scale,
		height: height * scale,
	});
	context.setTransform(density.value, 0, 0, density.value, 0, 0);
	context.save();
	context.font = `12px ${styles.fontFamily}`;
	context.textBaseline = 'top';
	const hole = onView(own);
	context.beginPath();
	context.rect(0, 0, width, height);
	context.rect(hole.x, hole.y, hole.width, hole.height);
	context.clip('evenodd');
	for (const map of maps) {
		const box = onView(map);
		if (box.x > width || box.y > height || box.x + box.width < 0 || box.y + box.height < 0) continue;
		const picture = map.map && pictures.get(map.path, map.map, scale * density.value);
		const isHovered = map.path === hovered?.path;
		if (picture !== undefined) {
			context.globalAlpha = isHovered ? 1 : DIMMED;
			paintMiniature(context, picture, toView(camera.value, size.value, map.at), scale, density.value);
			context.globalAlpha = 1;
		}
		context.lineWidth = isHovered ? 2 : 1;
		context.strokeStyle = color(isHovered ? '--accent' : '--text-dim');
		context.strokeRect(box.x, box.y, box.width, box.height);
		// A map that is not in view has its name at the edge.
		if (isHovered) paintName(context, map, { ...box, x: Math.max(0, box.x), y: Math.max(0, box.y) }, color);
	}
	context.restore();
}
