const PANEL = 'Panel.';

/** The id of the action that shows and hides a panel. */
export const panelActionId = (id: string): string => `${PANEL}${id}`;

/** Whether an action shows and hides a panel. */
export const isPanelAction = (id: string): boolean => id.startsWith(PANEL);
