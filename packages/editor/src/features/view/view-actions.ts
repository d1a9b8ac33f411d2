import type { Signal } from '@preact/signals';
import { zoomControls } from '@tilewright/editor-canvas/camera/controls.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { ObjectNames } from '@tilewright/editor-core/editor/preferences.ts';
import { Clapperboard, Grid3x3, Highlighter, Layers2, Maximize, ZoomIn, ZoomOut } from 'lucide-preact';
import type { Action } from '../../contributions/action.ts';
import { viewWords } from './view-words.ts';

const canZoom = (editor: Editor): boolean => zoomControls(editor).value !== undefined;

export const viewActions: readonly Action[] = [
	{
		id: 'ZoomIn',
		text: viewWords.zoomIn,
		icon: ZoomIn,
		keys: ['$mod+Equal', '$mod+NumpadAdd', '+'],
		isEnabled: canZoom,
		run: (editor) => zoomControls(editor).value?.zoomBy(1),
	},
	{
		id: 'ZoomOut',
		text: viewWords.zoomOut,
		icon: ZoomOut,
		keys: ['$mod+Minus', '$mod+NumpadSubtract', '-'],
		isEnabled: canZoom,
		run: (editor) => zoomControls(editor).value?.zoomBy(-1),
	},
	{
		id: 'ZoomNormal',
		text: viewWords.zoomNormal,
		keys: ['$mod+Digit0'],
		isEnabled: canZoom,
		run: (editor) => zoomControls(editor).value?.zoomTo(1),
	},
	{
		id: 'FitInView',
		text: viewWords.fitInView,
		icon: Maximize,
		keys: ['$mod+Slash'],
		isEnabled: canZoom,
		run: (editor) => zoomControls(editor).value?.fit(),
	},
	toggle('ShowGrid', viewWords.showGrid, ({ preferences }) => preferences.showGrid, { icon: Grid3x3, keys: ['$mod+KeyG'] }),
	toggle('ShowTileObjectOutlines', viewWords.tileObjectOutlines, ({ preferences }) => preferences.tileObjectOutlines),
	toggle('ShowTileCollisionShapes', viewWords.collisionShapes, ({ preferences }) => preferences.collisionShapes),
	toggle('ShowTileAnimations', viewWords.showAnimations, ({ preferences }) => preferences.showAnimations, { icon: Clapperboard }),
	toggle('EnableWorlds', viewWords.showWorld, ({ preferences }) => preferences.showWorld),
	toggle('EnableParallax', viewWords.parallax, ({ preferences }) => preferences.parallax, { icon: Layers2 }),
	toggle('HighlightCurrentLayer', viewWords.highlightLayer, ({ preferences }) => preferences.highlightLayer, {
		icon: Highlighter,
		keys: ['h'],
	}),
	names('NoLabels', viewWords.namesNever, 'never'),
	names('LabelsForSelectedObjects', viewWords.namesSelected, 'selected'),
	names('LabelsForAllObjects', viewWords.namesAll, 'all'),
	toggle('LabelForHoveredObject', viewWords.nameHovered, ({ preferences }) => preferences.nameHovered),
	toggle('HighlightHoveredObject', viewWords.highlightHovered, ({ preferences }) => preferences.highlightHovered),
];

/** An action that switches a preference on and off. */
function toggle(
	id: string,
	label: string,
	switched: (editor: Editor) => Signal<boolean>,
	more: Pick<Action, 'icon' | 'keys'> = {},
): Action {
	return {
		id,
		text: label,
		...more,
		isOn: (editor) => switched(editor).value,
		run(editor) {
			const on = switched(editor);
			on.value = !on.value;
		},
	};
}

/** An action that chooses which objects show their names. */
function names(id: string, label: string, shown: ObjectNames): Action {
	return {
		id,
		text: label,
		isOn: ({ preferences }) => preferences.objectNames.value === shown,
		run({ preferences }) {
			preferences.objectNames.value = shown;
		},
	};
}
