import { createCanvas } from '@napi-rs/canvas';
import { withoutColor } from '@tilewright/play/scene';
import { describe, expect, it } from 'vitest';

describe('withoutColor', () => {
	it('draws a picture at its size, in which a color is clear [R10]', () => {
		const image = createCanvas(2, 3);
		const context = image.getContext('2d');
		context.fillStyle = '#204080';
		context.fillRect(0, 0, 2, 3);
		context.fillStyle = '#ff00ff';
		context.fillRect(1, 0, 1, 2);
		const canvas = createCanvas(1, 1);
		expect(withoutColor(canvas, image, 0xff00ff)).toBe(canvas);
		expect([canvas.width, canvas.height]).toEqual([2, 3]);
		const at = (x: number, y: number): number[] => [...canvas.getContext('2d').getImageData(x, y, 1, 1).data];
		expect([at(0, 0), at(1, 0), at(1, 1), at(1, 2)]).toEqual([
			[32, 64, 128, 255],
			[0, 0, 0, 0],
			[0, 0, 0, 0],
			[32, 64, 128, 255],
		]);
	});

	it('throws when the canvas cannot be drawn on', () => {
		const canvas = { getContext: () => null };
		expect(() => withoutColor(canvas, { width: 1, height: 1 }, 0)).toThrow('The browser has no canvas.');
	});
});
