import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { signal } from '@preact/signals';
import { mapControls } from '@tilewright/editor-canvas/camera/controls.ts';
import { attempt } from '@tilewright/editor-core/commands/run.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { service } from '@tilewright/editor-core/services/service.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { Vector } from '@tilewright/geometry';

/**
 * Uses a file of the project that was dropped on a map.
 *
 * @param at - the place on the screen of the map; `undefined` if it was dropped on another part of the map
 */
export type DropOnMap = (session: MapSession, path: string, at: Vector | undefined) => Promise<void>;

/** The use of files of the project that are dropped on maps; `undefined` while no feature has one. */
export const dropOnMap = service('drops on maps', (_: Editor) => signal<DropOnMap | undefined>(undefined));

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
			void attempt(editor, async () => await dropOnMap(editor).value?.(session, String(source.data[KEY]), at));
		},
	});
}
