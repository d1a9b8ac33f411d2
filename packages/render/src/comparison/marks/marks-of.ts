import type { Change } from '@tilewright/ops';
import type { MapScene } from '../../scene/scene.ts';
import { cellMarks } from './cell-marks.ts';
import { layerMarks } from './layer-marks.ts';
import type { Mark, Side } from './mark.ts';
import { layerFinder } from './marked-layer.ts';
import { objectMarks } from './object-marks.ts';

/**
 * Marks on one of two maps what became of it: cells as areas, objects as boxes, layers that came or went by what is on them. Changes
 * that have no place there, such as those of tilesets and properties of the map, get none. Hidden layers are marked as others.
 *
 * @param changes - what `diff` of \@tilewright/ops returned for the two maps
 * @param scene - of the map before or the map after
 * @example const marks = marksOf(diff(before, after), sceneOf(graph).maps[0], 'after');
 */
export function marksOf(changes: readonly Change[], scene: MapScene, side: Side): Mark[] {
	const find = layerFinder(scene);
	return changes.flatMap((change): Mark[] => {
		const { subject } = change;
		if (subject.kind === 'object') {
			const layer = find(subject[side]?.layer);
			return layer === undefined ? [] : objectMarks(change, subject, layer, side);
		}
		const layer = subject.kind === 'layer' ? find(subject[side]) : undefined;
		if (layer === undefined) return [];
		return change.change === 'cells' ? cellMarks(change, layer, side) : layerMarks(change, layer, side);
	});
}
