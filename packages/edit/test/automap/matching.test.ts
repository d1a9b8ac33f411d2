import { describe, expect, it } from 'vitest';
import type { DrawnLayers, Options } from '../support/automap.ts';
import { area, automapped, drawnLayer, drawnMap, drawnRules } from '../support/automap.ts';

/** A rule: what it says, the map's layer `a` before, the layers of the rule map, and `a` after. */
interface Row {
	readonly name: string;
	readonly before: string;
	readonly rules: DrawnLayers;
	readonly after: string;
	readonly options?: Options;
}

const row = (name: string, before: string, rules: DrawnLayers, after: string, options: Options = {}): Row => ({
	name,
	before,
	rules,
	after,
	options,
});

const two = (name: string, first: string, second: string, output: string): DrawnLayers => [
	[name, first],
	[name, second],
	['output_a', output],
];

const ROWS: readonly Row[] = [
	row('[A1] replaces a tile', '121/211', { input_a: '1', output_a: '3' }, '323/233'),
	row('[A2, A3] compares prefixes without regard to case', '12', { INPUT_a: '1', Output_a: '3' }, '32'),
	row('[A2] keeps the case of names', '12', { input_A: '-', output_a: '3' }, '33'),
	row('[A3] ignores comments', '12', { '//note': '55', input_a: '1', output_a: '3' }, '32'),
	row('[A12] matches several cells', '1212', { input_a: '12', output_a: '34' }, '3434'),
	row('[A14] joins cells that touch at a corner to one rule', '1../.2.', { input_a: '1./.2', output_a: '3./.4' }, '3../.4.'),
	row('[A14] parts that do not touch are rules of their own', '12', { input_a: '1.2', output_a: '3.4' }, '34'),
	row('[A14] parts without output are no rules', '12', { input_a: '1.2', output_a: '3..' }, '32'),
	row('[A17, A20] Empty is an alternative', '1.2', { input_a: '-', output_a: '5' }, '152'),
	row('[A20] NonEmpty', '1.2', { input_a: '+', output_a: '5' }, '5.5'),
	row('[A20] Other: no tile that the rule uses', '1.1213', { input_a: '1?', output_a: '55' }, '555555'),
	row('[A20] Other is not one of them', '1121', { input_a: '1?', output_a: '.5' }, '1151'),
	row('[A20] Other is not empty if Empty is used', '1.12/....', { input_a: '1?/-~', output_a: '.5' }, '1.15/....'),
	row('[A20] inputnot Other', '1121', { input_a: '1~', inputnot_a: '.?', output_a: '.5' }, '1521'),
	row('[A20] inputnot', '1.2', { inputnot_a: '1', output_a: '5' }, '155'),
	row('[A20] inputnot Empty', '1.2', { inputnot_a: '-', output_a: '5' }, '5.5'),
	row('[A20] inputnot NonEmpty', '1.2', { inputnot_a: '+', output_a: '5' }, '152'),
	row('[A6, A20] layers of one name are alternatives', '1234', two('input_a', '1', '3', '5'), '5254'),
	row('[A20] inputnot layers exclude all their tiles', '1234', two('inputnot_a', '1', '3', '5'), '1535'),
	row('[A17] Ignore joins the region without a condition', '1234', { input_a: '~2', output_a: '5.' }, '5234'),
	row('[A22] a set of Ignore alone matches everywhere', '1.2', { input_a: '~', output_a: '5' }, '555'),
	row('[A21] Negate turns a condition around', '1.2', two('input_a', '1', '!', '5'), '155'),
	row('[A21] Negate turns inputnot around', '1.2', two('inputnot_a', '1', '!', '5'), '5.2'),
	row('[A17] Empty in the output erases', '121', { input_a: '1', output_a: '-' }, '.2.'),
	row('[A17] Ignore in the output writes nothing', '121', { input_a: '1', output_a: '~' }, '121'),
	row('[A6] input sets with an index are alternatives', '1234', { input1_a: '1', input2_a: '3', output_a: '5' }, '5254'),
	row('[A5] the index may be any text', '1234', { inputfoo_a: '1', output_a: '5' }, '5234'),
	row('[A23] a layer that the map lacks is empty', '12', { input_b: '1', input_a: '1', output_a: '5' }, '12'),
	row('[A23] an empty condition on it holds', '12', { input_b: '-', input_a: '1', output_a: '5' }, '52'),
	row('[A30] sees the map as it was before', '1234', { input_a: '1.2.3', output_a: '2.3.4' }, '2344'),
	row('[A30] sees each match in order', '1234', { input_a: '1.2.3', output_a: '2.3.4' }, '4444', { MatchInOrder: true }),
	row('[A30] sees earlier matches of the same rule', '1222', { input_a: '12', output_a: '.1' }, '1111', { MatchInOrder: true }),
	row('[A28] ModX', '11111', { input_a: '1', output_a: '3' }, '31313', { ModX: 2 }),
	row('[A28] OffsetX', '11111', { input_a: '1', output_a: '3' }, '13131', { ModX: 2, OffsetX: 1 }),
	row('[A28] a negative offset', '11111', { input_a: '1', output_a: '3' }, '11311', { ModX: 3, OffsetX: -1 }),
	row('[A28] ModY', '1/1/1/1', { input_a: '1', output_a: '3' }, '1/3/1/3', { ModY: 2, OffsetY: 1 }),
	row('[A33] overlapping output', '1111', { input_a: '11', output_a: '34' }, '3334'),
	row('[A33] no overlapping output', '1111', { input_a: '11', output_a: '34' }, '3434', { NoOverlappingOutput: true }),
	row('[A8] the old name of NoOverlappingOutput', '1111', { input_a: '11', output_a: '34' }, '3434', { NoOverlappingRules: true }),
	row('[A8] the new name counts', '111', { input_a: '11', output_a: '34' }, '334', {
		NoOverlappingRules: true,
		NoOverlappingOutput: false,
	}),
	row('[A8] converts values', '11111', { input_a: '1', output_a: '3' }, '31313', { modx: '2' }),
	row('[A8] Disabled', '11', { input_a: '1', output_a: '3' }, '11', { Disabled: true }),
	row('[A29] Probability of 0', '11', { input_a: '1', output_a: '3' }, '11', { Probability: 0 }),
	row('[A27] does not match outside of the map', '1.1', { input_a: '1-', output_a: '3.' }, '3.1'),
	row('[A8, A27] MatchOutsideMap', '1.1', { input_a: '1-', output_a: '3.' }, '3.3', { MatchOutsideMap: true }),
	row('[A8] OverflowBorder', '1.1', { input_a: '11', output_a: '3.' }, '1.3', { OverflowBorder: true }),
	row('[A8] WrapBorder reads the other side', '1.1', { input_a: '11', output_a: '3.' }, '1.3', { WrapBorder: true }),
	row('[A36] WrapBorder writes the other side', '1.1', { input_a: '11', output_a: '.3' }, '3.1', { WrapBorder: true }),
	row('[A8] WrapBorder beats OverflowBorder', '2.1', { input_a: '12', output_a: '34' }, '4.3', { WrapBorder: true, OverflowBorder: true }),
	row('[A36] drops what is outside of the map', '121', { input_a: '1~', output_a: '.3' }, '131', { MatchOutsideMap: true }),
];

