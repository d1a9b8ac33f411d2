import { runAction } from '../../actions/run.ts';
import { ask } from '../../app/ask.ts';
import type { Editor } from '../../app/editor.ts';
import { text } from '../../messages/text.ts';
import { menuPaths } from '../menu/menu-groups.ts';
import { Finder } from './finder.tsx';

/** Lets the user find an action by its words, and runs it (rule E155). */
export async function findAction(editor: Editor): Promise<void> {
	const chosen = await ask<string>(editor, (close) => (
		<Finder
			label={text.shellActions.searchActions}
			placeholder={text.find.actionPlaceholder}
			empty={text.find.noAction}
			find={async () => {
				const { searchActions } = await import('./search-actions.ts');
				const paths = menuPaths(editor);
				return (words) => searchActions(editor.commands.value.values(), paths, words);
			}}
			onClose={close}
		/>
	));
	if (chosen !== undefined) await runAction(editor, chosen);
}
