import type { Layer, WalkedLayer } from '@tilewright/format';
import { readMap, walkLayers } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { mapText } from '../support/map-text.ts';

const layersOf = (layers: unknown): readonly Layer[] => readMap(mapText(`"tilesets":[],"layers":${JSON.stringify(layers)}`)).layers;

/** The last layer of a chain of groups, each with these fields. */
function innermost(...chain: readonly Record<string, unknown>[]): WalkedLayer {
	const layers = chain.reduceRight<unknown[]>((inner, fields) => [{ type: 'group', name: '', layers: inner, ...fields }], []);
	const walked = [...walkLayers(layersOf(layers))].at(-1);
	if (walked === undefined) throw new Error('no layers');
	return walked;
}

describe('walkLayers', () => {
	const group = (name: string, ...layers: unknown[]): unknown => ({ type: 'group', name, layers });
	const leaf = (name: string): unknown => ({ type: 'objectgroup', name, objects: [] });

	it('visits layers in drawing order, groups before their children, with their places', () => {
		const layers = layersOf([leaf('a'), group('b', leaf('c'), group('d', leaf('e')), leaf('f')), leaf('g')]);
		const walked = [...walkLayers(layers)];
		expect(walked.map(({ layer }) => layer.name).join('')).toBe('abcdefg');
		expect(walked.map(({ path }) => path.join('.'))).toEqual(['0', '1', '1.0', '1.1', '1.1.0', '1.2', '2']);
	});

	it("returns the layer's own values outside of groups", () => {
		expect(innermost({})).toMatchObject({ opacity: 1, visible: true, offsetx: 0, offsety: 0, parallaxx: 1, parallaxy: 1 });
		expect('tintcolor' in innermost({})).toBe(false);
	});

	it('multiplies opacity [R7]', () => {
		expect(innermost({ opacity: 0.5 }, { opacity: 0.5 }, { opacity: 0.25 }).opacity).toBe(0.0625);
	});

	it('hides everything in an invisible group [R7]', () => {
		expect(innermost({ visible: false }, { visible: true }).visible).toBe(false);
		expect(innermost({ visible: true }, { visible: false }).visible).toBe(false);
		expect(innermost({ visible: true }, { visible: true }).visible).toBe(true);
	});

	it('adds offsets [R7]', () => {
		const { offsetx, offsety } = innermost({ offsetx: 10, offsety: -1 }, { offsetx: -2.5 }, { offsety: 4 });
		expect([offsetx, offsety]).toEqual([7.5, 3]);
	});

	it('multiplies parallax factors [R7]', () => {
		const { parallaxx, parallaxy } = innermost({ parallaxx: 0.5, parallaxy: 2 }, { parallaxx: 0.5 }, { parallaxy: 0 });
		expect([parallaxx, parallaxy]).toEqual([0.25, 0]);
	});

	it.each([
		['one tint', ['#ff8000'], '#ffff8000'],
		['one tint with alpha', ['#80FF8000'], '#80ff8000'],
		['two tints, channel by channel', ['#ff8000', '#80ff40'], '#ff808000'],
		['alphas too', ['#80ffffff', '#80ffffff'], '#40ffffff'],
		['three', ['#808080', '#808080', '#808080'], '#ff202020'],
		['white changes nothing', ['#123456', '#ffffff'], '#ff123456'],
		['black wins', ['#000000', '#ffffff'], '#ff000000'],
		['a text that is not a color is ignored', ['red', '#123456'], '#ff123456'],
		['an empty text is ignored', ['', '#123456', ''], '#ff123456'],
	])('multiplies tints: %s [R7]', (_, colors, expected) => {
		expect(innermost(...colors.map((tintcolor) => ({ tintcolor }))).tintcolor).toBe(expected);
	});

	it('can be stopped early', () => {
		for (const { layer } of walkLayers(layersOf([leaf('a'), leaf('b')]))) {
			expect(layer.name).toBe('a');
			break;
		}
	});
});
