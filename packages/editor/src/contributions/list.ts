import { automapActions } from '../features/automapping/automap-actions.ts';
import { clipboardActions } from '../features/clipboard/clipboard-actions.ts';
import { collisionActions } from '../features/collision/collision-actions.ts';
import { projectActions } from '../features/custom-types/project-actions.ts';
import { documentActions } from '../features/documents/document-actions.ts';
import { fileActions } from '../features/documents/file-actions.ts';
import { historyActions } from '../features/history/history-actions.ts';
import { layerActions } from '../features/layers/layer-actions.ts';
import { layerViaActions } from '../features/layers/layer-via-actions.ts';
import { mapActions } from '../features/maps/map-actions.tsx';
import { alignActions } from '../features/objects/align-actions.ts';
import { objectActions } from '../features/objects/object-actions.ts';
import { snapActions } from '../features/objects/snap-actions.ts';
import { quickStampActions } from '../features/painting/quick-stamp-actions.ts';
import { tileActions } from '../features/painting/tile-actions.ts';
import { inspectActions } from '../features/properties/inspect-actions.ts';
import { selectionActions } from '../features/selection/selection-actions.ts';
import { templateActions } from '../features/templates/template-actions.tsx';
import { terrainSetActions } from '../features/terrain/terrain-set-actions.ts';
import { tilesetActions } from '../features/tilesets/tileset-actions.tsx';
import { tilesetDocumentActions } from '../features/tilesets/tileset-document-actions.tsx';
import { viewActions } from '../features/view/view-actions.ts';
import { worldActions } from '../features/worlds/world-actions.tsx';
import type { Action } from './action.ts';

/** All actions. Those of tools follow from the list of tools. */
export const ACTIONS: readonly Action[] = [
	...objectActions,
	...templateActions,
	...alignActions,
	...snapActions,
	...fileActions,
	...documentActions,
	...mapActions,
	...historyActions,
	...layerActions,
	...layerViaActions,
	...inspectActions,
	...tilesetActions,
	...tilesetDocumentActions,
	...collisionActions,
	...terrainSetActions,
	...automapActions,
	...clipboardActions,
	...selectionActions,
	...tileActions,
	...quickStampActions,
	...viewActions,
	...worldActions,
	...projectActions,
];
