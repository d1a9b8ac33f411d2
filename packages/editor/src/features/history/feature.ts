import type { Feature } from '../../contributions/feature.ts';
import { historyActions } from './history-actions.ts';
import { historyPanel } from './history-panel.tsx';

/** Undo and redo, and the panel with the steps. */
export const historyFeature: Feature = {
	actions: historyActions,
	panels: [historyPanel],
	menus: [{ place: 'edit/history', entries: ['Undo', 'Redo'] }],
};
