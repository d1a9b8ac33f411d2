import { describe, expect, it } from 'vitest';
import { svgRefusal } from '../../src/pictures/svg/effort.ts';

const TOO_LONG = /^it would take too long to draw: .* the limit is 2147483648$/;

function refusal(width: number, height: number, inner: string, more = ''): string | undefined {
	return svgRefusal(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ${more}>${inner}</svg>`, {
		width,
		height,
	});
}

const BLUR = '<filter id="f"><feGaussianBlur stdDeviation="5000"/></filter>';
const PATTERN = '<pattern id="p" width="1" height="1"><rect width=".5" height=".5"/></pattern>';
const rects = (count: number, attributes: string): string => `<rect width="100%" height="100%" ${attributes}/>`.repeat(count);

describe('svgRefusal', () => {
	it('refuses more pixels than an SVG may have', () => {
		expect(refusal(4096, 4096, rects(1, ''))).toBeUndefined();
		expect(refusal(4097, 4096, '')).toBe('it has 4097 × 4096 pixels, and an SVG may have at most 16777216');
	});

	it('refuses too many fills of many pixels', () => {
		expect(refusal(2048, 2048, rects(512, ''))).toBeUndefined();
		expect(refusal(2048, 2048, rects(513, ''))).toMatch(TOO_LONG);
	});

	it.each([
		['blurs', BLUR + rects(10, 'filter="url(#f)"')],
		['blurs in styles', BLUR + rects(10, 'style="filter: url(#f)"')],
		['blurs that character references hide', BLUR + rects(10, 'filter="url(&#x23;f)"')],
		['blurs of style sheets', `<style>.a, .b { filter: url(#f) }</style>${BLUR}${rects(10, 'class="b"')}`],
		['blurs of functions', rects(10, 'style="filter:blur(5000px)"')],
		['enlarged blurs', `<g transform="scale(1000)">${BLUR.replace('5000', '5')}${rects(10, 'filter="url(#f)"')}</g>`],
		['wide morphology', `<filter id="f"><feMorphology radius="5000"/></filter>${rects(100, 'filter="url(#f)"')}`],
		['patterns larger than the picture', `${PATTERN}<pattern id="q">${rects(200, '')}</pattern>${rects(4, 'fill="url(#q)"')}`],
	])('refuses %s, however small the picture is', (_name, inner) => {
		expect(refusal(64, 64, inner)).toMatch(TOO_LONG);
	});

	it('refuses patterns and masks of large pictures, also on groups', () => {
		expect(refusal(4000, 4000, PATTERN + rects(20, 'fill="url(#p)"'))).toMatch(TOO_LONG);
		expect(refusal(4000, 4000, `${PATTERN}<g fill="url(#p)">${rects(20, '')}</g>`)).toMatch(TOO_LONG);
		expect(refusal(4000, 4000, `<mask id="m">${rects(1, '')}</mask>${rects(10, 'mask="url(#m)"')}`)).toMatch(TOO_LONG);
		expect(refusal(4000, 4000, `<style>#x{filter:url(#f)}</style>${rects(10, 'class="b"')}`)).toBeUndefined();
	});

	it('accepts ordinary pictures', () => {
		const shadow =
			'<filter id="s"><feGaussianBlur in="SourceAlpha" stdDeviation="8"/><feOffset dx="4" dy="4"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>';
		const gradient = '<linearGradient id="g"><stop offset="0"/><stop offset="1"/></linearGradient>';
		const paths = '<path d="M0 0h10v10z" style="opacity:1;fill:url(#g)"/>'.repeat(800);
		expect(refusal(512, 512, `${shadow}${gradient}<g filter="url(#s)">${paths}</g>`)).toBeUndefined();
		expect(refusal(512, 512, shadow + rects(10, 'filter="url(#s)"'), 'viewBox="0 0 135 135"')).toBeUndefined();
		expect(refusal(64, 64, PATTERN + rects(20, 'fill="url(#p)"'))).toBeUndefined();
	});

	it('is fast', () => {
		expect(refusal(1, 1, '<style>'.repeat(100_000))).toBeDefined();
		expect(refusal(1, 1, `<style>a{filter:blur(${'x'.repeat(100_000)})}</style>${'<a/>'.repeat(10_000)}`)).toBeDefined();
		expect(refusal(1, 1, `<path d="${'a'.repeat(1_000_000)}"/><path style="${'blur('.repeat(100_000)}"/>`)).toBeUndefined();
	});
});
