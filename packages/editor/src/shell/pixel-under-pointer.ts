import { pointOnLayer } from '@tilewright/editor-canvas/objects/point-on-layer.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { mapFrameWords } from './map-frame-words.ts';

/** Returns the position of the pointer on the current object layer, in the pixels of objects there (rule E17); empty on other layers. */
export function pixelUnderPointer(editor: Editor): string {
	const { toolMap, pointer } = editor;
	const session = toolMap.value;
	const screen = pointer.value?.screen;
	if (session === undefined || screen === undefined || session.currentLayerType.value !== 'objectgroup') return '';
	const at = pointOnLayer(editor, session, screen);
	return at === undefined ? '' : mapFrameWords.pixel(Math.floor(at.x), Math.floor(at.y));
}
