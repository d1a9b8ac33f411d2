import { signal } from '@preact/signals-core';
import type { CellPosition, ClipVariation, Region } from '@tilewright/edit';
import { copySelection, deleteSelection, intersection, rectangle } from '@tilewright/edit';
import { filesOfMap } from '@tilewright/editor-core/session/files-of-map.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { TileMap } from '@tilewright/format';
import { eachLayer } from '@tilewright/format/internal';
import type { ActiveTool, ToolContext } from '../../tool/tool.ts';
import { rectangleBetween, withinMap } from './areas.ts';
import { drawArea } from './outline.ts';
import { takeStamp } from './take-stamp.ts';
import { selectedTileLayers } from './tile-layers.ts';
import { tilesWords } from './tiles-words.ts';

/** Adds capture to a tool: right click or right drag makes a stamp of the map; with Shift it cuts it out (rule E12). */
export function withCapture({ editor, session }: ToolContext, tool: ActiveTool): ActiveTool {
	const corner = signal<CellPosition | undefined>(undefined);
	const end = signal<CellPosition>({ x: 0, y: 0 });
	const area = (from: CellPosition): Region => intersection(rectangle(rectangleBetween(from, end.value)), withinMap(session));

	function capture(region: Region, cuts: boolean): void {
		const layers = selectedTileLayers(session).map(({ id }) => id);
		const stamp = stampOfArea(session, layers, region);
		if (stamp === undefined) return;
		if (cuts) {
			const { changes, issues } = deleteSelection(session.map.value, { layers, region });
			if (issues[0] !== undefined) {
				editor.notify(issues[0].message);
				return;
			}
			session.do(tilesWords.cut, changes);
		}
		takeStamp(editor, [stamp]);
	}

	return {
		...tool,
		overlay(painter) {
			tool.overlay?.(painter);
			if (corner.value !== undefined) drawArea(painter, area(corner.value), 'handle');
		},
		down(pointer) {
			if (corner.value !== undefined) return;
			if (pointer.button !== 2) return tool.down?.(pointer);
			// While something is going on, a right click cancels it.
			if (tool.cancel?.() === true || pointer.buttons !== 2) return;
			end.value = pointer.cell;
			corner.value = pointer.cell;
		},
		move(pointer) {
			end.value = pointer.cell;
			tool.move?.(pointer);
		},
		up(pointer) {
			if (pointer.button !== 2 || corner.value === undefined) return tool.up?.(pointer);
			end.value = pointer.cell;
			const region = area(corner.value);
			corner.value = undefined;
			capture(region, pointer.shift);
		},
		cancel() {
			if (corner.value === undefined) return tool.cancel?.() ?? false;
			corner.value = undefined;
			return true;
		},
	};
}

/** The cells of an area as a stamp; `undefined` if they are all empty. */
export function stampOfArea(session: MapSession, layers: readonly number[], region: Region): ClipVariation | undefined {
	const clip = copySelection(session.map.value, { layers, region });
	if (clip === undefined || !hasTiles(clip)) return undefined;
	return { clip, files: filesOfMap(session) };
}

const hasTiles = ({ layers }: TileMap): boolean =>
	[...eachLayer(layers)].some(({ layer }) => layer.type === 'tilelayer' && 'data' in layer && layer.data.some((gid) => gid !== 0));
