import { effect } from '@preact/signals';
import { attempt } from '@tilewright/editor-core/commands/run.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { whenIdle } from '@tilewright/editor-core/editor/when-idle.ts';
import type { Workbench } from '../page/workbench-parts.ts';
import { workbench } from '../page/workbench-parts.ts';

/**
 * Loads the code for maps: at once when the first map is opened, else when the start page is shown and there is nothing else to do, so that opening
 * a map does not wait.
 */
export function loadWorkbench(editor: Editor, load: () => Promise<Workbench>): void {
	let loading: Promise<void> | undefined;
	const ask = (): Promise<void> => {
		loading ??= load().then(
			(loaded) => {
				workbench(editor).value = loaded;
			},
			(error: unknown) => {
				// The next map asks again.
				loading = undefined;
				throw error;
			},
		);
		return loading;
	};
	effect(() => {
		if (editor.opening.value.length > 0 || editor.sessions.value.length > 0) void attempt(editor, ask);
		else if (editor.hasStarted.value) whenIdle(editor)(() => void ask().catch((error: unknown) => console.warn(error)));
	});
}
