import type { FiniteTileLayer, TileMap } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { automap } from '../../src/automap/automap.ts';
import { parseRuleMap } from '../../src/automap/parse-rule-map.ts';
import { createLayer } from '../../src/make/create-layer.ts';
import { createMap } from '../../src/make/create-map.ts';
import { area, automapped, drawnLayer, drawnMap, drawnRules } from '../support/automap.ts';

/** A square rule map whose cells come from a function. */
function squareRules(side: number, cellOf: (i: number) => number): TileMap {
	const map = createMap({ width: side, height: side, tilewidth: 16, tileheight: 16 });
	map.tilesets.push({ firstgid: 1, source: ':/automap-tiles.tsx' }, { firstgid: 6, source: 'tiles.tsx' });
	const layer = (id: number, name: string): FiniteTileLayer | undefined => {
		const made = createLayer({ ...map, nextlayerid: id }, 'tilelayer', { name });
		return 'data' in made ? { ...made, data: made.data.map((_, i) => cellOf(i)) } : undefined;
	};
	return { ...map, layers: [layer(1, 'input_a'), layer(2, 'output_a')].filter((each) => each !== undefined) };
}

describe('rule maps that could take forever', () => {
	it('one rule of very many different tiles', () => {
		const { rules, issues } = parseRuleMap(squareRules(400, (i) => 6 + i));
		expect([rules.length, issues]).toEqual([1, []]);
	});

	it('a rule of many tiles, and of many cells with another tile', () => {
		// Half of the cells are the special tile Other, GID 5.
		const { rules, issues } = parseRuleMap(squareRules(400, (i) => (i % 2 === 0 ? 6 + i : 5)));
		expect([rules.length, issues.map(({ code }) => code)]).toEqual([0, ['automap-rule-too-large']]);
	});

	it('very many rules', () => {
		const { rules } = parseRuleMap(squareRules(300, (i) => (i % 2 === 0 && Math.floor(i / 300) % 2 === 0 ? 6 : 0)));
		expect(rules).toHaveLength(150 * 150);
	});

	it('a radius larger than any map', () => {
		const rules = drawnRules({ input_a: '1', output_a: '3' }, { AutomappingRadius: 2 ** 30, MatchOutsideMap: true });
		expect(drawnLayer(automapped(drawnMap({ a: '11' }), rules), 'a')).toBe('33');
		const wrapping = drawnRules({ input_a: '1', output_a: '3' }, { AutomappingRadius: 2 ** 30, WrapBorder: true });
		expect(drawnLayer(automapped(drawnMap({ a: '11' }), wrapping), 'a')).toBe('33');
	});

	it('an area around everything', () => {
		const everywhere = { ...area(1, 0, 0, 1, 1, { Disabled: true }), x: -1e300, y: -1e300, width: 1e308, height: 1e308 };
		expect(drawnRules({ input_a: '1', output_a: '3', rule_options: { objects: [everywhere] } }).rules).toEqual([]);
	});

	it('objects that cover a million cells each', () => {
		const objects = Array.from({ length: 50 }, (_, i) => area(i + 1, 0, i * 1000, 1000, 1000));
		const { issues } = drawnRules({ input_a: '1', output_b: { objects } }, { NoOverlappingOutput: true });
		expect(issues).toHaveLength(49);
	});

	it('a rule map without cells', () => {
		expect(automap(drawnMap({ a: '1' }), [parseRuleMap(squareRules(0, () => 0))]).changes).toEqual([]);
	});
});
