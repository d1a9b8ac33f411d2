import type { ComponentType } from 'preact';

/** A panel at the side of the maps, such as the list of layers. It shows the current map and reads the editor's signals. */
export interface Panel {
	/** Names the panel in stored layouts: it never changes. */
	readonly id: string;
	readonly title: string;
	readonly component: ComponentType;
	/** Where it is at first: above or below the others at a side. Panels of the same place are tabs. */
	readonly place: 'left' | 'right-top' | 'right-middle' | 'right-bottom' | 'bottom';
}
