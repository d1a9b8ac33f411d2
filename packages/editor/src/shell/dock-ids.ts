import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { Session } from '@tilewright/editor-core/session/session.ts';

const MAP = 'map-';

/** The panel of dockview that keeps the place of the maps while none is open. */
export const START = 'start';

/** The id of the panel of dockview that shows a map. */
export const mapPanelId = ({ id }: Session): string => `${MAP}${id}`;

/** Whether a panel of dockview is in the place of the maps. */
export const isMapPanel = (id: string): boolean => id.startsWith(MAP) || id === START;

/** The map that a panel of dockview shows; `undefined` if it shows something else, or its map is closed. */
export const sessionOf = ({ sessions }: Editor, id: string): Session | undefined =>
	sessions.value.find((session) => mapPanelId(session) === id);
