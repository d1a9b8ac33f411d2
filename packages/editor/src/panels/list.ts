import { findingsPanel } from './findings/findings-panel.tsx';
import { historyPanel } from './history/history-panel.tsx';
import { layersPanel } from './layers/layers-panel.tsx';
import { minimapPanel } from './minimap/minimap-panel.tsx';
import { objectsPanel } from './objects/objects-panel.tsx';
import type { Panel } from './panel.ts';
import { projectPanel } from './project/project-panel.tsx';
import { propertiesPanel } from './properties/properties-panel.tsx';
import { terrainSetsPanel } from './terrain-sets/terrain-sets-panel.tsx';
import { tileAnimationPanel } from './tile-animation/tile-animation-panel.tsx';
import { tilesetsPanel } from './tilesets/tilesets-panel.tsx';

/** All panels. */
export const PANELS: readonly Panel[] = [
	layersPanel,
	objectsPanel,
	propertiesPanel,
	historyPanel,
	tilesetsPanel,
	terrainSetsPanel,
	tileAnimationPanel,
	minimapPanel,
	findingsPanel,
	projectPanel,
];
