import type { ReadonlySignal, Signal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { ActiveTool, KeyPress } from '@tilewright/editor-canvas/tool/tool.ts';
import type { WorldSession } from '@tilewright/editor-core/session/world-session.ts';
import type { Vector } from '@tilewright/geometry';
import { moveMaps } from '../change-world.ts';
import type { PlacedMap } from '../placed-maps.ts';
import { mapAt } from '../placed-maps.ts';

/** Selects, moves and opens the maps of a world. */
export interface WorldTool extends ActiveTool {
	/** The distance by which the selected maps are dragged, in pixels of the world. */
	readonly dragged: ReadonlySignal<Vector>;
}

const NOWHERE: Vector = { x: 0, y: 0 };

const ARROWS: Readonly<Record<string, Vector>> = {
	ArrowLeft: { x: -1, y: 0 },
	ArrowRight: { x: 1, y: 0 },
	ArrowUp: { x: 0, y: -1 },
	ArrowDown: { x: 0, y: 1 },
};

/** The factor by which Shift makes the steps of arrow keys longer (rule E125). */
const LONG_STEP = 5;

/** The distance that the pointer must go before a press is a drag, in pixels of the page. */
const SLACK = 4;

/**
 * The tool of worlds. A click selects a map, with Ctrl several; a drag moves those that the world lists by whole tiles, with Ctrl by pixels.
 * A double click or Enter opens a map; Page Up and Page Down select the next one.
 */
export function worldTool(session: WorldSession, maps: ReadonlySignal<readonly PlacedMap[]>, open: (map: PlacedMap) => void): WorldTool {
	const { selectedMaps } = session;
	const dragged: Signal<Vector> = signal(NOWHERE);
	const cursor = signal('default');
	let drag: { readonly from: Vector; readonly grabbed: PlacedMap } | undefined;

	const listed = (): readonly string[] =>
		maps.value.flatMap(({ fileName, isListed }) => (isListed && selectedMaps.value.includes(fileName) ? [fileName] : []));

	const stop = (): void => {
		drag = undefined;
		dragged.value = NOWHERE;
	};

	/** Selects the map after (1) or before (-1) the selected one. */
	function step(by: 1 | -1): boolean {
		const all = maps.value;
		const at = all.findIndex(({ fileName }) => fileName === selectedMaps.value[0]);
		const next = all[(at < 0 && by < 0 ? all.length - 1 : at + by + all.length) % Math.max(1, all.length)];
		if (next !== undefined) selectedMaps.value = [next.fileName];
		return next !== undefined;
	}

	return {
		dragged,
		cursor,
		down({ screen, button, ctrl, clicks }) {
			if (button !== 0) return stop();
			const map = mapAt(maps.value, screen.x, screen.y);
			if (map === undefined) {
				if (!ctrl) selectedMaps.value = [];
				return;
			}
			if (clicks === 2) return open(map);
			const isSelected = selectedMaps.value.includes(map.fileName);
			if (ctrl && isSelected) selectedMaps.value = selectedMaps.value.filter((name) => name !== map.fileName);
			else if (ctrl) selectedMaps.value = [...selectedMaps.value, map.fileName];
			else if (!isSelected) selectedMaps.value = [map.fileName];
			if (map.isListed && selectedMaps.value.includes(map.fileName)) drag = { from: screen, grabbed: map };
		},
		move({ screen, ctrl, scale }) {
			const under = mapAt(maps.value, screen.x, screen.y);
			cursor.value = drag !== undefined || under?.isListed === true ? 'move' : under === undefined ? 'default' : 'pointer';
			if (drag === undefined) return;
			const by = { x: screen.x - drag.from.x, y: screen.y - drag.from.y };
			const isFar = Math.hypot(by.x, by.y) * scale >= SLACK || dragged.value !== NOWHERE;
			if (isFar) dragged.value = ctrl ? { x: Math.round(by.x), y: Math.round(by.y) } : snapped(drag.grabbed, by);
		},
		up() {
			const by = dragged.value;
			stop();
			if (by.x !== 0 || by.y !== 0) moveMaps(session, listed(), by);
		},
		cancel() {
			if (drag !== undefined) stop();
			else if (selectedMaps.value.length > 0) selectedMaps.value = [];
			else return false;
			return true;
		},
		key({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyPress) {
			if (ctrlKey || metaKey || altKey) return false;
			if (key === 'PageDown' || key === 'PageUp') return step(key === 'PageDown' ? 1 : -1);
			const first = maps.value.find(({ fileName }) => selectedMaps.value.includes(fileName));
			if (first === undefined) return false;
			if (key === 'Enter') {
				open(first);
				return true;
			}
			const arrow = ARROWS[key];
			const names = listed();
			if (arrow === undefined || names.length === 0) return false;
			const times = shiftKey ? LONG_STEP : 1;
			const tile = tileOf(first);
			const by = { x: arrow.x * tile.x * times, y: arrow.y * tile.y * times };
			moveMaps(session, names, by, `move maps ${names.join('\n')}`);
			return true;
		},
		stop,
	};
}

const tileOf = ({ map }: PlacedMap): Vector => ({ x: map?.tilewidth ?? 1, y: map?.tileheight ?? 1 });

/** Moves that bring a map to a multiple of its tile size. */
function snapped(map: PlacedMap, by: Vector): Vector {
	const tile = tileOf(map);
	const snap = (from: number, move: number, size: number): number => Math.round((from + move) / size) * size - from;
	return { x: snap(map.at.x, by.x, tile.x), y: snap(map.at.y, by.y, tile.y) };
}
