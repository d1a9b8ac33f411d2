import type { Action } from '../actions/action.ts';
import { PANELS } from '../panels/list.ts';
import { shows } from '../panels/panel.ts';
import { panelActionId } from './panel-action-id.ts';

/** Actions that show and hide the panels (rule E153, Views and Toolbars). */
export const panelActions: readonly Action[] = PANELS.map(({ id, title, icon, ...panel }) => ({
	id: panelActionId(id),
	text: title,
	...(icon !== undefined && { icon }),
	isEnabled: ({ current }) => shows(panel, current.value),
	isOn: ({ dock }) => dock.value?.shown.value.has(id) === true,
	run({ dock }) {
		if (dock.value?.shown.value.has(id) === true) dock.value.hide(id);
		else dock.value?.show(id);
	},
}));
