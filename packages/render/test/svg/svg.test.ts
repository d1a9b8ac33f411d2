import { describe, expect, it } from 'vitest';
import type { Item, Plan } from '../../src/plan/draw-list.ts';
import { escaped } from '../../src/svg/element.ts';
import { piecesOf, svgOf } from '../../src/svg/svg-of.ts';

const base = { opacity: 1, layer: [0] };
const measure = (text: string): number => text.length * 8;

/** The elements of a plan with these items. */
function written(items: readonly Item[], view: Partial<Plan['view']> = {}): string {
	const plan: Plan = {
		view: { x: 0, y: 0, width: 100, height: 50, scale: { x: 1, y: 1 }, ...view },
		images: [{ path: 'a.png' }],
		frames: [
			{ image: 0, x: 0, y: 0, width: 16, height: 16 },
			{ image: 0, x: 16, y: 0, width: 16, height: 16 },
		],
		items,
	};
	const pieces = piecesOf(plan).map((piece) => ({ ...piece, href: `data:${piece.frame}${piece.tint ?? ''}` }));
	return [...svgOf(plan, pieces, { smooth: false, measure })].join('');
}

const quads = (frames: readonly number[], more: object = {}): Item => ({
	...base,
	...{ kind: 'quads', blend: 'normal', count: frames.length, frames: Uint32Array.from(frames) },
	...{ transforms: Float64Array.from(frames.flatMap((_, i) => [1, 0, 0, 1, i * 16, 0])) },
	...more,
});

describe('a plan as SVG', () => {
	it('has each piece of a picture once for each tint', () => {
		const svg = written([quads([0, 1, 0]), quads([0], { tint: '#ffff0000' })]);
		expect(svg.match(/<image [^>]*>/g)).toHaveLength(3);
		expect(svg.match(/<use xlink:href="#p\d"/g)).toEqual([
			'<use xlink:href="#p0"',
			'<use xlink:href="#p1"',
			'<use xlink:href="#p0"',
			'<use xlink:href="#p2"',
		]);
		expect(svg).toContain('xlink:href="data:0#ffff0000"');
	});

	it('draws each quad with opacity and blending of its own', () => {
		expect(written([quads([0], { opacity: 0.5, blend: 'multiply' })])).toContain(
			'<use xlink:href="#p0" opacity="0.5" style="mix-blend-mode:multiply"/>',
		);
		expect(written([quads([0], { blend: 'add' })])).toContain('mix-blend-mode:plus-lighter');
	});

	it('turns and flips by matrices', () => {
		const turned = { ...quads([0]), transforms: Float64Array.from([0, 1, -1, 0, 16, 0]) };
		expect(written([turned])).toContain('transform="matrix(0 1 -1 0 16 0)"');
	});

	it('shows the part of the screen that the picture does, at its size', () => {
		expect(written([], { x: 10, y: 20, scale: { x: 0.5, y: 0.5 } })).toMatch(/width="50" height="25" viewBox="10 20 100 50"/);
	});

	it('keeps lines as wide as they are on a picture', () => {
		const svg = written([
			{ ...base, kind: 'shape', path: [['M', 0, 0], ['L', 10, 10.5], ['Z']], fill: '#80ff0000', stroke: { color: '#00ff00', width: 2 } },
		]);
		expect(svg).toContain(
			'<path d="M0 0L10 10.5Z" fill="#ff0000" fill-opacity="0.502" fill-rule="evenodd" stroke="#00ff00" stroke-width="2"',
		);
		expect(svg).toContain('vector-effect="non-scaling-stroke"');
	});

	it('repeats pictures by patterns', () => {
		const svg = written([
			{ ...base, kind: 'pattern', blend: 'normal', frame: 1, origin: { x: 3, y: 0 }, area: { x: 0, y: 0, width: 100, height: 16 } },
		]);
		expect(svg).toContain(
			'<pattern id="r0" x="3" y="0" width="16" height="16" patternUnits="userSpaceOnUse"><use xlink:href="#p0"/></pattern>',
		);
		expect(svg).toContain('<rect x="0" y="0" width="100" height="16" fill="url(#r0)"/>');
	});

	it('marks what is missing, and leaves out what has no picture', () => {
		expect(written([{ ...base, kind: 'missing', transform: [1, 0, 0, 1, 8, 8], width: 16, height: 16 }])).toContain('stroke="#ff0000"');
	});

	it('holds any text', () => {
		expect(escaped('<a & "b">\u0000\ud800')).toBe('&lt;a &amp; &quot;b&quot;&gt;\ufffd\ufffd');
		expect(written([{ ...base, kind: 'label', text: '<name>', at: { x: 1, y: 2 }, color: '#a0a0a4' }])).toContain('&lt;name&gt;</text>');
	});
});
