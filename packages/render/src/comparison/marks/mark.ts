import type { Rect, Vector } from '@tilewright/geometry';
import type { Change } from '@tilewright/ops';
import type { PathStep } from '../../draw-list/draw-list.ts';

/** What became of what is marked. */
export type MarkKind = 'removed' | 'added' | 'changed';

/** The document in which something is marked: the one before or the one after. */
export type Side = 'before' | 'after';

interface MarkBase {
	readonly kind: MarkKind;
	/** That it shows. */
	readonly change: Change;
	/** The layer: indexes into `layers`, from the map down. */
	readonly layer: readonly number[];
	/** Id of the object that is marked. */
	readonly object?: number;
	/** Whether the map shows what is marked; `false` on hidden layers, and of hidden objects. */
	readonly visible: boolean;
}

/** Marks a place on a map where something changed. All places are pixels of the map's screen at its own size. */
export type Mark = MarkBase &
	(
		| {
				/** Cells, or what else has an outline of its own. */
				readonly shape: 'area';
				readonly path: readonly PathStep[];
		  }
		| {
				/** `box`: an object, by what shows it. `frame`: a layer of which something changed that all of it shows. */
				readonly shape: 'box' | 'frame';
				readonly rect: Rect;
		  }
		| {
				/** An object came from elsewhere: from the middle of where it was to the middle of where it is. */
				readonly shape: 'way';
				readonly from: Vector;
				readonly to: Rect;
		  }
	);
