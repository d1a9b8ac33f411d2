import type { Editor } from '../app/editor.ts';
import { mapFrameWords } from '../messages/en/map-frame-words.ts';
import { pointOnLayer } from '../objects/point-on-layer.ts';

/** Where the pointer is on the current object layer, as objects there have their positions (rule E17); empty on other layers. */
export function pixelUnderPointer(editor: Editor): string {
	const { toolMap, pointer } = editor;
	const session = toolMap.value;
	const screen = pointer.value?.screen;
	if (session === undefined || screen === undefined || session.currentLayer.value?.type !== 'objectgroup') return '';
	const at = pointOnLayer(editor, session, screen);
	return at === undefined ? '' : mapFrameWords.pixel(Math.floor(at.x), Math.floor(at.y));
}
