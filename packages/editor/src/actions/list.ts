import type { Action } from './action.ts';
import { alignActions } from './align-actions.ts';
import { automapActions } from './automap-actions.ts';
import { clipboardActions } from './clipboard-actions.ts';
import { collisionActions } from './collision-actions.ts';
import { documentActions } from './document-actions.ts';
import { fileActions } from './file-actions.ts';
import { historyActions } from './history-actions.ts';
import { inspectActions } from './inspect-actions.ts';
import { layerActions } from './layer-actions.ts';
import { layerViaActions } from './layer-via-actions.ts';
import { mapActions } from './map-actions.tsx';
import { objectActions } from './object-actions.ts';
import { projectActions } from './project-actions.ts';
import { quickStampActions } from './quick-stamp-actions.ts';
import { selectionActions } from './selection-actions.ts';
import { snapActions } from './snap-actions.ts';
import { templateActions } from './template-actions.tsx';
import { terrainSetActions } from './terrain-set-actions.ts';
import { tileActions } from './tile-actions.ts';
import { tilesetActions } from './tileset-actions.tsx';
import { tilesetDocumentActions } from './tileset-document-actions.tsx';
import { viewActions } from './view-actions.ts';
import { worldActions } from './world-actions.tsx';

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
