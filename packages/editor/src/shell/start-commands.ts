import { openActions } from '../actions/open-actions.ts';
import type { Editor } from '../app/editor.ts';
import { offerActions } from '../app/offer.ts';
import { shellActions } from './shell-actions.tsx';

/** Offers the actions that need no map. */
export const addStartCommands = (editor: Editor): void => offerActions(editor, [...openActions, ...shellActions]);
