import { describe, expect, it } from 'vitest';
import type { ShapeItem } from '../../src/draw-list/draw-list.ts';
import { printerFor } from '../../src/svg/printer.ts';
import { shapePath } from '../../src/svg/shape.ts';
import { base, listOf, measure, pictures } from './support.ts';

const printed = (item: Partial<ShapeItem>, scale = 1): string =>
	shapePath(
		{ ...base, kind: 'shape', path: [], ...item },
		printerFor(listOf([], { scale: { x: scale, y: scale } }), pictures, measure, false),
	);

describe('a shape as SVG', () => {
	it('is filled by the even-odd rule; fill and stroke have their own opacity', () => {
		expect(
			printed({ path: [['M', 0, 0], ['L', 10, 10.5], ['Z']], fill: '#80ff0000', stroke: { color: '#00ff00', width: 2 }, opacity: 0.5 }),
		).toBe(
			'<path d="M0 0L10 10.5Z" fill="#ff0000" fill-opacity=".251" fill-rule="evenodd" stroke="#00ff00" stroke-opacity=".5" ' +
				'stroke-width="2" vector-effect="non-scaling-stroke" stroke-linecap="round" stroke-linejoin="round"/>',
		);
	});

	it('is shifted by pixels of the picture, at any scale', () => {
		expect(
			printed(
				{
					path: [
						['M', 1, 2],
						['C', 1, 2, 3, 4, 5, 6],
					],
					shift: { x: 0, y: 1 },
					fill: '#000000',
				},
				2,
			),
		).toContain('d="M2 5C2 5 6 9 10 13"');
	});

	it('of a grid runs through the centers of pixels; lines with the same dash offset are one path', () => {
		const path: ShapeItem['path'] = [
			['M', 8, 0],
			['L', 8, 40],
			['M', 16, 4],
			['L', 16, 40],
			['M', 0, 1],
			['L', 40, 1],
		];
		expect(printed({ path, stroke: { color: '#000000', width: 1, dash: [2, 2] }, crisp: true }).split('\n')).toEqual([
			'<path d="M8.5 .5L8.5 40.5M16.5 4.5L16.5 40.5M.5 1.5L40.5 1.5" fill="none" stroke="#000000" stroke-width="1" stroke-dasharray="2 2" vector-effect="non-scaling-stroke" stroke-dashoffset=".5"/>',
		]);
	});
});
