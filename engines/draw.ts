import { fontFamily } from '@tilewright/render/internal';
import type { Open } from './adapter.ts';
import type { Drawn, DrawRequest } from './drawn.ts';

/** Draws a map with an adapter, then measures frames while the camera moves. */
export async function draw(open: Open, { map, view, time, background, fonts, frames }: DrawRequest): Promise<Drawn> {
	await Promise.all(fonts.map(loadFont));
	const { width, height } = view;
	const opened = await open({ map, width, height, background, fontFamily });
	await opened.draw(view, time);
	const picture = opened.canvas.toDataURL('image/png');
	const start = performance.now();
	let scriptTime = 0;
	for (let frame = 1; frame <= frames; frame++) {
		const before = performance.now();
		await opened.draw({ ...view, x: view.x + 4 * frame, y: view.y + 2 * frame }, time + (frame * 1000) / 60);
		scriptTime += (performance.now() - before) / frames;
		waitFor(opened.canvas);
	}
	const frameTime = (performance.now() - start) / frames;
	opened.close();
	return { picture, frameTime, scriptTime };
}

/** Waits until a canvas is drawn: graphics cards work behind the page. */
function waitFor(canvas: HTMLCanvasElement): void {
	const context = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
	context?.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, new Uint8Array(4));
}

/** The fonts that are loaded, by their URLs. */
const loading = new Map<string, Promise<void>>();

function loadFont({ family, weight, style, url }: DrawRequest['fonts'][number]): Promise<void> {
	const known =
		loading.get(url) ?? new FontFace(family, `url(${url})`, { weight, style }).load().then((face) => void document.fonts.add(face));
	loading.set(url, known);
	return known;
}
