import { panelControls } from '@tilewright/editor-core/editor/panel-controls.ts';
import type { Action } from '../contributions/action.ts';
import { PANELS } from '../contributions/panels/list.ts';
import { shows } from '../contributions/panels/panel.ts';
import { panelActionId } from './panel-action-id.ts';

/** Actions that show and hide the panels (rule E153, Views and Toolbars). */
export const panelActions: readonly Action[] = PANELS.map(({ id, title, icon, ...panel }) => ({
	id: panelActionId(id),
	text: title,
	...(icon !== undefined && { icon }),
	isEnabled: ({ current }) => shows(panel, current.value),
	isOn: (editor) => panelControls(editor).value?.shown.value.has(id) === true,
	run(editor) {
		const panels = panelControls(editor).value;
		if (panels?.shown.value.has(id) === true) panels.hide(id);
		else panels?.show(id);
	},
}));
