import type { Change, ObjectSubject } from '@tilewright/ops';
import type { MapScene } from '../../scene/scene.ts';
import { cellMarks } from './cell-marks.ts';
import { layerMarks } from './layer-marks.ts';
import type { Mark, MarkKind, Side } from './mark.ts';
import type { MarkedLayer } from './marked-layer.ts';
import { layerFinder } from './marked-layer.ts';

/**
 * The marks for the changes between two maps, on one of them: cells become areas, objects boxes, and an added or removed layer marks
 * its content. Changes without a position on the map, such as those of tilesets or map properties, have no mark. Hidden layers are
 * marked, too.
 *
 * @param changes - returned by `diff` of \@tilewright/ops for the two maps
 * @param scene - the map before or after the changes
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

/** The marks of a changed object: a box around it and, if it was moved, an arrow from its old position. */
function objectMarks(change: Change, subject: ObjectSubject, marked: MarkedLayer, side: Side): Mark[] {
	const place = subject[side];
	const kind = kindOf(change, side);
	const object = place?.id;
	const found = object === undefined ? undefined : marked.boxes().get(object);
	if (found === undefined || object === undefined || kind === undefined) return [];
	const { rect } = found;
	const base = { kind, change, layer: marked.path, object, visible: marked.visible && found.visible };
	const box: Mark = { ...base, shape: 'box', rect };
	if (change.change !== 'position' || side === 'before') return [box];
	const { pixelToScreen } = marked.scene.geometry;
	const was = pixelToScreen(change.before.x, change.before.y);
	const is = pixelToScreen(change.after.x, change.after.y);
	const from = { x: rect.x + rect.width / 2 + was.x - is.x, y: rect.y + rect.height / 2 + was.y - is.y };
	return [box, { ...base, shape: 'arrow', from, to: rect }];
}

function kindOf({ change }: Change, side: Side): MarkKind | undefined {
	if (change === 'added') return side === 'after' ? 'added' : undefined;
	if (change === 'removed') return side === 'before' ? 'removed' : undefined;
	return 'changed';
}
