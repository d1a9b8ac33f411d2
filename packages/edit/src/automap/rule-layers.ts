import type { ObjectLayer, Property, TileLayer, TileMap } from '@tilewright/format';
import { GidFlags } from '@tilewright/format';
import {
	automapLayersMissing,
	automapLayerTwice,
	automapLayerType,
	automapLayerUnknown,
	automapUnderscoreMissing,
	eachLayer,
	makeIssue,
	TILE_BITS,
} from '@tilewright/format/internal';
import type { PlacedLayer } from './issue.ts';
import { layerPlace } from './issue.ts';
import type { LayerRole } from './layer-role.ts';
import { layerRole } from './layer-role.ts';
import type { Report } from './options.ts';
import { INPUT_OPTIONS, OUTPUT_OPTIONS, readOptions } from './options.ts';

/** A layer `input…` or `inputnot…`. */
export interface InputLayer extends PlacedLayer<TileLayer> {
	readonly not: boolean;
	/** The name of the layer of the target map. */
	readonly target: string;
	/** Whether empty cells must be empty. */
	readonly autoEmpty: boolean;
	/** The bits of a GID that are compared. */
	readonly mask: number;
}

/** Input layers of one index: a rule matches where one of its input sets matches (rule A6). */
export interface InputSet {
	readonly index: string;
	/** The layers by target. Several are alternatives. */
	readonly targets: Map<string, InputLayer[]>;
}

/** A layer `output…`. */
export interface OutputLayer extends PlacedLayer<TileLayer | ObjectLayer> {
	/** The name of the layer of the target map. */
	readonly target: string;
	/** The properties that the target layer gets (rule A38). */
	readonly properties: readonly Property[];
}

/** Output layers of one index, which are written together (rule A7). */
export interface OutputSet {
	readonly index: string;
	/** The weight in the choice among sets. */
	weight: number;
	readonly layers: OutputLayer[];
}

/** The layers of a rule map, by what they are for. */
export interface RuleLayers {
	readonly inputRegion?: TileLayer;
	readonly outputRegion?: TileLayer;
	/** Object layers with the options of rules, with their places. */
	readonly options: readonly PlacedLayer<ObjectLayer>[];
	readonly inputs: readonly InputSet[];
	/** In the order of the file. */
	readonly outputs: readonly OutputSet[];
	/** Whether regions are drawn, as rule maps had to before Tiled 1.9 (rule A15). */
	readonly isLegacy: boolean;
}

/**
 * Sorts the layers of a rule map by their names (rules A1 to A7).
 *
 * @returns the layers; `undefined` if an error makes the rule map unusable (rule A4)
 */
export function ruleLayers(map: TileMap, report: Report): RuleLayers | undefined {
	const regions: { input?: TileLayer; output?: TileLayer } = {};
	const options: PlacedLayer<ObjectLayer>[] = [];
	const inputs = new Map<string, InputSet>();
	const outputs = new Map<string, OutputSet>();
	let isUsable = true;
	const failed = (issue: Parameters<Report>[0]): void => {
		isUsable = false;
		report(issue);
	};
	for (const { layer, path } of eachLayer(map.layers)) {
		if (layer.type === 'group' || layer.type === 'imagelayer') continue;
		const at = layerPlace({ layer, path });
		const found = JSON.stringify(layer.name);
		const role = layerRole(layer.name);
		switch (role.kind) {
			case 'comment':
				break;
			case 'unknown':
				report({ ...makeIssue(automapLayerUnknown, at.pointer, { found }), ...at });
				break;
			case 'no-underscore':
				failed({ ...makeIssue(automapUnderscoreMissing, at.pointer, { found }), ...at });
				break;
			case 'options':
				if (layer.type === 'objectgroup') options.push({ layer, path });
				else failed({ ...makeIssue(automapLayerType, at.pointer, { found, expected: 'an object layer' }), ...at });
				break;
			case 'output':
				addOutput(outputs, role, { layer, path }, report);
				break;
			default:
				if (layer.type !== 'tilelayer') {
					failed({ ...makeIssue(automapLayerType, at.pointer, { found, expected: 'a tile layer' }), ...at });
				} else if (role.kind !== 'regions') {
					addInput(inputs, role, { layer, path }, report);
				} else
					for (const side of ['input', 'output'] as const) {
						if (!role[side]) continue;
						if (regions[side] === undefined) regions[side] = layer;
						else failed({ ...makeIssue(automapLayerTwice, at.pointer, { found, regions: side }), ...at });
					}
		}
	}
	for (const [kind, sets] of [
		['input', inputs],
		['output', outputs],
	] as const)
		if (sets.size === 0) failed({ ...makeIssue(automapLayersMissing, '/layers', { kind }), pointer: '/layers' });
	if (!isUsable) return undefined;
	return {
		...(regions.input && { inputRegion: regions.input }),
		...(regions.output && { outputRegion: regions.output }),
		options,
		inputs: [...inputs.values()],
		outputs: [...outputs.values()],
		isLegacy: regions.input !== undefined,
	};
}

type NamedRole = Extract<LayerRole, { readonly target: string }>;

function addInput(sets: Map<string, InputSet>, { kind, index, target }: NamedRole, placed: PlacedLayer<TileLayer>, report: Report): void {
	const { properties } = placed.layer;
	const owner = { what: 'An input layer', properties, placeOf: (i: number) => layerPlace(placed, 'properties', i) };
	const options = readOptions(owner, INPUT_OPTIONS, report);
	let mask = TILE_BITS;
	for (const [name, flag] of FLAGS) if (options.flag(name) !== true) mask |= flag;
	const layer: InputLayer = {
		...placed,
		not: kind === 'inputnot',
		target,
		autoEmpty: options.flag('AutoEmpty') ?? options.flag('StrictEmpty') ?? false,
		mask,
	};
	const set: InputSet = sets.get(index) ?? { index, targets: new Map() };
	sets.set(index, set);
	const layers = set.targets.get(target);
	if (layers === undefined) set.targets.set(target, [layer]);
	else layers.push(layer);
}

/** The flags that layers may ignore. On hexagonal maps, the diagonal flag rotates by 60° (rule G2). */
const FLAGS = [
	['IgnoreHorizontalFlip', GidFlags.horizontal],
	['IgnoreVerticalFlip', GidFlags.vertical],
	['IgnoreDiagonalFlip', GidFlags.diagonal],
	['IgnoreHexRotate120', GidFlags.hexagonal],
] as const;

function addOutput(
	sets: Map<string, OutputSet>,
	{ index, target }: NamedRole,
	placed: PlacedLayer<TileLayer | ObjectLayer>,
	report: Report,
): void {
	const { properties } = placed.layer;
	const owner = { what: 'An output layer', properties, placeOf: (i: number) => layerPlace(placed, 'properties', i) };
	const weight = readOptions(owner, OUTPUT_OPTIONS, report, true).number('Probability');
	const copied = properties.filter(({ name }) => name.toLowerCase() !== 'probability');
	const set: OutputSet = sets.get(index) ?? { index, weight: 1, layers: [] };
	sets.set(index, set);
	// The topmost layer that sets the weight counts.
	if (weight !== undefined) set.weight = weight;
	set.layers.push({ ...placed, target, properties: copied });
}
