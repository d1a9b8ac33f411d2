import type { Editor } from '../app/editor.ts';
import type { ZoomControls } from './controls.ts';

/** Lets actions zoom what is shown. @returns a function that ends this, unless something else is shown by then */
export function offerZoom({ zoom }: Editor, controls: ZoomControls): () => void {
	zoom.value = controls;
	return () => {
		if (zoom.peek() === controls) zoom.value = undefined;
	};
}
