import { attempt } from '@tilewright/editor-core/commands/run.ts';
import { useEffect } from 'preact/hooks';
import { useEditor } from '../page/context.ts';

/**
 * Runs something whose code is loaded when it is needed first, as long as it is needed.
 *
 * @param load - by `import()`; returns a function that starts it; that returns a function that ends it
 */
export function useLater(isNeeded: boolean, load: () => Promise<() => (() => void) | undefined>): void {
	const editor = useEditor();
	useEffect(() => {
		if (!isNeeded) return;
		let stop: (() => void) | undefined;
		let isOver = false;
		void attempt(editor, async () => {
			const start = await load();
			if (!isOver) stop = start();
		});
		return () => {
			isOver = true;
			stop?.();
		};
	}, [isNeeded, editor]);
}
