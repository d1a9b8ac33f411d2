import type { CellBounds, MapObject, TileLayer } from '@tilewright/format';
import { forEachTile } from '@tilewright/format';
import { automapObjectTooLarge, makeIssue, TILE_BITS } from '@tilewright/format/internal';
import { intersection } from '../region/combine.ts';
import { partsOf } from '../region/parts.ts';
import type { Region } from '../region/region.ts';
import { isEmpty, rectangle } from '../region/region.ts';
import type { CellPosition } from '../region/shapes.ts';
import { regionOfCells, unionOf } from '../region/shapes.ts';
import { objectPlace } from './issue.ts';
import type { Report } from './options.ts';
import type { OutputLayer, OutputSet, RuleLayers } from './rule-layers.ts';

/** The region of one rule (rule A14). Both parts have cells. */
export interface RuleRegion {
	readonly input: Region;
	readonly output: Region;
}

/** An object of an output layer, and the cells that it touches. */
export interface OutputObject {
	readonly object: MapObject;
	readonly cells: CellBounds;
}

/** The cells of a tile layer that are not empty, special tiles too. */
function filledCells(layer: TileLayer): Region {
	const cells: CellPosition[] = [];
	forEachTile(layer, (gid, x, y) => {
		if ((gid & TILE_BITS) !== 0) cells.push({ x, y });
	});
	return regionOfCells(cells);
}

/** The most cells that the objects of a rule map may touch together. */
const MOST_OBJECT_CELLS = 2 ** 20;

/** The objects of each output layer. Those that touch too many cells are reported. */
export function outputObjects(
	sets: readonly OutputSet[],
	cellsOf: (object: MapObject) => CellBounds,
	report: Report,
): ReadonlyMap<OutputLayer, readonly OutputObject[]> {
	let left = MOST_OBJECT_CELLS;
	const objectsOf = (placed: OutputLayer): OutputObject[] =>
		(placed.layer.type === 'objectgroup' ? placed.layer.objects : []).flatMap((object, i) => {
			const cells = cellsOf(object);
			const count = cells.width * cells.height;
			if (count <= left) {
				left -= count;
				return [{ object, cells }];
			}
			const at = objectPlace(placed, object, i);
			report({ ...makeIssue(automapObjectTooLarge, at.pointer, { cells: count }), ...at });
			return [];
		});
	return new Map(sets.flatMap(({ layers }) => layers.map((layer) => [layer, objectsOf(layer)])));
}

/**
 * Finds the regions of all rules of a rule map (rules A12 to A14), by the top of their bounds, then by the left.
 *
 * @param objects - the objects of each output layer
 */
export function ruleRegions(layers: RuleLayers, objects: ReadonlyMap<OutputLayer, readonly OutputObject[]>): RuleRegion[] {
	const input =
		layers.inputRegion !== undefined
			? filledCells(layers.inputRegion)
			: unionOf(layers.inputs.flatMap(({ targets }) => [...targets.values()].flat()).map(({ layer }) => filledCells(layer)));
	const output =
		layers.outputRegion !== undefined
			? filledCells(layers.outputRegion)
			: unionOf(
					layers.outputs.flatMap((set) =>
						set.layers.flatMap((placed) => [
							...(placed.layer.type === 'tilelayer' ? [filledCells(placed.layer)] : []),
							...(objects.get(placed) ?? []).map(({ cells }) => rectangle(cells)),
						]),
					),
				);
	return partsOf(unionOf([input, output]), true)
		.map((part) => ({ input: intersection(part, besides(input, part)), output: intersection(part, besides(output, part)) }))
		.filter((region) => !isEmpty(region.input) && !isEmpty(region.output));
}

/** The rows of a region that a part of it has: there may be thousands of parts. */
function besides({ bands }: Region, part: Region): Region {
	const [top, bottom] = [part.bands[0]?.top ?? 0, part.bands.at(-1)?.bottom ?? 0];
	return { bands: bands.filter((band) => band.bottom > top && band.top < bottom) };
}
