import type { Signal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { CameraState } from '@tilewright/editor-canvas/camera/camera-state.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { service } from '@tilewright/editor-core/services/service.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { Rect } from '@tilewright/geometry';

/** The view of a map, for the things that are shown around the map. */
export interface Around {
	readonly host: HTMLElement;
	/** The canvas that lies above it. */
	readonly before: Element;
	readonly state: CameraState;
	/** The rectangle of the screen that the map itself fills. Reads signals. */
	readonly mapBounds: () => Rect;
	/** Is told whether the pointer is over something around the map. */
	readonly isOver: Signal<boolean>;
	/** Whether a press moves the view, as while Space is held. */
	readonly pans: () => boolean;
}

/** Shows something around a map. @returns a function that ends this */
export type ShowAround = (session: MapSession, around: Around) => () => void;

/** The functions of features that show something around the maps of an editor. */
export const aroundMaps = service('surroundings of maps', (_: Editor) => signal<readonly ShowAround[]>([]));
