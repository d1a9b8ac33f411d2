import { runAction } from '@tilewright/editor-core/commands/run.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { menuPaths } from '../../contributions/command-groups.ts';
import { ask } from '../../page/ask.ts';
import { commandIcons } from '../../page/command-icons.ts';
import { findWords } from './find-words.ts';
import { Finder } from './finder.tsx';

/** Lets the user find an action by its words, and runs it (rule E155). */
export async function findAction(editor: Editor): Promise<void> {
	const chosen = await ask<string>(editor, (close) => (
		<Finder
			label={findWords.searchActions}
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
