import { describe, expect, it } from 'vitest';
import type { DrawList, Item } from '../../src/draw-list/draw-list.ts';
import { RenderError } from '../../src/platform/size-limits.ts';
import { drawListToSvg } from '../../src/svg/draw-list-to-svg.ts';
import { textOf } from '../support/objects.ts';
import { base, listOf, measure, pictures, quads } from './support.ts';

const printed = (items: readonly Item[], view: Partial<DrawList['view']> = {}, smooth = false): string =>
	drawListToSvg(listOf(items, view), pictures, measure, { smooth });

/** The lines of the items. */
const body = (svg: string): string[] =>
	svg
		.replace(/<defs>[\s\S]*<\/defs>\n/, '')
		.split('\n')
		.slice(1, -2);

describe('a draw list as SVG', () => {
	it('contains each picture and frame once; a frame of a whole picture is the picture', () => {
		expect(printed([quads([0, 1, 0, 2])])).toBe(`\
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100" height="50" viewBox="0 0 100 50" style="isolation:isolate;image-rendering:pixelated">
<defs>
<image id="p0" x=".001" y=".001" width="32" height="16" preserveAspectRatio="none" xlink:href="data:a.png"/>
<symbol id="f0" width="16" height="16" viewBox="0 0 16 16"><use xlink:href="#p0"/></symbol>
<symbol id="f1" width="16" height="16" viewBox="16 0 16 16"><use xlink:href="#p0"/></symbol>
<image id="p1" x=".001" y=".001" width="16" height="16" preserveAspectRatio="none" xlink:href="data:whole.png"/>
</defs>
<g>
<use xlink:href="#f0" x="0" y="0"/>
<use xlink:href="#f1" x="16" y="0"/>
<use xlink:href="#f0" x="32" y="0"/>
<use xlink:href="#p1" x="48" y="0"/>
</g>
</svg>
`);
	});

	it('leaves out quads without a picture', () => {
		expect(body(printed([quads([3]), quads([9])]))).toEqual([]);
	});

	it('rotates and flips by matrices, and scales tiles without seams', () => {
		expect(body(printed([quads([0], {}, [0, 1, -1, 0, 16, 0])]))).toContain('<use xlink:href="#f0" transform="matrix(0 1 -1 0 16 0)"/>');
		const tiles = quads([0, 0], {}, [1, 0, 0, 1, 0, 0, -1, 0, 0, 1, 32, 0]);
		expect(body(printed([tiles], { scale: { x: 1.1, y: 1.1 } })).slice(1, 3)).toEqual([
			'<use xlink:href="#f0" transform="matrix(1.125 0 0 1.125 0 0)"/>',
			'<use xlink:href="#f0" transform="matrix(-1.0625 0 0 1.125 35 0)"/>',
		]);
		expect(body(printed([quads([0])], { scale: { x: 1.1, y: 1.1 } }, true))).toContain(
			'<use xlink:href="#f0" transform="matrix(1.1 0 0 1.1 0 0)"/>',
		);
	});

	it('shows only the part of the picture that was requested', () => {
		const view = { x: 10, y: 0, scale: { x: 2, y: 2 }, part: { x: 5, y: 6, width: 7, height: 8 } };
		const svg = printed([{ ...base, kind: 'background', color: '#80ff0000' }, quads([0])], view);
		expect(svg).toContain('width="7" height="8" viewBox="0 0 7 8"');
		expect(svg).toContain('<rect x="0" y="0" width="7" height="8" fill="#ff0000" fill-opacity=".502"/>');
		expect(svg).toContain('transform="matrix(2 0 0 2 -25 -6)"');
	});

	it('repeats pictures with patterns', () => {
		const svg = printed([
			{
				...base,
				kind: 'pattern',
				blend: 'add',
				frame: 2,
				origin: { x: 3, y: 0 },
				area: { x: 0, y: 0, width: 100, height: 16 },
				repeatx: true,
				repeaty: false,
			},
		]);
		expect(svg).toContain(
			'<pattern id="r0" patternUnits="userSpaceOnUse" width="16" height="16" patternTransform="translate(3 0)"><use xlink:href="#p0"/></pattern>',
		);
		expect(body(svg)).toEqual(['<rect x="0" y="0" width="100" height="16" fill="url(#r0)" style="mix-blend-mode:plus-lighter"/>']);
	});

	it('marks missing tiles', () => {
		const item: Item = { ...base, kind: 'missing', transform: [1, 0, 0, 1, 8, 8], width: 16, height: 16 };
		const svg = printed([item, item]);
		expect(body(svg)).toEqual(Array(2).fill('<use xlink:href="#m0" transform="translate(8 8)"/>'));
		expect(svg.match(/stroke="#ff0000"/g)).toHaveLength(1);
	});

	it('is the same text each time', () => {
		const items = [quads([0, 1], { tint: '#80ff8040', blend: 'multiply' }), quads([2], { opacity: 1 / 3 })];
		expect(printed(items)).toBe(printed(items));
	});

	it('is refused if it would have too many elements', () => {
		const many = quads([], { count: 2_000_001, frames: new Uint32Array(0) });
		expect(() => printed([many])).toThrow(RenderError);
		expect(() => printed([many])).toThrow(
			'2000001 tiles and objects; an SVG may have at most 2000000. Show a part of the map, or write a PNG.',
		);
	});

	it('has texts in lines of fixed length, clipped if they are too large', () => {
		const item: Item = {
			...base,
			kind: 'text',
			text: textOf('ab cd', { wrap: true, kerning: false, underline: true }),
			transform: [1, 0, 0, 1, 5, 6],
			width: 20,
			height: 20,
		};
		const svg = printed([item]);
		expect(svg).toContain('<clipPath id="c0"><rect x="0" y="0" width="20" height="20"/></clipPath>');
		expect(body(svg)[0]).toMatch(
			/^<g transform="translate\(5 6\)" fill="#000000" clip-path="url\(#c0\)"><text font-family="'DejaVu Sans', sans-serif" /,
		);
		expect(body(svg)[0]).toContain(
			'style="font-kerning:none" xml:space="preserve"><tspan x="0" y="15" textLength="16" lengthAdjust="spacingAndGlyphs">ab<',
		);
		expect(body(svg)[0]?.match(/<rect /g)).toHaveLength(2);
	});

	it('has names on the color of their object', () => {
		const [label] = body(printed([{ ...base, kind: 'label', text: 'ab', at: { x: 50, y: 40 }, color: '#ff0000' }]));
		expect(label).toContain('fill="#ff0000"');
		expect(label).toContain('<tspan x="44" y="28" textLength="12"');
	});
});
