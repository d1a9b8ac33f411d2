import type { LayerView as ViewOf } from '@tilewright/play/scene';
import type { Group } from 'three';

/** The view of a layer. */
export interface LayerView extends ViewOf<Group> {
	/** Frees geometries and materials. */
	readonly dispose: () => void;
}
