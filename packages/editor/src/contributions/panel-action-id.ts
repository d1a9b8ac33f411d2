const PANEL = 'Panel.';

/** The actions of panels for which scripts of Tiled have names (rule E154). The menus of their documents have them. */
const NAMED: Readonly<Record<string, string>> = { 'tile-animation': 'ShowAnimationEditor' };

/** The id of the action that shows and hides a panel. */
export const panelActionId = (id: string): string => NAMED[id] ?? `${PANEL}${id}`;

/** Whether an action shows and hides a panel, and is only in the menu of panels. */
export const isPanelAction = (id: string): boolean => id.startsWith(PANEL);
