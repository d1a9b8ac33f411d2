import { runAction } from '../../actions/run.ts';
import type { Editor } from '../../app/editor.ts';
import { text } from '../../messages/text.ts';
import { menuPaths } from '../menu/menu-groups.ts';
import { Finder } from './finder.tsx';
import { searchActions } from './search-actions.ts';

/** Lets the user find an action by its words, and runs it (rule E155). */
export async function findAction(editor: Editor): Promise<void> {
	const paths = menuPaths(editor);
	const chosen = await editor.ask<string>((close) => (
		<Finder
			label={text.shellActions.searchActions}
			placeholder={text.find.actionPlaceholder}
			empty={text.find.noAction}
			find={(words) => searchActions(editor.commands.value.values(), paths, words)}
			onClose={close}
		/>
	));
	if (chosen !== undefined) await runAction(editor, chosen);
}
