import { computed, signal } from '@preact/signals-core';
import type { CellPosition, Region } from '@tilewright/edit';
import { EMPTY_REGION, ellipseCells, lineCells, rectangle } from '@tilewright/edit';
import type { ActiveTool, Tool, ToolContext, ToolPointer } from '../../tool/tool.ts';
import { withCapture } from './capture.ts';
import { drawArea, drawOutline } from './outline.ts';
import { withLayerPicking } from './pick-layer.ts';
import type { StrokeStep } from './stroke-step.ts';
import { nextSeed, singleStep, strokeStep } from './stroke-step.ts';
import { NOTHING, tilePaint } from './tile-paint.ts';
import { tilesWords } from './tiles-words.ts';

/** Paints with the current stamp (rules E6 to E14). */
export const stampBrushTool: Tool = {
	id: 'StampTool',
	text: tilesWords.stampBrush,
	keys: ['b'],
	layers: ['tilelayer'],
	start: (context) => withLayerPicking(context, withCapture(context, stampBrushOn(context))),
};

interface Stroke {
	readonly step: StrokeStep;
	last: CellPosition;
	painted: Region;
}

function stampBrushOn(context: ToolContext): ActiveTool {
	const paint = tilePaint(context);
	const pointer = signal<ToolPointer | undefined>(undefined);
	/** The start of a line, or the middle of an ellipse (rule E9). */
	const anchor = signal<CellPosition | undefined>(undefined);
	const stroke = signal<Stroke | undefined>(undefined);
	let pressed: CellPosition | undefined;
	let mode: Mode = 'free';

	/** A shape that was begun with other keys ends. */
	function follow(at: ToolPointer): void {
		if (modeOf(at) !== mode) anchor.value = undefined;
		mode = modeOf(at);
		pointer.value = at;
	}

	function move(going: Stroke, to: CellPosition): void {
		const made = paint.along(lineCells(going.last, to), going.painted);
		going.last = to;
		going.painted = made.painted;
		going.step.add(made);
	}

	/** Paints the line or ellipse from the anchor to a cell. */
	function finish(from: CellPosition, to: CellPosition): void {
		singleStep(context, tilesWords.paint, paint.along(shapeCells(mode, from, to)));
		anchor.value = mode === 'line' ? to : undefined;
		nextSeed(context);
	}

	/** The cells where a click would place the stamp; none during a stroke. */
	const aim = computed((): readonly CellPosition[] => {
		const at = pointer.value;
		if (at === undefined || stroke.value !== undefined || paint.refusal() !== undefined) return NOWHERE;
		return anchor.value === undefined ? [at.cell] : shapeCells(modeOf(at), anchor.value, at.cell);
	});
	/** This is too much to show cell by cell while the pointer moves. */
	const isMuch = computed(() => {
		const { width, height } = paint.size();
		return width * height + aim.value.length * Math.max(width, height) > MOST_SHOWN;
	});

	const aimed = computed(() => (aim.value.length === 0 || isMuch.value ? NOTHING : paint.along(aim.value)));

	return {
		ghost: computed(() => aimed.value.changes),
		overlay(painter) {
			const last = aim.value.at(-1);
			if (last === undefined) return;
			// Tiles outside the map are not in the ghost, either.
			if (!isMuch.value) return drawOutline(painter, aimed.value.painted);
			const { width, height } = paint.size();
			drawArea(painter, rectangle({ x: last.x - (width >> 1), y: last.y - (height >> 1), width, height }), 'selection', 0.2);
		},
		down(at) {
			follow(at);
			if (at.button !== 0 || paint.refuses()) return;
			pressed = at.cell;
			if (mode === 'free') {
				stroke.value = { step: strokeStep(context, tilesWords.paint), last: at.cell, painted: EMPTY_REGION };
				move(stroke.value, at.cell);
			} else if (anchor.value === undefined) anchor.value = at.cell;
			else {
				finish(anchor.value, at.cell);
				pressed = undefined;
			}
		},
		move(at) {
			if (stroke.value !== undefined) {
				pointer.value = at;
				if (!isSame(stroke.value.last, at.cell)) move(stroke.value, at.cell);
			} else follow(at);
		},
		up(at) {
			if (at.button !== 0) return;
			if (stroke.value !== undefined) {
				stroke.value.step.end();
				stroke.value = undefined;
				nextSeed(context);
			} else if (pressed !== undefined && anchor.value !== undefined && !isSame(pressed, at.cell)) finish(anchor.value, at.cell);
			pressed = undefined;
		},
		modifiers: (at) => {
			if (stroke.value === undefined) follow(at);
		},
		leave() {
			pointer.value = undefined;
		},
		cancel() {
			const had = stroke.value !== undefined || anchor.value !== undefined;
			stroke.value?.step.cancel();
			stroke.value = undefined;
			anchor.value = undefined;
			return had;
		},
		stop() {
			stroke.value?.step.end();
		},
	};
}

/** The same list each time, so that nothing is drawn again. */
const NOWHERE: readonly CellPosition[] = [];

/** The approximate largest number of cells that are shown before they are painted. */
const MOST_SHOWN = 50_000;

type Mode = 'free' | 'line' | 'ellipse';

const modeOf = ({ shift, ctrl }: ToolPointer): Mode => (!shift ? 'free' : ctrl ? 'ellipse' : 'line');

const isSame = (a: CellPosition, b: CellPosition): boolean => a.x === b.x && a.y === b.y;

const shapeCells = (mode: Mode, from: CellPosition, to: CellPosition): CellPosition[] =>
	mode === 'ellipse' ? ellipseCells(from, { x: Math.abs(to.x - from.x), y: Math.abs(to.y - from.y) }) : lineCells(from, to);
