import { loadMap } from '@tilewright/play';
import kaplay from 'kaplay';
import type { Open } from '../adapter.ts';
import { addMap } from '../recipes/kaplay.ts';
import { loadPictures } from '../recipes/pictures.ts';

export const open: Open = async ({ map: path, width, height, background, fontFamily }) => {
	const map = await loadMap(path);
	const pictures = await loadPictures(map, fontFamily);
	const canvas = document.createElement('canvas');
	document.body.append(canvas);
	const k = kaplay({ canvas, width, height, background, global: false, pixelDensity: 1, texFilter: 'nearest' });
	let time = 0;
	addMap(k, map, pictures, () => time);
	let drawn = (): void => {};
	k.onDraw(() => drawn());
	const nextFrame = (): Promise<void> =>
		new Promise((done) => {
			drawn = done;
		});
	// Its pictures become sprites while it is drawn first.
	await nextFrame();
	await nextFrame();
	return {
		canvas,
		async draw(view, at) {
			k.setCamPos(view.x + width / 2, view.y + height / 2);
			time = at;
			// The frame that is drawn now may have begun before.
			await nextFrame();
			await nextFrame();
			await new Promise(requestAnimationFrame);
		},
		close() {
			k.quit();
			canvas.remove();
		},
	};
};
