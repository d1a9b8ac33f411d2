import type { Kind } from '@tilewright/format';
import type { LucideIcon } from 'lucide-preact';
import type { ComponentType } from 'preact';

/** A panel at the side of the documents, such as the list of layers. It shows the current document and reads the editor's signals. */
export interface Panel {
	/** Names the panel in stored layouts: it never changes. */
	readonly id: string;
	readonly title: string;
	readonly icon?: LucideIcon;
	readonly component: ComponentType;
	/** Where it is at first. Panels of the same place are tabs, in the order of the list. */
	readonly place: PanelPlace;
	/** The same in a window that has room for one column only, where what stands left goes to the right. */
	readonly narrowPlace?: PanelPlace;
	/** The kinds of documents that it has something to show of; all by default. For others it is hidden. */
	readonly kinds?: readonly Kind[];
	/** It is shown only when the user asks for it. */
	readonly isHiddenAtFirst?: boolean;
}

/** Whether a panel has something to show of a document of a kind. */
export const shows = ({ kinds }: Pick<Panel, 'kinds'>, kind: Kind): boolean => kinds === undefined || kinds.includes(kind);

/** A stack of panels: in the columns at the sides, or below the maps. */
export type PanelPlace = 'left' | 'left-bottom' | 'right-top' | 'right-bottom' | 'bottom';
