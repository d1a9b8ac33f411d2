import { tinykeys } from 'tinykeys';
import type { Editor } from '../app/editor.ts';
import { chooseTool } from '../tools/current-tool.ts';
import { TOOLS } from '../tools/list.ts';
import { fitsLayer } from '../tools/tool.ts';
import { isEnabled } from './action.ts';
import { ACTIONS } from './list.ts';

/**
 * Binds the keys of actions and tools. They do nothing while a text field has the focus.
 *
 * @returns a function that ends this
 */
export function bindShortcuts(editor: Editor, target: Window): () => void {
	const bindings: Record<string, (event: KeyboardEvent) => void> = {};
	for (const action of ACTIONS)
		for (const keys of action.keys ?? [])
			bindings[keys] = (event) => {
				if (isTyping(event) || !isEnabled(action, editor)) return;
				event.preventDefault();
				void action.run(editor);
			};
	for (const keys of new Set(TOOLS.flatMap((tool) => tool.keys ?? [])))
		bindings[keys] = (event) => {
			const layer = editor.current.value?.currentLayer.value;
			const tool = TOOLS.find((each) => each.keys?.includes(keys) === true && fitsLayer(each, layer));
			if (isTyping(event) || tool === undefined) return;
			event.preventDefault();
			chooseTool(editor, tool.id);
		};
	return tinykeys(target, bindings);
}

const isTyping = ({ target }: Event): boolean =>
	target instanceof HTMLElement &&
	(target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio], [type=range]), textarea, select'));
