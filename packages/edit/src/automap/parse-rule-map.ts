import type { CustomTypes, TileMap } from '@tilewright/format';
import { automapRuleTooLarge, makeIssue } from '@tilewright/format/internal';
import type { Targets } from '@tilewright/ops';
import { noFiles } from '../files/no-files.ts';
import { union } from '../region/combine.ts';
import { boundsOf } from '../region/region.ts';
import { translated } from '../region/shapes.ts';
import { conditionsOf, readingsOf } from './conditions.ts';
import type { AutomapIssue } from './issue.ts';
import { objectCells } from './object-area.ts';
import type { Options, Report } from './options.ts';
import { MAP_OPTIONS, readOptions } from './options.ts';
import type { OutputTarget, Rule } from './rule.ts';
import type { RuleLayers } from './rule-layers.ts';
import { ruleLayers } from './rule-layers.ts';
import type { OptionArea } from './rule-options.ts';
import { optionAreas, ruleOptions } from './rule-options.ts';
import type { OutputContext } from './rule-outputs.ts';
import { outputSet, outputTargets } from './rule-outputs.ts';
import { outputObjects, ruleRegions } from './rule-regions.ts';
import { meanings, ruleTileset } from './special-tiles.ts';

/** The options of a rule map, except those of its rules. */
export interface RuleMapOptions {
	readonly deleteTiles: boolean;
	readonly matchOutsideMap: boolean;
	readonly overflowBorder: boolean;
	readonly wrapBorder: boolean;
	readonly automappingRadius: number;
	readonly matchInOrder: boolean;
	/** Whether the map's own options ignore locks: for {@link RuleMapOptions.deleteTiles}. */
	readonly ignoreLock: boolean;
}

/** A rule map that was read. It can be applied to any number of maps. */
export interface RuleMap {
	/** Path of its file, in the form of the loader. */
	readonly path: string;
	readonly doc: TileMap;
	/** Finds the tilesets and templates of the rule map. */
	readonly targets: Targets;
	/** The pattern of the names of the maps that it applies to; absent for all maps. */
	readonly filter?: string;
	readonly options: RuleMapOptions;
	/** Whether it draws its regions on layers, as before Tiled 1.9. */
	readonly isLegacy: boolean;
	readonly rules: readonly Rule[];
	/** The names of the layers that it reads. */
	readonly inputs: readonly string[];
	/** The layers that it writes, in the order of its file. */
	readonly outputs: readonly OutputTarget[];
	/** The findings in it. With an error, it has no rules. */
	readonly issues: readonly AutomapIssue[];
}

/** Options of {@link parseRuleMap}. */
export interface ParseRuleMapOptions {
	/** Path of its file, for findings and for the paths of tilesets; default: none. */
	readonly path?: string;
	/** Finds its external tilesets and its templates, as `targetsOf` does; default: there are none. */
	readonly targets?: Targets;
	/** The names of the maps that it applies to, such as `cave*.tmx`; default: all. */
	readonly filter?: string;
	/** Classes of tiles may say that a tile is special. */
	readonly types?: CustomTypes;
}

/**
 * Reads the rules of a rule map: a map with layers named `input_NAME`, `output_NAME` and so on. Wrong layers and options
 * are reported.
 *
 * @param doc - is not changed
 * @example const rules = parseRuleMap(rulesDoc, { path: 'rules/grass.tmx', targets: targetsOf(graph, 'rules/grass.tmx') });
 */
export function parseRuleMap(doc: TileMap, { path = '', targets = noFiles(path), filter, types }: ParseRuleMapOptions = {}): RuleMap {
	const issues: AutomapIssue[] = [];
	const report: Report = (issue) => issues.push({ ...issue, file: path });
	const placeOf = (i: number): { readonly pointer: string } => ({ pointer: `/properties/${i}` });
	const options = readOptions({ what: 'A rule map', properties: doc.properties, placeOf }, MAP_OPTIONS, report);
	const layers = ruleLayers(doc, report);
	const isLegacy = layers?.isLegacy ?? false;
	const common = { path, doc, targets, ...(filter !== undefined && { filter }), isLegacy, options: mapOptions(options, isLegacy), issues };
	if (layers === undefined) return { ...common, rules: [], inputs: [], outputs: [] };
	return {
		...common,
		rules: rulesOf(layers, options, common, types, report),
		inputs: [...new Set(layers.inputs.flatMap((set) => [...set.targets.keys()]))],
		outputs: [...outputTargets(layers).values()],
	};
}

function mapOptions(options: Options, isLegacy: boolean): RuleMapOptions {
	const wrapBorder = options.flag('WrapBorder') ?? false;
	const overflowBorder = !wrapBorder && (options.flag('OverflowBorder') ?? false);
	return {
		deleteTiles: options.flag('DeleteTiles') ?? false,
		matchOutsideMap: wrapBorder || overflowBorder || (options.flag('MatchOutsideMap') ?? false),
		overflowBorder,
		wrapBorder,
		automappingRadius: Math.max(0, options.number('AutomappingRadius') ?? 0),
		matchInOrder: options.flag('MatchInOrder') ?? isLegacy,
		ignoreLock: options.flag('IgnoreLock') ?? false,
	};
}

function rulesOf(
	layers: RuleLayers,
	options: Options,
	{ doc, targets, isLegacy }: Pick<RuleMap, 'doc' | 'targets' | 'isLegacy'>,
	types: CustomTypes | undefined,
	report: Report,
): Rule[] {
	const meaningOf = meanings(doc, ruleTileset(targets), types);
	const cellsOf = objectCells(doc, targets);
	const objects = outputObjects(layers.outputs, cellsOf, report);
	const areas: OptionArea[] = layers.options.flatMap((layer) => optionAreas(layer, cellsOf, report));
	const context = { readings: readingsOf(layers.inputs), meaningOf, isLegacy };
	const outputs: OutputContext = { meaningOf, objects, isLegacy, targets: outputTargets(layers) };
	return ruleRegions(layers, objects).flatMap((region, index): Rule[] => {
		const bounds = boundsOf(region.input);
		if (bounds === undefined) return [];
		const { x, y, width, height } = bounds;
		const origin = { x, y };
		const own = ruleOptions(options, areas, boundsOf(union(region.input, region.output)) ?? bounds);
		const inputs = layers.inputs.flatMap((set) => {
			const conditions = conditionsOf(set, region.input, origin, context);
			if (conditions === 'too many') report(makeIssue(automapRuleTooLarge, '', origin));
			return conditions === undefined || conditions === 'too many' ? [] : [conditions];
		});
		if (own.disabled || inputs.length === 0) return [];
		const sets = layers.outputs.flatMap((set) => outputSet(set, region.output, origin, outputs));
		return [{ index, origin, width, height, options: own, inputs, sets, outputRegion: translated(region.output, -x, -y) }];
	});
}
