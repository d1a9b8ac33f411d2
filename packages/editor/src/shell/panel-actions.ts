import type { Action } from '../actions/action.ts';
import { PANELS } from '../panels/list.ts';

/** The id of the action that shows and hides a panel. */
export const panelActionId = (id: string): string => `Panel.${id}`;

/** Actions that show and hide the panels (rule E153, Views and Toolbars). */
export const panelActions: readonly Action[] = PANELS.map(({ id, title, icon }) => ({
	id: panelActionId(id),
	text: title,
	...(icon !== undefined && { icon }),
	isOn: ({ dock }) => dock.value?.shown.value.has(id) === true,
	run({ dock }) {
		if (dock.value?.shown.value.has(id) === true) dock.value.hide(id);
		else dock.value?.show(id);
	},
}));
