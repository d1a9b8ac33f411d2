import { Grid3x3, Maximize, ZoomIn, ZoomOut } from 'lucide-preact';
import type { Editor } from '../app/editor.ts';
import { text } from '../messages/text.ts';
import type { Action } from './action.ts';

const hasMap = ({ current }: Editor): boolean => current.value !== undefined;

export const viewActions: readonly Action[] = [
	{
		id: 'ZoomIn',
		text: text.actions.zoomIn,
		icon: ZoomIn,
		keys: ['$mod+Equal', '$mod+NumpadAdd', '+'],
		isEnabled: hasMap,
		run: ({ view }) => view.value?.zoomBy(1),
	},
	{
		id: 'ZoomOut',
		text: text.actions.zoomOut,
		icon: ZoomOut,
		keys: ['$mod+Minus', '$mod+NumpadSubtract', '-'],
		isEnabled: hasMap,
		run: ({ view }) => view.value?.zoomBy(-1),
	},
	{ id: 'ZoomNormal', text: text.actions.zoomNormal, keys: ['$mod+Digit0'], isEnabled: hasMap, run: ({ view }) => view.value?.zoomTo(1) },
	{
		id: 'FitInView',
		text: text.actions.fitInView,
		icon: Maximize,
		keys: ['$mod+Slash'],
		isEnabled: hasMap,
		run: ({ view }) => view.value?.fit(),
	},
	{
		id: 'ShowGrid',
		text: text.actions.showGrid,
		icon: Grid3x3,
		keys: ['$mod+KeyG'],
		isOn: ({ preferences }) => preferences.showGrid.value,
		run: ({ preferences }) => {
			preferences.showGrid.value = !preferences.showGrid.value;
		},
	},
];
