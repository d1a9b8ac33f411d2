import { afterEdits } from '@tilewright/editor-core/session/pending.ts';
import { Redo2, Undo2 } from 'lucide-preact';
import type { Action } from '../../contributions/action.ts';
import { historyWords } from './history-words.ts';

export const historyActions: readonly Action[] = [
	{
		id: 'Undo',
		text: historyWords.undo,
		icon: Undo2,
		keys: ['$mod+KeyZ'],
		isEnabled: ({ current }) => {
			current.value?.revision.value;
			return (current.value?.history.position ?? 0) > 0;
		},
		run: ({ current: { value: session } }) => session && afterEdits(session, session.undo),
	},
	{
		id: 'Redo',
		text: historyWords.redo,
		icon: Redo2,
		keys: ['$mod+Shift+KeyZ', '$mod+KeyY'],
		isEnabled: ({ current }) => {
			current.value?.revision.value;
			const steps = current.value?.history;
			return steps !== undefined && steps.position < steps.steps.length;
		},
		run: ({ current: { value: session } }) => session && afterEdits(session, session.redo),
	},
];
