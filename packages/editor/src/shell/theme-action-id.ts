import type { Theme } from '../app/preferences.ts';

/** The id of the action that chooses a theme. */
export const themeActionId = (theme: Theme): string => `Theme.${theme}`;
