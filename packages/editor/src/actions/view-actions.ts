import type { Signal } from '@preact/signals';
import { Clapperboard, Grid3x3, Highlighter, Layers2, Maximize, ZoomIn, ZoomOut } from 'lucide-preact';
import type { Editor } from '../app/editor.ts';
import type { ObjectNames } from '../app/preferences.ts';
import { text } from '../messages/text.ts';
import { zoomControls } from '../viewport/controls.ts';
import type { Action } from './action.ts';

const canZoom = (editor: Editor): boolean => zoomControls(editor).value !== undefined;

export const viewActions: readonly Action[] = [
	{
		id: 'ZoomIn',
		text: text.actions.zoomIn,
		icon: ZoomIn,
		keys: ['$mod+Equal', '$mod+NumpadAdd', '+'],
		isEnabled: canZoom,
		run: (editor) => zoomControls(editor).value?.zoomBy(1),
	},
	{
		id: 'ZoomOut',
		text: text.actions.zoomOut,
		icon: ZoomOut,
		keys: ['$mod+Minus', '$mod+NumpadSubtract', '-'],
		isEnabled: canZoom,
		run: (editor) => zoomControls(editor).value?.zoomBy(-1),
	},
	{
		id: 'ZoomNormal',
		text: text.actions.zoomNormal,
		keys: ['$mod+Digit0'],
		isEnabled: canZoom,
		run: (editor) => zoomControls(editor).value?.zoomTo(1),
	},
	{
		id: 'FitInView',
		text: text.actions.fitInView,
		icon: Maximize,
		keys: ['$mod+Slash'],
		isEnabled: canZoom,
		run: (editor) => zoomControls(editor).value?.fit(),
	},
	toggle('ShowGrid', text.actions.showGrid, ({ preferences }) => preferences.showGrid, { icon: Grid3x3, keys: ['$mod+KeyG'] }),
	toggle('ShowTileObjectOutlines', text.actions.tileObjectOutlines, ({ preferences }) => preferences.tileObjectOutlines),
	toggle('ShowTileCollisionShapes', text.actions.collisionShapes, ({ preferences }) => preferences.collisionShapes),
	toggle('ShowTileAnimations', text.actions.showAnimations, ({ preferences }) => preferences.showAnimations, { icon: Clapperboard }),
	toggle('EnableWorlds', text.actions.showWorld, ({ preferences }) => preferences.showWorld),
	toggle('EnableParallax', text.actions.parallax, ({ preferences }) => preferences.parallax, { icon: Layers2 }),
	toggle('HighlightCurrentLayer', text.actions.highlightLayer, ({ preferences }) => preferences.highlightLayer, {
		icon: Highlighter,
		keys: ['h'],
	}),
	names('NoLabels', text.actions.namesNever, 'never'),
	names('LabelsForSelectedObjects', text.actions.namesSelected, 'selected'),
	names('LabelsForAllObjects', text.actions.namesAll, 'all'),
	toggle('LabelForHoveredObject', text.actions.nameHovered, ({ preferences }) => preferences.nameHovered),
	toggle('HighlightHoveredObject', text.actions.highlightHovered, ({ preferences }) => preferences.highlightHovered),
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
