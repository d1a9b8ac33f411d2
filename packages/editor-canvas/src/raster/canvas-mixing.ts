import type { Mixing } from '@tilewright/render/internal';
import { ROUNDED, TRUNCATED } from '@tilewright/render/internal';

let known: Mixing | undefined;

/** The way in which canvases mix translucent pixels here, which depends on whether there is a graphics card. */
export function canvasMixing(): Mixing {
	known ??= roundsDown() ? TRUNCATED : ROUNDED;
	return known;
}

/** A nearly transparent black pixel over a nearly black one leaves 254/255 of it: 1 if that is rounded, 0 if it is cut off. */
function roundsDown(): boolean {
	const [below, above] = [0, 1].map(() => new OffscreenCanvas(1, 1).getContext('2d'));
	if (below == null || above == null) return false;
	above.putImageData(new ImageData(Uint8ClampedArray.of(0, 0, 0, 1), 1, 1), 0, 0);
	below.putImageData(new ImageData(Uint8ClampedArray.of(1, 1, 1, 255), 1, 1), 0, 0);
	below.drawImage(above.canvas, 0, 0);
	return below.getImageData(0, 0, 1, 1).data[0] === 0;
}
