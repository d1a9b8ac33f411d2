import { hash } from './noise.ts';
import { box, dot, line, type Pixmap } from './pixmap.ts';
import { ball, ramps, standing } from './shapes.ts';

export function drawOak(on: Pixmap, cx: number, foot: number, seed = 3): void {
	standing(
		on,
		(layer) => {
			box(layer, cx - 2, foot - 9, 4, 8, 'wood');
			box(layer, cx - 2, foot - 9, 1, 8, 'woodLight');
			box(layer, cx + 1, foot - 9, 1, 8, 'woodDark');
			ball(layer, cx, foot - 17, 6.6, 8.6, ramps.leaf, 0.5, seed);
			ball(layer, cx - 2, foot - 20, 4, 4, ramps.leaf, 0.4, seed + 1);
		},
		[cx, foot - 2, 6.5, 3],
	);
}

export function drawPine(on: Pixmap, cx: number, foot: number): void {
	standing(
		on,
		(layer) => {
			box(layer, cx - 1, foot - 5, 3, 4, 'wood');
			for (let y = 0; y < 23; y++) {
				const step = y % 7;
				const half = Math.round(1.2 + (y / 23) * 3 + step * 0.45);
				for (let x = -half; x <= half; x++) {
					const light = x < -half * 0.25 ? 'leaf' : x > half * 0.4 ? 'leafDeep' : 'leafDark';
					const snowOfLight = step < 2 && x <= 0 && hash(x, y, 4) < 0.5;
					dot(layer, cx + x, foot - 27 + y, snowOfLight ? 'leafLight' : step === 6 ? 'leafDeep' : light);
				}
			}
		},
		[cx, foot - 2, 5.5, 2.5],
	);
}

export function drawPalm(on: Pixmap, cx: number, foot: number): void {
	standing(
		on,
		(layer) => {
			for (let y = 0; y < 19; y++) {
				const x = cx - 2 + Math.round(Math.sin(y / 8) * 2.4);
				box(layer, x, foot - 2 - y, 2, 1, y % 3 === 0 ? 'wood' : 'woodLight');
			}
			const leaves: [number, number][] = [
				[-6, 0],
				[-5, 5],
				[6, 0],
				[5, 5],
				[-3, -4],
				[4, -4],
				[0, 4],
			];
			for (const [dx, dy] of leaves) {
				const tx = cx + dx;
				const ty = foot - 21 + dy;
				line(layer, cx, foot - 22, tx, ty, 'leafDark');
				line(layer, cx, foot - 23, tx, ty - 1, dx < 0 ? 'leafLight' : 'leaf');
			}
			box(layer, cx, foot - 20, 2, 2, 'goldDark');
		},
		[cx, foot - 2, 5, 2],
	);
}
