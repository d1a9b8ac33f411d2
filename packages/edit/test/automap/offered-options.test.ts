import type { Layer, Property, TileMap } from '@tilewright/format';
import { expect, it } from 'vitest';
import { offeredAreaOptions, offeredOptions } from '../../src/automap/offered-options.ts';
import { parseRuleMap } from '../../src/automap/parse-rule-map.ts';
import { createLayer } from '../../src/make/create-layer.ts';
import { createMap } from '../../src/make/create-map.ts';
import { createObject } from '../../src/make/create-object.ts';
import { effectiveProperties } from '../../src/properties/effective-properties.ts';

const empty = createMap({ width: 2, height: 2, tilewidth: 16, tileheight: 16 });

/** A layer of a rule map; `rule_options` has objects. */
const layer = (name: string, properties: Property[] = []): Layer =>
	createLayer(empty, name === 'rule_options' ? 'objectgroup' : 'tilelayer', { name, properties });

const ruleMap = (names: readonly string[], properties: Property[] = []): TileMap => ({
	...empty,
	properties,
	layers: names.map((name, i) => ({ ...layer(name), id: i + 1 })),
});

const valuesOf = (offered: readonly Property[]): unknown => Object.fromEntries(offered.map(({ name, value }) => [name, value]));

const RULES = { Probability: 1, ModX: 1, ModY: 1, OffsetX: 0, OffsetY: 0, NoOverlappingOutput: false, Disabled: false, IgnoreLock: false };

it('[A53] a rule map offers its options with their defaults', () => {
	const map = ruleMap(['input_ground', 'output_ground']);
	const own = { DeleteTiles: false, MatchOutsideMap: false, OverflowBorder: false, WrapBorder: false, AutomappingRadius: 0 };
	expect(valuesOf(offeredOptions(map))).toEqual({ ...own, MatchInOrder: false, ...RULES });
	expect(offeredOptions(ruleMap(['regions', 'input_a', 'output_a'])).find(({ name }) => name === 'MatchInOrder')?.value).toBe(true);
	expect(offeredOptions(ruleMap(['regions_output', 'input_a'])).find(({ name }) => name === 'MatchInOrder')?.value).toBe(false);
	expect(offeredOptions(ruleMap(['ground', 'regions', '// input_a']))).toEqual([]);
});

it('[A53] layers and areas offer theirs, others none', () => {
	const flips = { IgnoreHorizontalFlip: false, IgnoreVerticalFlip: false, IgnoreDiagonalFlip: false, IgnoreHexRotate120: false };
	for (const name of ['input_ground', 'InputNot2_ground'])
		expect(valuesOf(offeredOptions(layer(name)))).toEqual({ AutoEmpty: false, ...flips });
	expect(valuesOf(offeredOptions(layer('output3_ground')))).toEqual({ Probability: 1 });
	for (const name of ['ground', 'regions', 'input', 'rule_options']) expect(offeredOptions(layer(name))).toEqual([]);
	const area = createObject(empty, { shape: 'rectangle', x: 0, y: 0, width: 16, height: 16 });
	expect(valuesOf(offeredAreaOptions(layer('rule_options'), area))).toEqual(RULES);
	expect(offeredAreaOptions(layer('output_things'), area)).toEqual([]);
});

it('[A8, A53] an option that is set by an older name or in another spelling is not offered again', () => {
	const older = layer('input_a', [{ name: 'StrictEmpty', type: 'bool', value: true }]);
	expect(offeredOptions(older).map(({ name }) => name)).not.toContain('AutoEmpty');
	const spelled = ruleMap(['input_a'], [{ name: 'deletetiles', type: 'bool', value: true }]);
	expect(offeredOptions(spelled).map(({ name }) => name)).not.toContain('DeleteTiles');
});

it('[A53, E106] an option that is set covers the offered one', () => {
	const set: Property = { name: 'DeleteTiles', type: 'bool', value: true };
	const map = ruleMap(['input_a'], [set]);
	const found = effectiveProperties({ own: map.properties, defaults: offeredOptions(map) });
	expect(found.find(({ property }) => property.name === 'DeleteTiles')).toEqual({ property: set, origin: 'own', overrides: 'default' });
	expect(found.find(({ property }) => property.name === 'ModX')).toMatchObject({ origin: 'default', property: { value: 1 } });
});

it('[A8, A53] what is offered changes nothing if it is set', () => {
	const names = ['input_ground', 'output_ground', 'rule_options'];
	const map = ruleMap(names);
	const { issues, options } = parseRuleMap(map);
	const all: TileMap = {
		...map,
		properties: offeredOptions(map),
		layers: map.layers.map((each) => ({ ...each, properties: offeredOptions(each) })),
	};
	expect(parseRuleMap(all).options).toEqual(options);
	expect(parseRuleMap(all).issues).toEqual(issues);
});
