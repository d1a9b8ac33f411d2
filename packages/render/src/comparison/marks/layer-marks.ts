import type { CellBounds } from '@tilewright/format';
import { forEachTile } from '@tilewright/format';
import type { Change } from '@tilewright/ops';
import { areaMarks, MOST_CELLS } from './cell-marks.ts';
import type { Mark, Side } from './mark.ts';
import type { MarkedLayer } from './marked-layer.ts';

/** Fields that affect everything on a layer. */
const VISIBLE_FIELDS = new Set([
	...['/visible', '/opacity', '/offsetx', '/offsety', '/tintcolor', '/mode', '/color'],
	...['/image', '/repeatx', '/repeaty', '/transparentcolor'],
]);

/** The objects of an added or removed layer are marked one by one, up to this many; beyond that, the whole layer is marked. */
const MOST_OBJECTS = 100;

/** The marks of a layer that was added, removed, or looks different as a whole. */
export function layerMarks(change: Change, marked: MarkedLayer, side: Side): Mark[] {
	if (change.change === 'added') return side === 'after' ? contentMarks(change, 'added', marked) : [];
	if (change.change === 'removed') return side === 'before' ? contentMarks(change, 'removed', marked) : [];
	if (change.change === 'field' && (change.inapplicable || !VISIBLE_FIELDS.has(change.field))) return [];
	if (change.change !== 'field' && change.change !== 'reordered' && change.change !== 'moved') return [];
	const rect = marked.extent();
	return rect === undefined ? [] : [{ kind: 'changed', change, layer: marked.path, visible: marked.visible, shape: 'frame', rect }];
}

/** Marks the content of a layer, which has no changes of its own. */
function contentMarks(change: Change, kind: 'added' | 'removed', marked: MarkedLayer): Mark[] {
	const { layer, path } = marked;
	const base = { kind, change, layer: path, visible: marked.visible };
	if (layer.kind === 'tiles' && layer.walked.layer.type === 'tilelayer' && layer.cells.width * layer.cells.height <= MOST_CELLS) {
		const areas: CellBounds[] = [];
		forEachTile(layer.walked.layer, (_, x, y) => {
			areas.push({ x, y, width: 1, height: 1 });
		});
		return areaMarks(base, areas, marked);
	}
	if (layer.kind === 'objects' && layer.objects.length <= MOST_OBJECTS)
		return [...marked.boxes()].map(
			([object, { rect, visible }]): Mark => ({ ...base, object, visible: marked.visible && visible, shape: 'box', rect }),
		);
	const rect = marked.extent();
	return rect === undefined ? [] : [{ ...base, shape: 'frame', rect }];
}
