import type { CellBounds, MapObject } from '@tilewright/format';
import { intersection } from '../region/combine.ts';
import type { Region } from '../region/region.ts';
import { forEachCell, isEmpty, rectangle } from '../region/region.ts';
import { regionWhere } from '../region/shapes.ts';
import type { RuleMap } from './parse-rule-map.ts';
import type { WorkMap } from './work-map.ts';

/** The tiles to delete, and their places. */
interface Deletion {
	readonly rules: RuleMap;
	/** The region of the run. */
	readonly region: Region;
	readonly work: WorkMap;
	/** The cells that an object of the map touches. */
	readonly cellsOfObject: (object: MapObject) => CellBounds;
}

/** Clears the output layers where an input layer has tiles (rule A39). Locked layers stay, unless the rule map ignores locks. */
export function deleteTiles({ rules, region, work, cellsOfObject }: Deletion): void {
	const { x: left, y: top, width } = work.window;
	const inputs = rules.inputs.flatMap((name) => {
		const layer = work.find({ type: 'tilelayer', name });
		return layer?.type === 'tilelayer' ? [layer.cells] : [];
	});
	const filled = regionWhere(work.window, (x, y) => {
		const at = (y - top) * width + x - left;
		return inputs.some((cells) => cells[at] !== 0);
	});
	const cleared = intersection(filled, region);
	for (const target of rules.outputs) {
		const layer = work.find(target);
		if (layer === undefined || (layer.isLocked && !rules.options.ignoreLock)) continue;
		if (layer.type === 'tilelayer') {
			forEachCell(cleared, (x, y) => {
				const at = (y - top) * width + x - left;
				if (layer.cells[at] === 0 || !work.canWrite(layer, at)) return;
				layer.cells[at] = 0;
				layer.isWritten = true;
			});
			continue;
		}
		const isCleared = (object: MapObject): boolean => !isEmpty(intersection(rectangle(cellsOfObject(object)), cleared));
		for (const object of layer.source?.objects ?? []) if (isCleared(object)) layer.removed.add(object);
		for (let i = layer.added.length - 1; i >= 0; i--) {
			const object = layer.added[i];
			if (object !== undefined && isCleared(object)) layer.added.splice(i, 1);
		}
	}
}
