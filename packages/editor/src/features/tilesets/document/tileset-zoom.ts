import { computed, effect, useSignal } from '@preact/signals';
import { ZOOM_STEPS, zoomStep } from '@tilewright/editor-canvas/camera/camera.ts';
import { offerZoom } from '@tilewright/editor-canvas/view/offer-zoom.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { TilesetSession } from '@tilewright/editor-core/session/tileset-session.ts';
import { useEffect } from 'preact/hooks';

/** At first, tiles are not shown larger than this. */
const MOST = 4;

/** The zoom at which tiles fill a width, in pixels of the page. */
export const fittedZoom = (width: number, room: number): number =>
	ZOOM_STEPS.findLast((step) => step <= Math.min(MOST, room / Math.max(1, width))) ?? ZOOM_STEPS[0] ?? 1;

/** Lets actions zoom the tiles while their tileset is shown. */
export function useZoom(editor: Editor, session: TilesetSession, fitted: number): void {
	const fit = useSignal(fitted);
	useEffect(() => {
		fit.value = fitted;
	}, [fit, fitted]);
	useEffect(() => {
		const scale = computed(() => session.zoom.value ?? fit.value);
		return effect(() => {
			// While shapes are edited, the zoom is theirs.
			if (editor.current.value !== session || session.shapes.value !== undefined) return undefined;
			return offerZoom(editor, {
				scale,
				zoomBy(direction) {
					session.zoom.value = zoomStep(scale.peek(), direction);
				},
				zoomTo(to) {
					session.zoom.value = to;
				},
				fit() {
					session.zoom.value = undefined;
				},
			});
		});
	}, [editor, session, fit]);
}
