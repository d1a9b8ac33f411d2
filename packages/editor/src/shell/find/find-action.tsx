import { runAction } from '../../actions/run.ts';
import { ask } from '../../app/ask.ts';
import { commandIcons } from '../../app/command-icons.ts';
import type { Editor } from '../../app/editor.ts';
import { findWords } from '../../messages/en/find-words.ts';
import { shellActionsWords } from '../../messages/en/shell-actions-words.ts';
import { menuPaths } from '../menu/menu-groups.ts';
import { Finder } from './finder.tsx';

/** Lets the user find an action by its words, and runs it (rule E155). */
export async function findAction(editor: Editor): Promise<void> {
	const chosen = await ask<string>(editor, (close) => (
		<Finder
			label={shellActionsWords.searchActions}
			placeholder={findWords.actionPlaceholder}
			empty={findWords.noAction}
			find={async () => {
				const { searchActions } = await import('./search-actions.ts');
				const paths = menuPaths(editor);
				return (words) => searchActions(editor.commands.value.values(), paths, words, commandIcons(editor));
			}}
			onClose={close}
		/>
	));
	if (chosen !== undefined) await runAction(editor, chosen);
}
