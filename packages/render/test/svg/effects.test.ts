import { describe, expect, it } from 'vitest';
import type { QuadsItem } from '../../src/draw-list/draw-list.ts';
import { printerFor } from '../../src/svg/printer.ts';
import { quadsGroup } from '../../src/svg/quads.ts';
import { listOf, measure, pictures, quads } from './support.ts';

function printed(item: QuadsItem): { readonly lines: string[]; readonly definitions: readonly string[] } {
	const printer = printerFor(listOf([]), pictures, measure, false);
	return { lines: quadsGroup(item, printer).split('\n'), definitions: printer.definitions };
}

/** Two quads that overlap by half. */
const ON_EACH_OTHER = [1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 8, 0];

describe('quads as SVG', () => {
	it('are blended as a group if they do not overlap', () => {
		expect(printed(quads([0, 1], { opacity: 0.5, blend: 'multiply' })).lines).toEqual([
			'<g opacity=".5" style="mix-blend-mode:multiply">',
			'<use xlink:href="#f0" x="0" y="0"/>',
			'<use xlink:href="#f1" x="16" y="0"/>',
			'</g>',
		]);
	});

	it('are blended one by one if they overlap, as on a canvas', () => {
		expect(printed(quads([0, 1], { opacity: 0.5 }, ON_EACH_OTHER)).lines).toEqual([
			'<g>',
			'<g opacity=".5"><use xlink:href="#f0" x="0" y="0"/></g>',
			'<g opacity=".5"><use xlink:href="#f1" x="8" y="0"/></g>',
			'</g>',
		]);
	});

	it('are tinted by a filter in sRGB; the alpha of a tint becomes opacity', () => {
		const { lines, definitions } = printed(quads([0], { tint: '#80ff0033', opacity: 0.5 }));
		expect(lines[0]).toBe('<g opacity=".251" filter="url(#t0)">');
		expect(definitions).toContain(
			'<filter id="t0" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">' +
				'<feFlood flood-color="#ff0033"/><feBlend mode="multiply" in2="SourceGraphic"/><feComposite operator="in" in2="SourceGraphic"/></filter>',
		);
	});

	it('are tinted one by one if they overlap: in a group with a filter they would not blend with what is below', () => {
		const { lines } = printed(quads([0, 1], { tint: '#ffff0000', blend: 'screen' }, ON_EACH_OTHER));
		expect(lines[0]).toBe('<g>');
		expect(lines[1]).toBe('<g style="mix-blend-mode:screen" filter="url(#t0)"><use xlink:href="#f0" x="0" y="0"/></g>');
	});
});
