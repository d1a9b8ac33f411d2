import { describe, expect, it } from 'vitest';
import { short } from '../../src/svg/attributes.ts';
import { element, escaped } from '../../src/svg/element.ts';

describe('elements', () => {
	it('contain any text', () => {
		expect(escaped('<a & "b">\u0000\ud800')).toBe('&lt;a &amp; &quot;b&quot;&gt;\ufffd\ufffd');
		expect(element('g', { id: '"<', style: undefined }, escaped(']]>'))).toBe('<g id="&quot;&lt;">]]&gt;</g>');
	});
});

describe('numbers', () => {
	it.each([
		[0, '0'],
		[-0.00001, '0'],
		[0.5, '.5'],
		[-0.25, '-.25'],
		[10, '10'],
		[1 / 3, '.3333'],
		[1e21, '1000000000000000'],
		[Number.NaN, '0'],
		[Number.POSITIVE_INFINITY, '0'],
	])('%d becomes %s', (value, text) => {
		expect(short(value)).toBe(text);
	});
});
