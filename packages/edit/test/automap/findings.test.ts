import { valueAt } from '@tilewright/format/internal';
import { describe, expect, it } from 'vitest';
import type { DrawnLayers, Options } from '../support/automap.ts';
import { area, drawnRules } from '../support/automap.ts';

/** The findings about a rule map: codes, and the values at their places. */
function findings(layers: DrawnLayers, options: Options = {}): readonly (readonly unknown[])[] {
	const { issues, doc, rules } = drawnRules(layers, options);
	if (issues.some(({ severity }) => severity === 'error')) expect(rules).toEqual([]);
	return issues.map(({ code, severity, pointer, file, layer, object }) => {
		expect(file).toBe('rules.tmx');
		const found = valueAt(doc, pointer);
		const name = typeof found === 'object' && found !== null && 'name' in found ? found.name : undefined;
		return [code, severity, name, layer, object].filter((value) => value !== undefined);
	});
}

const GOOD = { input_a: '1', output_a: '2' } as const;

describe('findings in rule maps', () => {
	it('[A3] unknown names are a warning, a missing underscore is an error', () => {
		expect(findings(GOOD)).toEqual([]);
		expect(findings({ ...GOOD, regions_all: '1' })).toEqual([['automap-layer-unknown', 'warning', 'regions_all', 3]]);
		expect(findings({ ...GOOD, some_thing: '1' })).toEqual([['automap-layer-unknown', 'warning', 'some_thing', 3]]);
		expect(findings({ ...GOOD, Ground: '1' })).toEqual([['automap-underscore-missing', 'error', 'Ground', 3]]);
	});

	it('[A4] errors make a rule map unusable', () => {
		expect(findings({ input_a: '1' })).toEqual([['automap-layers-missing', 'error']]);
		expect(findings({ output_a: '1' })).toEqual([['automap-layers-missing', 'error']]);
		expect(findings({ ...GOOD, rule_options: '1' })).toEqual([['automap-layer-type', 'error', 'rule_options', 3]]);
		expect(findings({ ...GOOD, input_b: { objects: [] } })).toEqual([['automap-layer-type', 'error', 'input_b', 3]]);
		expect(findings({ ...GOOD, regions: { objects: [] } })).toEqual([['automap-layer-type', 'error', 'regions', 3]]);
		expect(findings({ ...GOOD, regions_input: '1', regionsInput: '1' })).toEqual([['automap-layer-twice', 'error', 'regionsInput', 4]]);
	});

	it('[A8] unknown options and unusable values are warnings', () => {
		expect(findings(GOOD, { Probabilty: 1 })).toEqual([['automap-option-unknown', 'warning', 'Probabilty']]);
		expect(findings(GOOD, { DeleteTiles: 'perhaps' })).toEqual([['automap-option-value', 'warning', 'DeleteTiles']]);
		expect(findings(GOOD, { ModX: 0 })).toEqual([['automap-option-value', 'warning', 'ModX']]);
		expect(findings({ ...GOOD, input_a: { cells: '1', properties: { ModX: 2 } } })).toEqual([
			['automap-option-unknown', 'warning', 'ModX', 1],
		]);
		expect(findings({ ...GOOD, rule_options: { objects: [area(7, 0, 0, 1, 1, { DeleteTiles: true })] } })).toEqual([
			['automap-option-unknown', 'warning', 'DeleteTiles', 3, 7],
		]);
	});

	it('[A8] deviates: an option that is set to its default is no warning', () => {
		expect(findings({ ...GOOD, input_a: { cells: '1', properties: { IgnoreHorizontalFlip: false, autoempty: '0' } } })).toEqual([]);
	});

	it('[A38] output layers may have any property', () => {
		expect(findings({ ...GOOD, output_a: { cells: '2', properties: { color: 'red' } } })).toEqual([]);
	});

	it('[A11] options need plain rectangles', () => {
		const at = area(7, 0, 0, 1, 1);
		const place = ['automap-options-area', 'warning', '', 3, 7];
		expect(findings({ ...GOOD, rule_options: { objects: [{ ...at, rotation: 45 }] } })).toEqual([place]);
		expect(findings({ ...GOOD, rule_options: { objects: [{ ...at, point: true }] } })).toEqual([place]);
	});

	it('[A37] an object larger than any rule is left out', () => {
		const rules = { input_a: '1', output_b: { objects: [area(7, 0, 0, 10_000, 10_000)] } };
		expect(findings(rules)).toEqual([['automap-object-too-large', 'warning', '', 2, 7]]);
	});
});
