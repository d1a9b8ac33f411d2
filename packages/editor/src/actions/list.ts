import type { Action } from './action.ts';
import { historyActions } from './history-actions.ts';
import { viewActions } from './view-actions.ts';

/** All actions. Those of tools follow from the list of tools. */
export const ACTIONS: readonly Action[] = [...historyActions, ...viewActions];
