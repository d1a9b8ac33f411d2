import { computed, signal } from '@preact/signals-core';
import type { CellPosition, Change, Region } from '@tilewright/edit';
import { changeCells, erase, lineCells, rectangle, regionOfCells } from '@tilewright/edit';
import type { ActiveTool, Tool, ToolContext, ToolPointer } from '../../tool/tool.ts';
import { rectangleBetween } from './areas.ts';
import { drawArea } from './outline.ts';
import { withLayerPicking } from './pick-layer.ts';
import type { StrokeStep } from './stroke-step.ts';
import { singleStep, strokeStep } from './stroke-step.ts';
import { paintable, refusalOf, selectedTileLayers, tileLayers } from './tile-layers.ts';
import { tilesWords } from './tiles-words.ts';

/** Erases cells of the selected tile layers, with Shift of all (rule E23). */
export const eraserTool: Tool = {
	id: 'EraserTool',
	text: tilesWords.eraser,
	keys: ['e'],
	layers: ['tilelayer'],
	start: (context) => withLayerPicking(context, eraserOn(context)),
};

function eraserOn(context: ToolContext): ActiveTool {
	const { editor, session } = context;
	const pointer = signal<ToolPointer | undefined>(undefined);
	const corner = signal<CellPosition | undefined>(undefined);
	let stroke: { readonly step: StrokeStep; last: CellPosition } | undefined;

	const layersFor = (all: boolean): readonly number[] => {
		const { layers } = session.map.value;
		const chosen = all ? tileLayers(session) : selectedTileLayers(session);
		return chosen.map(({ id }) => id).filter((id) => refusalOf(layers, id) === undefined);
	};
	const changesFor = (region: Region, all: boolean): Change[] =>
		layersFor(all).flatMap((id) => changeCells(session.map.value, id, (cells) => erase(cells, region), paintable(session)));

	/** Whether something can be erased; else the status bar says why not. */
	function isOpen({ shift }: ToolPointer): boolean {
		if (layersFor(shift).length > 0) return true;
		const [first] = selectedTileLayers(session);
		if (first !== undefined) editor.notify(refusalOf(session.map.value.layers, first.id) ?? '');
		return false;
	}

	function eraseTo({ cell, shift }: ToolPointer): void {
		if (stroke === undefined) return;
		stroke.step.add({ changes: changesFor(regionOfCells(lineCells(stroke.last, cell)), shift), issues: [] });
		stroke.last = cell;
	}

	const area = computed((): Region | undefined => {
		const at = pointer.value;
		return at && rectangle(rectangleBetween(corner.value ?? at.cell, at.cell));
	});

	function cancel(): boolean {
		const had = stroke !== undefined || corner.value !== undefined;
		stroke?.step.cancel();
		stroke = undefined;
		corner.value = undefined;
		return had;
	}

	return {
		ghost: computed(() => (area.value === undefined ? [] : changesFor(area.value, pointer.value?.shift === true))),
		overlay(painter) {
			if (area.value !== undefined) drawArea(painter, area.value, 'erase');
		},
		down(at) {
			pointer.value = at;
			// A second button cancels what the first has begun.
			if (cancel() || !isOpen(at)) return;
			if (at.button === 2) corner.value = at.cell;
			else if (at.button === 0) {
				stroke = { step: strokeStep(context, tilesWords.erase), last: at.cell };
				eraseTo(at);
			}
		},
		move(at) {
			pointer.value = at;
			eraseTo(at);
		},
		up(at) {
			pointer.value = at;
			if (at.button === 2 && corner.value !== undefined && area.value !== undefined) {
				singleStep(context, tilesWords.erase, { changes: changesFor(area.value, at.shift), issues: [] });
				corner.value = undefined;
			}
			if (at.button !== 0) return;
			stroke?.step.end();
			stroke = undefined;
		},
		modifiers(at) {
			pointer.value = at;
		},
		leave() {
			pointer.value = undefined;
		},
		cancel,
		stop() {
			stroke?.step.end();
		},
	};
}
