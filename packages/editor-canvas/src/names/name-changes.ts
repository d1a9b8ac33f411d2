import type { Rect } from '@tilewright/geometry';
import type { MapScene } from '@tilewright/render';
import type { ChangedArea } from '../raster/changed-area.ts';
import type { NameLayout } from './name-layout.ts';
import { changedNames } from './name-layout.ts';

/** Remembers which names were drawn at each scale. */
export interface NameChanges {
	/**
	 * Returns where the names look different since they were drawn at a scale. A name may come or go because another object was moved.
	 *
	 * @param changed - the area that looks different for other reasons
	 */
	since(names: NameLayout, scale: number, changed: ChangedArea, map: MapScene): ChangedArea;
}

/** The largest number of scales whose pictures are kept. */
const MOST_SCALES = 8;

export function nameChanges(): NameChanges {
	const drawn = new Map<number, NameLayout>();
	return {
		since(names, scale, changed, { layers }) {
			const before = drawn.get(scale);
			drawn.delete(scale);
			drawn.set(scale, names);
			for (const old of drawn.keys()) if (drawn.size > MOST_SCALES) drawn.delete(old);
			if (changed === 'all') return 'all';
			const inAll = [...changed].filter((entry): entry is [number, 'all'] => entry[1] === 'all');
			if (before === names || before === undefined) return new Map(inAll);
			const rects = changedNames(before, names).map((box) => onScreen(box, scale));
			// Each band of names looks for its own layers.
			const every = layers.flatMap(({ kind, layer }): [number, Rect[]][] => (kind === 'objects' ? [[layer.id, rects]] : []));
			return new Map<number, readonly Rect[] | 'all'>([...every, ...inAll]);
		},
	};
}

/** The distance that shadows reach beyond a name, in pixels of the picture. */
const SHADOW = 4;

const onScreen = ({ x, y, width, height }: Rect, scale: number): Rect => ({
	x: (x - SHADOW) / scale,
	y: (y - SHADOW) / scale,
	width: (width + 2 * SHADOW) / scale,
	height: (height + 2 * SHADOW) / scale,
});
