import { runAction } from '../../actions/run.ts';
import type { Editor } from '../../app/editor.ts';
import { text } from '../../messages/text.ts';
import type { MenuEntries } from '../../ui/menu.tsx';
import { menus } from '../menu/menus.ts';
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

/** Where the actions stand in the menus, by id. */
function menuPaths(editor: Editor): ReadonlyMap<string, string> {
	const paths = new Map<string, string>();
	const walk = (entries: MenuEntries, path: string): void => {
		for (const entry of typeof entries === 'function' ? entries() : entries) {
			if (typeof entry === 'string') paths.set(entry, path);
			else if (entry.children !== undefined) walk(entry.children, `${path} › ${entry.text}`);
		}
	};
	for (const menu of menus(editor)) walk(menu.entries, menu.text);
	return paths;
}
