import { Waypoints } from 'lucide-preact';
import type { Action } from '../../contributions/action.ts';
import { hasMap } from '../../contributions/action.ts';
import { automapWords } from './automap-words.ts';

const words = automapWords;

/** Few maps have rules. */
const automapping = () => import('./apply-rules.ts');

/** Automapping, by command or while drawing. */
export const automapActions: readonly Action[] = [
	{
		id: 'AutoMap',
		text: words.run,
		icon: Waypoints,
		keys: ['$mod+KeyM'],
		isEnabled: hasMap,
		run: async (editor) => {
			const session = editor.currentMap.value;
			if (session !== undefined) await (await automapping()).applyRules(editor, session);
		},
	},
	{
		id: 'AutoMapWith',
		text: words.runWith,
		isEnabled: hasMap,
		run: async (editor) => {
			const session = editor.currentMap.value;
			if (session !== undefined) await (await automapping()).applyOtherRules(editor, session);
		},
	},
	{
		id: 'AutoMapWhileDrawing',
		text: words.whileDrawing,
		isOn: ({ tileOptions }) => tileOptions.automapping.value !== undefined,
		run: async (editor) => (await automapping()).switchWhileDrawing(editor),
	},
];
