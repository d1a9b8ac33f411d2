import type { RunOptions } from 'axe-core';

/** The rules of axe-core for the theme of the page. Themes differ in colors alone, so the dark one is enough for everything else. */
export const inTheme = (): RunOptions =>
	document.documentElement.dataset['theme'] === 'dark'
		? {}
		: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };
