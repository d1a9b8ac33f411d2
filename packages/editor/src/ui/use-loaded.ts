import { attempt } from '@tilewright/editor-core/commands/run.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { useEffect, useState } from 'preact/hooks';

/**
 * A part of the app that is loaded when a component shows it first. If that fails, the user is told.
 *
 * @param load - by `import()`
 * @returns `undefined` until it is there
 */
export function useLoaded<T extends object>(editor: Editor, load: () => Promise<T>): T | undefined {
	const [loaded, setLoaded] = useState<T | undefined>(undefined);
	useEffect(() => {
		let isOver = false;
		void attempt(editor, async () => {
			const part = await load();
			if (!isOver) setLoaded(part);
		});
		return () => {
			isOver = true;
		};
		// What is loaded stays the same.
	}, [editor]);
	return loaded;
}
