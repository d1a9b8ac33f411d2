import type { Theme } from '@tilewright/editor-core/editor/preferences.ts';

/** The id of the action that chooses a theme. */
export const themeActionId = (theme: Theme): string => `Theme.${theme}`;
