import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { ZoomControls } from '../camera/controls.ts';
import { zoomControls } from '../camera/controls.ts';

/** Lets actions zoom the shown document. @returns a function that ends this, unless something else is shown by then */
export function offerZoom(editor: Editor, controls: ZoomControls): () => void {
	const zoom = zoomControls(editor);
	zoom.value = controls;
	return () => {
		if (zoom.peek() === controls) zoom.value = undefined;
	};
}
