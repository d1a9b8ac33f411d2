import { actionCommand, addCommands } from '../actions/commands.ts';
import { openActions } from '../actions/open-actions.ts';
import type { Editor } from '../app/editor.ts';
import { shellActions } from './shell-actions.tsx';

/** Offers the actions that need no map. */
export function addStartCommands(editor: Editor): void {
	addCommands(
		editor,
		[...openActions, ...shellActions].map((action) => actionCommand(editor, action)),
	);
}
