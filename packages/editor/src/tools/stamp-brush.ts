import { computed, signal } from '@preact/signals';
import type { CellPosition, Region } from '@tilewright/edit';
import { cellWriter, EMPTY_REGION, isEmpty, lineCells, stampBrush, stroke } from '@tilewright/edit';
import { Stamp as StampIcon } from 'lucide-preact';
import { text } from '../messages/text.ts';
import type { ActiveTool, Tool, ToolContext } from './tool.ts';

/** Paints with the current stamp (rules E6, E7). */
export const stampBrushTool: Tool = {
	id: 'StampTool',
	text: text.tools.stampBrush,
	icon: StampIcon,
	keys: ['b'],
	layers: ['tilelayer'],
	start: stampBrushOn,
};

function stampBrushOn({ editor, session }: ToolContext): ActiveTool {
	const at = signal<CellPosition | undefined>(undefined);
	let last: CellPosition | undefined;
	let painted: Region = EMPTY_REGION;
	let strokes = 0;

	const changesAt = (positions: Iterable<CellPosition>, before: Region) => {
		const layer = session.currentLayer.value;
		if (layer?.type !== 'tilelayer') return { changes: [], painted: before };
		const within = isEmpty(session.area.value) ? undefined : session.area.value;
		const cells = cellWriter(session.map.value, layer, within);
		const after = stroke(cells, stampBrush(editor.stamp.value), positions, before);
		return { changes: cells.changes(), painted: after };
	};

	function paint(from: CellPosition, to: CellPosition): void {
		const made = changesAt(lineCells(from, to), painted);
		painted = made.painted;
		session.do(text.tools.paint, made.changes, { merge: `stroke ${strokes}` });
	}

	return {
		ghost: computed(() => (at.value === undefined ? [] : changesAt([at.value], EMPTY_REGION).changes)),
		down({ button, cell }) {
			if (button !== 0) return;
			strokes++;
			last = cell;
			paint(cell, cell);
		},
		move({ cell }) {
			at.value = cell;
			if (last === undefined || (last.x === cell.x && last.y === cell.y)) return;
			paint(last, cell);
			last = cell;
		},
		up() {
			last = undefined;
			painted = EMPTY_REGION;
			session.history.mark();
		},
		leave() {
			at.value = undefined;
		},
	};
}
