import { cellReader } from '@tilewright/format';
import { intersection } from '../region/combine.ts';
import type { Region } from '../region/region.ts';
import { EMPTY_REGION, forEachCell, rectangle } from '../region/region.ts';
import type { CellPosition } from '../region/shapes.ts';
import { regionOfCells, translated, unionOf } from '../region/shapes.ts';
import type { OutputCell, OutputTarget, RuleOutput, RuleOutputSet } from './rule.ts';
import type { OutputLayer, OutputSet, RuleLayers } from './rule-layers.ts';
import type { OutputObject } from './rule-regions.ts';
import type { Meaning } from './special-tiles.ts';

const targetKey = ({ target, layer }: OutputLayer): string => `${layer.type} ${target}`;

/** The layers that a rule map writes, by a key of their output layers, in the order of the file. */
export function outputTargets({ outputs }: RuleLayers): ReadonlyMap<string, OutputTarget> {
	const placed = outputs.flatMap(({ layers }) => layers);
	placed.sort((a, b) => comparePaths(a.path, b.path));
	return new Map(placed.map((layer) => [targetKey(layer), { name: layer.target, type: layer.layer.type }]));
}

function comparePaths(a: readonly number[], b: readonly number[]): number {
	const at = a.findIndex((index, i) => index !== b[i]);
	return (a[at] ?? 0) - (b[at] ?? 0);
}

/** The facts of a rule map on which outputs depend. */
export interface OutputContext {
	readonly meaningOf: (gid: number) => Meaning;
	readonly objects: ReadonlyMap<OutputLayer, readonly OutputObject[]>;
	readonly targets: ReadonlyMap<string, OutputTarget>;
	readonly isLegacy: boolean;
}

/** Returns the outputs of an output set in the region of one rule; none if it has nothing there (rules A15, A16). */
export function outputSet(
	{ index, weight, layers }: OutputSet,
	region: Region,
	origin: CellPosition,
	context: OutputContext,
): RuleOutputSet[] {
	const outputs = layers.flatMap((layer) => outputOf(layer, region, origin, context));
	const isEmpty = outputs.every(({ touched }) => touched === EMPTY_REGION);
	return isEmpty && !context.isLegacy ? [] : [{ index, weight, outputs }];
}

function outputOf(placed: OutputLayer, region: Region, { x: left, y: top }: CellPosition, context: OutputContext): RuleOutput[] {
	const target = context.targets.get(targetKey(placed));
	if (target === undefined) return [];
	const common = { target, properties: placed.properties };
	const { layer } = placed;
	if (layer.type === 'objectgroup') {
		const inside = (context.objects.get(placed) ?? []).flatMap(({ object, cells }) => {
			const touched = intersection(rectangle(cells), region);
			return touched.bands.length === 0 ? [] : [{ object, touched }];
		});
		if (inside.length === 0) return [{ ...common, cells: [], objects: [], touched: EMPTY_REGION }];
		const touched = translated(unionOf(inside.map((object) => object.touched)), -left, -top);
		return [{ ...common, cells: [], objects: inside.map(({ object }) => object), touched }];
	}
	const gidAt = cellReader(layer);
	const cells: OutputCell[] = [];
	const touched: CellPosition[] = [];
	forEachCell(region, (x, y) => {
		const gid = gidAt(x, y);
		const meaning = context.meaningOf(gid);
		if (meaning === 'nothing') return;
		const at = { x: x - left, y: y - top };
		touched.push(at);
		if (meaning === 'tile' || meaning === 'Empty') cells.push({ ...at, gid: meaning === 'tile' ? gid : 0 });
	});
	return [{ ...common, cells, objects: [], touched: touched.length === 0 ? EMPTY_REGION : regionOfCells(touched) }];
}
