import { expect, test } from 'vitest';
import { editing, emptyMap } from '../../../editor-core/test/support/editing.ts';
import { lineColor } from '../../src/stage/line-color.ts';

test.each([
	['light', undefined, '#000000'],
	['dark', undefined, '#ffffff'],
	['contrast', undefined, '#ffffff'],
	['dark', '#e0c080', '#000000'],
	['light', '#ff203040', '#ffffff'],
	['dark', '#3571ae', '#000000'],
	// A background that is hardly opaque leaves the color of the theme.
	['dark', '#20ffffff', '#ffffff'],
	['light', 'no color', '#000000'],
] as const)('[E145] lines stand out from the background: theme %s, color %s', (theme, backgroundcolor, color) => {
	const { editor, session } = editing({ ...emptyMap(), ...(backgroundcolor !== undefined && { backgroundcolor }) });
	editor.theme.value = theme;
	expect(lineColor(editor, session)).toBe(color);
});
