import type { TileMap } from '@tilewright/format';
import { array, assert as check, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { automap } from '../../src/automap/automap.ts';
import type { RuleMap } from '../../src/automap/parse-rule-map.ts';
import { parseRuleMap } from '../../src/automap/parse-rule-map.ts';
import { createLayer } from '../../src/make/create-layer.ts';
import { createMap } from '../../src/make/create-map.ts';
import type { Options } from '../support/automap.ts';
import { area, drawnMap, drawnRules } from '../support/automap.ts';

/** A square map whose tile layers are full of a tile. */
function full(side: number, ...names: readonly string[]): TileMap {
	let map: TileMap = createMap({ width: side, height: side, tilewidth: 16, tileheight: 16 });
	map.tilesets.push({ firstgid: 1, source: 'tiles.tsx' });
	for (const name of names) {
		const layer = createLayer(map, 'tilelayer', { name });
		if ('data' in layer) layer.data.fill(1);
		map = { ...map, layers: [...map.layers, layer], nextlayerid: map.nextlayerid + 1 };
	}
	return map;
}

const square = (side: number, ...names: readonly string[]): RuleMap => parseRuleMap(full(side, ...names), { path: 'rules.tmx' });
const drawing = (width: number, height: number, tile = '1'): string => Array.from({ length: height }, () => tile.repeat(width)).join('/');

describe('the work of a run is bounded [A58]', () => {
	it('a rule of 300 × 300 cells on a map of 2000 × 2000: after a small part of the work', () => {
		const { changes, issues, steps } = automap(full(2000, 'a'), [square(300, 'input_a', 'output_b')]);
		expect([changes, issues.map(({ code, severity }) => [code, severity])]).toEqual([[], [['automap-too-large', 'error']]]);
		expect(steps).toBeLessThan(2 ** 30);
	});

	it('the same without outputs, and with inputs that fail at the last cell', () => {
		const map = full(1500, 'a');
		const rules = full(300, 'input_a', 'output_b');
		const [input] = rules.layers;
		if (input !== undefined && 'data' in input) input.data[input.data.length - 1] = 2;
		const { changes, issues, steps } = automap(map, [parseRuleMap(rules, { path: 'rules.tmx' })]);
		expect([changes, issues.map(({ code }) => code)]).toEqual([[], ['automap-too-large']]);
		expect(steps).toBeLessThan(2 ** 30);
	});

	it('beyond the border, where cells wrap', () => {
		const rules = full(300, 'input_a', 'output_b');
		const options: Options = { WrapBorder: true };
		const wrapping = parseRuleMap(
			{ ...rules, properties: Object.entries(options).map(([name, value]) => ({ name, type: 'bool', value: value === true })) },
			{ path: 'rules.tmx' },
		);
		expect(automap(full(400, 'a'), [wrapping], { limits: { steps: 2 ** 27 } }).issues.map(({ code }) => code)).toEqual([
			'automap-too-large',
		]);
	});

	it('copies of very many objects', () => {
		const objects = Array.from({ length: 100 }, (_, i) => area(i + 1, 0, 0, 1, 1));
		const rules = drawnRules({ input_a: '1', output_b: { objects } });
		const { changes, issues } = automap(full(100, 'a'), [rules], { limits: { steps: 5_000_000 } });
		expect([changes, issues.map(({ code }) => code)]).toEqual([[], ['automap-too-large']]);
	});

	it('nothing is changed, not even by the rules before', () => {
		const map = drawnMap({ a: drawing(20, 20) });
		const first = drawnRules({ input_a: '1', output_b: '2' });
		const second = drawnRules({ input_a: drawing(5, 5), output_b: drawing(5, 5, '3') });
		const { steps } = automap(map, [first]);
		expect(automap(map, [first, second], { limits: { steps: steps + 4000 } })).toMatchObject({
			changes: [],
			issues: [{ code: 'automap-too-large' }],
		});
		expect(automap(map, [first, second]).issues).toEqual([]);
	});

	it('counts positions, the conditions that are looked at, and what is written', () => {
		const stepsOf = (cells: string, input: string, output: string): number =>
			automap(drawnMap({ a: cells, b: '.' }), [drawnRules({ input_a: input, output_b: output })]).steps;
		// Most positions fail at the first condition.
		expect(stepsOf(drawing(10, 10, '2'), '11/11', '3')).toBe(81);
		expect(stepsOf(drawing(10, 10, '1'), '11/11', '3')).toBeGreaterThan(81 * 4);
		expect(stepsOf(drawing(20, 20, '1'), '11/11', '3') / stepsOf(drawing(10, 10, '1'), '11/11', '3')).toBeCloseTo((19 * 19) / 81, 1);
	});

	it('a run within the limit does the same as one without', () => {
		const rows = array(constantFrom('1', '2', '.'), { minLength: 3, maxLength: 3 }).map((cells) => cells.join(''));
		check(
			property(
				array(rows, { minLength: 1, maxLength: 4 }),
				array(rows, { minLength: 1, maxLength: 2 }),
				integer({ min: 1, max: 400 }),
				(a, b, limit) => {
					const map = drawnMap({ a: a.join('/'), b: '1' });
					const rules = [drawnRules({ input_a: b.join('/'), output_b: '3' })];
					const whole = automap(map, rules);
					const { changes, issues, steps } = automap(map, rules, { limits: { steps: limit } });
					const isWithin = whole.steps <= limit;
					expect([changes, issues]).toEqual(
						isWithin ? [whole.changes, whole.issues] : [[], [expect.objectContaining({ code: 'automap-too-large' })]],
					);
					if (isWithin) expect(steps).toBe(whole.steps);
				},
			),
		);
	});
});