describe('rules', () => {
	it.each(ROWS)('$name', ({ before, rules, after, options }) => {
		expect(drawnLayer(automapped(drawnMap({ a: before }), drawnRules(rules, options)), 'a')).toBe(after);
	});

	it('[A8, A20] AutoEmpty: empty cells of the layer must be empty', () => {
		const rules = { input_a: { cells: '1.', properties: { AutoEmpty: true } }, input_b: '~~', output_a: '34' };
		expect(drawnLayer(automapped(drawnMap({ a: '1.12' }), drawnRules(rules)), 'a')).toBe('3412');
		const older = { input_a: { cells: '1.', properties: { StrictEmpty: true } }, input_b: '~~', output_a: '34' };
		expect(drawnLayer(automapped(drawnMap({ a: '1.12' }), drawnRules(older)), 'a')).toBe('3412');
	});

	it('[A24] compares flips, unless the layer ignores them', () => {
		const map = drawnMap({ a: '11' });
		const flipped = {
			...map,
			layers: map.layers.map((layer) => ('data' in layer ? { ...layer, data: Uint32Array.of(1, 0x80000001) } : layer)),
		};
		expect(drawnLayer(automapped(flipped, drawnRules({ input_a: '1', output_a: '3' })), 'a')).toBe('3*');
		const ignoring = { input_a: { cells: '1', properties: { IgnoreHorizontalFlip: true } }, output_a: '3' };
		expect(drawnLayer(automapped(flipped, drawnRules(ignoring)), 'a')).toBe('33');
		const other = { input_a: { cells: '1', properties: { IgnoreVerticalFlip: true } }, output_a: '3' };
		expect(drawnLayer(automapped(flipped, drawnRules(other)), 'a')).toBe('3*');
	});

	it('[A19, A25] reads several layers', () => {
		const rules = drawnRules({ input_a: '1', input_b: '2', output_a: '5' });
		expect(drawnLayer(automapped(drawnMap({ a: '1112', b: '.2.2' }), rules), 'a')).toBe('1512');
	});

	it('[A10, A11] options of the map and of areas', () => {
		const options = (objects: Parameters<typeof drawnMap>[0]): string =>
			drawnLayer(automapped(drawnMap({ a: '1212' }), drawnRules(objects, { ModX: 2 })), 'a');
		const rules = { input_a: '1.2', output_a: '3.4' };
		expect(options(rules)).toBe('3232');
		expect(options({ ...rules, rule_options: { objects: [areaOf(1.5, 0.5, 1, { ModX: 1 })] } })).toBe('3434');
		// The later area wins, for each option that it sets.
		const both = [areaOf(2, 0, 1, { ModX: 1 }), areaOf(2, 0, 1, { Disabled: true })];
		expect(options({ ...rules, rule_options: { objects: both } })).toBe('3232');
		// The area has only a part of the rule.
		expect(options({ input_a: '12', output_a: '34', rule_options: { objects: [areaOf(1, 0, 1, { Disabled: true })] } })).toBe('3434');
	});

	it('[A31] rule maps see what earlier ones wrote', () => {
		const [first, second] = [drawnRules({ input_a: '1', output_a: '2' }), drawnRules({ input_a: '2', output_a: '3' })];
		expect(drawnLayer(automapped(drawnMap({ a: '1' }), [first, second]), 'a')).toBe('3');
		expect(drawnLayer(automapped(drawnMap({ a: '1' }), [second, first]), 'a')).toBe('2');
	});

	it('[A54] positions on hexagonal maps are those of the grid', () => {
		const map = { ...drawnMap({ a: '11/11' }), orientation: 'hexagonal', hexsidelength: 8, staggeraxis: 'y', staggerindex: 'odd' } as const;
		expect(drawnLayer(automapped(map, drawnRules({ input_a: '1', output_a: '3' }, { ModY: 2 })), 'a')).toBe('33/11');
	});
});

const areaOf = (x: number, y: number, width: number, options: Options): ReturnType<typeof area> => area(1, x, y, width, 1, options);
