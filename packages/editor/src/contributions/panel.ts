import { signal } from '@preact/signals';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { service } from '@tilewright/editor-core/services/service.ts';
import type { Session } from '@tilewright/editor-core/session/session.ts';
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
	/** Its place at first. Panels of the same place are tabs, in the order of the list. */
	readonly place: PanelPlace;
	/** The same in a window that has room for one column only, where panels of the left column go to the right. */
	readonly narrowPlace?: PanelPlace;
	/** The kinds of documents that it has something to show of; all by default. For others it is hidden. */
	readonly kinds?: readonly Kind[];
	/** Whether it has something to show of a document of these kinds now; always by default. Reads signals. */
	readonly isFor?: (session: Session) => boolean;
	/** It is shown only when the user asks for it. */
	readonly isHiddenAtFirst?: boolean;
}

/** Whether a panel has something to show of a document. Without a document, panels are as for maps. Reads signals. */
export const shows = ({ kinds, isFor }: Pick<Panel, 'kinds' | 'isFor'>, session: Session | undefined): boolean =>
	(kinds === undefined || kinds.includes(session?.kind ?? 'map')) && (session === undefined || isFor === undefined || isFor(session));

/** A stack of panels: in the columns at the sides, or below the maps. */
export type PanelPlace = 'left' | 'left-bottom' | 'right-top' | 'right-bottom' | 'bottom';

/** The panels that features have contributed. */
export const offeredPanels = service('offered panels', (_: Editor) => signal<readonly Panel[]>([]));
