import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { mapControls } from '@tilewright/editor-canvas/camera/controls.ts';
import { attempt } from '@tilewright/editor-core/commands/run.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';

const KEY = 'projectFile';

/** Lets a file of the project be dragged by an element. @returns a function that ends this */
export const dragProjectFile = (element: HTMLElement, path: string): (() => void) =>
	draggable({ element, getInitialData: () => ({ [KEY]: path }) });

/**
 * Lets files of the project be dropped on an element that shows a map, or something of it (rules E67, E122). While one is dragged over it, the
 * element is marked.
 *
 * @returns a function that ends this
 */
export function takeProjectFiles(editor: Editor, session: MapSession, element: HTMLElement): () => void {
	const mark = (isOver: boolean) => () => element.toggleAttribute('data-takes-file', isOver);
	return dropTargetForElements({
		element,
		canDrop: ({ source }) => KEY in source.data && editor.files.value === session.files,
		onDragEnter: mark(true),
		onDragLeave: mark(false),
		onDrop({ source, location }) {
			mark(false)();
			const { clientX, clientY } = location.current.input;
			const at = mapControls(editor).value?.screenAt({ x: clientX, y: clientY });
			void attempt(editor, async () => {
				const { dropProjectFile } = await import('./drop-on-map.tsx');
				await dropProjectFile(editor, session, String(source.data[KEY]), at);
			});
		},
	});
}
