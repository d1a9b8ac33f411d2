import type { Layer, MapObject, Property, TileMap } from '@tilewright/format';
import { eachLayer } from '@tilewright/format/internal';
import { layerRole } from './layer-role.ts';
import type { OptionTable } from './options.ts';
import { INPUT_OPTIONS, MAP_OPTIONS, OUTPUT_OPTIONS, RULE_OPTIONS } from './options.ts';

/**
 * The options that a rule map or one of its layers can set, with the values that count where it does not.
 *
 * @returns custom properties, without those that are set by an older name or in another spelling; none for maps and layers that belong to no rules
 * @example const properties = effectiveProperties({ own: map.properties, defaults: offeredOptions(map) });
 */
export function offeredOptions(of: TileMap | Layer): Property[] {
	if (of.type === 'map') {
		const roles = [...eachLayer(of.layers)].map(({ layer }) => layerRole(layer.name));
		const isRuleMap = roles.some(({ kind }) => kind === 'input' || kind === 'inputnot' || kind === 'output');
		// In legacy rule maps, which have regions, rules are matched in their order.
		const isLegacy = roles.some((role) => role.kind === 'regions' && role.input);
		return isRuleMap ? offered(MAP_OPTIONS, of.properties, isLegacy ? { MatchInOrder: true } : {}) : [];
	}
	const { kind } = layerRole(of.name);
	if (kind === 'output') return offered(OUTPUT_OPTIONS, of.properties);
	return (kind === 'input' || kind === 'inputnot') && of.type === 'tilelayer' ? offered(INPUT_OPTIONS, of.properties) : [];
}

/**
 * The options that an object can set for the rules in its area, if it is on the layer `rule_options`.
 *
 * @param layer - the layer that has the object
 * @returns as for {@link offeredOptions}
 * @example const properties = effectiveProperties({ own: area.properties, defaults: offeredAreaOptions(layer, area) });
 */
export const offeredAreaOptions = (layer: Layer, { properties = [] }: MapObject): Property[] =>
	layerRole(layer.name).kind === 'options' ? offered(RULE_OPTIONS, properties) : [];

function offered(table: OptionTable, set: readonly Property[], presets: Readonly<Record<string, boolean>> = {}): Property[] {
	const known = Object.entries(table);
	const isSetAs = (name: string): boolean => set.some((property) => property.name.toLowerCase() === name.toLowerCase());
	return known.flatMap(([name, { type, preset, newer }]): Property[] => {
		const isSetHere = set.some((property) => property.name === name);
		const olderNames = known.flatMap(([older, option]) => (option.newer === name ? [older] : []));
		if (newer !== undefined || (!isSetHere && [name, ...olderNames].some(isSetAs))) return [];
		const value = presets[name] ?? preset;
		if (typeof value === 'boolean') return [{ name, type: 'bool', value }];
		return [{ name, type: type === 'int' ? 'int' : 'float', value }];
	});
}
