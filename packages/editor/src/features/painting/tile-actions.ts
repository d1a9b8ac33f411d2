import type { Turn } from '@tilewright/edit';
import { isEmpty } from '@tilewright/edit';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { SelectionMode, TileFill } from '@tilewright/editor-core/editor/tile-options.ts';
import { afterEdits, editing } from '@tilewright/editor-core/session/pending.ts';
import type { LucideIcon } from 'lucide-preact';
import {
	Circle,
	Dices,
	Mountain,
	RotateCcw,
	RotateCw,
	Square,
	SquareDashed,
	SquareSquare,
	SquaresIntersect,
	SquaresSubtract,
	SquaresUnite,
	TrianglesCenterlineDashedHorizontal,
	TrianglesCenterlineDashedVertical,
} from 'lucide-preact';
import type { Action } from '../../contributions/action.ts';
import { inOrder } from '../../page/in-order.ts';
import { tileActionsWords } from './tile-actions-words.ts';

const words = tileActionsWords;

const isOnTiles = ({ currentMap }: Editor): boolean => currentMap.value?.currentLayerType.value === 'tilelayer';

const turning = inOrder();

/** Whether tiles of a tileset get a pattern: then the keys of the stamp turn that (rule Q42). While shapes are edited, the keys are theirs. */
const hasPattern = ({ current: { value: session } }: Editor): boolean =>
	session?.kind === 'tileset' && session.terrain.pattern.value !== undefined && !session.editsShapes.value;

/** Turns the stamp, with all its variations (rule E13), or the pattern. */
const turnStamp = (id: string, name: string, icon: LucideIcon, keys: string, turn: Turn): Action => ({
	id,
	text: name,
	icon,
	keys: [keys],
	isEnabled: (editor) => hasPattern(editor) || (isOnTiles(editor) && editor.stamp.value.length > 0),
	run: (editor) => turning(async () => (await import('./turn-stamp.ts')).turnStamp(editor, turn)),
});

/** Turns the cells of the selected area where they are (rule E150). */
const turnArea = (id: string, name: string, icon: LucideIcon, keys: string, turn: Turn): Action => ({
	id,
	text: name,
	icon,
	keys: [keys],
	isEnabled: (editor) => isOnTiles(editor) && editor.currentMap.value !== undefined && !isEmpty(editor.currentMap.value.area.value),
	run: (editor) => {
		const session = editor.currentMap.value;
		if (session === undefined) return;
		const work = async () => (await import('./turn-selected-area.ts')).turnSelectedArea(editor, session, name, turn);
		return afterEdits(session, () => editing(session, work));
	},
});

/** Switches between the stamp and another way to fill (rules E10, E11): the two exclude each other. */
const fillMode = (id: string, name: string, icon: LucideIcon, keys: readonly string[], fill: TileFill): Action => ({
	id,
	text: name,
	icon,
	keys,
	isEnabled: isOnTiles,
	isOn: ({ tileOptions }) => tileOptions.fill.value === fill,
	run: ({ tileOptions }) => {
		tileOptions.fill.value = tileOptions.fill.value === fill ? 'stamp' : fill;
	},
});

const selectionMode = (id: string, name: string, icon: LucideIcon, mode: SelectionMode): Action => ({
	id,
	text: name,
	icon,
	isOn: ({ tileOptions }) => tileOptions.selection.value === mode,
	run: ({ tileOptions }) => {
		tileOptions.selection.value = mode;
	},
});

const shape = (id: string, name: string, icon: LucideIcon, value: 'rectangle' | 'ellipse'): Action => ({
	id,
	text: name,
	icon,
	isOn: ({ tileOptions }) => tileOptions.shape.value === value,
	run: ({ tileOptions }) => {
		tileOptions.shape.value = value;
	},
});

/** The actions that choose how tile tools paint and select. */
export const tileActions: readonly Action[] = [
	turnStamp('FlipHorizontal', words.flipHorizontally, TrianglesCenterlineDashedVertical, 'x', 'flip-horizontally'),
	turnStamp('FlipVertical', words.flipVertically, TrianglesCenterlineDashedHorizontal, 'y', 'flip-vertically'),
	turnStamp('RotateLeft', words.rotateLeft, RotateCcw, 'Shift+KeyZ', 'rotate-left'),
	turnStamp('RotateRight', words.rotateRight, RotateCw, 'z', 'rotate-right'),
	turnArea('FlipAreaHorizontal', words.flipAreaHorizontally, TrianglesCenterlineDashedVertical, 'Alt+KeyX', 'flip-horizontally'),
	turnArea('FlipAreaVertical', words.flipAreaVertically, TrianglesCenterlineDashedHorizontal, 'Alt+KeyY', 'flip-vertically'),
	turnArea('RotateAreaLeft', words.rotateAreaLeft, RotateCcw, 'Alt+Shift+KeyZ', 'rotate-left'),
	turnArea('RotateAreaRight', words.rotateAreaRight, RotateCw, 'Alt+KeyZ', 'rotate-right'),
	fillMode('RandomMode', words.randomMode, Dices, ['d'], 'random'),
	fillMode('WangFillMode', words.terrainFillMode, Mountain, [], 'terrain'),
	shape('ShapeFillTool.RectangleFill', words.rectangleFill, Square, 'rectangle'),
	shape('ShapeFillTool.CircleFill', words.circleFill, Circle, 'ellipse'),
	{
		id: 'ToggleFillFullTiles',
		text: words.fillFullTiles,
		icon: SquareSquare,
		isOn: ({ tileOptions }) => tileOptions.fullTiles.value,
		run: ({ tileOptions }) => {
			tileOptions.fullTiles.value = !tileOptions.fullTiles.value;
		},
	},
	selectionMode('SelectionReplace', words.selectionReplace, SquareDashed, 'replace'),
	selectionMode('SelectionAdd', words.selectionAdd, SquaresUnite, 'add'),
	selectionMode('SelectionSubtract', words.selectionSubtract, SquaresSubtract, 'subtract'),
	selectionMode('SelectionIntersect', words.selectionIntersect, SquaresIntersect, 'intersect'),
];
