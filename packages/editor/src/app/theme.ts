import { effect } from '@preact/signals';
import type { Preferences } from './preferences.ts';

/** Gives the page the theme that the user chose, and follows the settings of the computer where that is the choice. */
export function applyTheme({ theme }: Preferences, page: Document): void {
	const light = matchMedia('(prefers-color-scheme: light)');
	const contrast = matchMedia('(prefers-contrast: more)');
	const apply = (): void => {
		const ofComputer = contrast.matches ? 'contrast' : light.matches ? 'light' : 'dark';
		page.documentElement.dataset['theme'] = theme.value === 'system' ? ofComputer : theme.value;
	};
	effect(apply);
	light.addEventListener('change', apply);
	contrast.addEventListener('change', apply);
}
