import { effect } from '@preact/signals';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';

/** Gives the page the theme that the user chose, and follows the settings of the computer where that is the choice. */
export function applyTheme({ preferences, theme }: Editor, page: Document): void {
	const light = matchMedia('(prefers-color-scheme: light)');
	const contrast = matchMedia('(prefers-contrast: more)');
	const forced = matchMedia('(forced-colors: active)');
	const apply = (): void => {
		const ofComputer = contrast.matches ? 'contrast' : light.matches ? 'light' : 'dark';
		theme.value = preferences.theme.value === 'system' ? ofComputer : preferences.theme.value;
		page.documentElement.dataset['theme'] = theme.value;
		// Few need it.
		if (forced.matches) void import('./forced-colors.ts');
	};
	effect(apply);
	for (const query of [light, contrast, forced]) query.addEventListener('change', apply);
}
