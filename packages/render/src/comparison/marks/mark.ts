import type { Rect, Vector } from '@tilewright/geometry';
import type { Change } from '@tilewright/ops';
import type { PathStep } from '../../draw-list/draw-list.ts';

/** The kind of change that a mark shows. */
export type MarkKind = 'removed' | 'added' | 'changed';

/** The document that is marked: before or after the changes. */
export type Side = 'before' | 'after';

interface MarkBase {
	readonly kind: MarkKind;
	/** The change that it shows. */
	readonly change: Change;
	/** The layer, as indexes into `layers` from the map down. */
	readonly layer: readonly number[];
	/** Id of the marked object. */
	readonly object?: number;
	/** `false` for hidden objects, and on hidden layers. */
	readonly visible: boolean;
}

/** Marks a change on a map. All positions are in pixels of the map's screen, at scale 1. */
export type Mark = MarkBase &
	(
		| {
				/** Cells, with their outline. */
				readonly shape: 'area';
				readonly path: readonly PathStep[];
		  }
		| {
				/** `box`: the rectangle around an object. `frame`: the rectangle around a layer that changed as a whole. */
				readonly shape: 'box' | 'frame';
				readonly rect: Rect;
		  }
		| {
				/** A moved object: from its old center to its new box. */
				readonly shape: 'arrow';
				readonly from: Vector;
				readonly to: Rect;
		  }
	);
