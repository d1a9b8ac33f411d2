import { text } from '../messages/text.ts';
import type { Action } from './action.ts';

/** What the properties panel shows. */
export const inspectActions: readonly Action[] = [
	{
		id: 'MapProperties',
		text: text.properties.ofMap,
		isEnabled: ({ current }) => current.value !== undefined,
		run: ({ current }) => {
			if (current.value !== undefined) current.value.inspected.value = { type: 'map' };
		},
	},
	{
		id: 'LayerProperties',
		text: text.properties.ofLayer,
		isEnabled: ({ current }) => current.value?.currentLayer.value !== undefined,
		run: ({ current }) => {
			if (current.value !== undefined) current.value.inspected.value = { type: 'layers' };
		},
	},
];
