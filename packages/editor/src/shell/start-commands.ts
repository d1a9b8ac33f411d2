import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { offerActions } from '../contributions/offer.ts';
import { openActions } from '../features/open/open-actions.ts';
import { shellActions } from './shell-actions.tsx';

/** Offers the actions that need no map. */
export const addStartCommands = (editor: Editor): void => offerActions(editor, [...openActions, ...shellActions]);
