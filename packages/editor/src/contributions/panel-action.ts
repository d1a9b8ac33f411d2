import { panelControls } from '@tilewright/editor-core/editor/panel-controls.ts';
import type { Action } from './action.ts';
import type { Panel } from './panel.ts';
import { shows } from './panel.ts';
import { panelActionId } from './panel-action-id.ts';

/** The action that shows and hides a panel (rule E153, Views and Toolbars). */
export const panelAction = ({ id, title, icon, ...panel }: Panel): Action => ({
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
});
