import { tileAnimationPanel } from '../../features/animation/tile-animation-panel.tsx';
import { findingsPanel } from '../../features/findings/findings-panel.tsx';
import { historyPanel } from '../../features/history/history-panel.tsx';
import { layersPanel } from '../../features/layers/layers-panel.tsx';
import { minimapPanel } from '../../features/minimap/minimap-panel.tsx';
import { objectsPanel } from '../../features/objects/objects-panel.tsx';
import { projectPanel } from '../../features/project/project-panel.tsx';
import { propertiesPanel } from '../../features/properties/properties-panel.tsx';
import { terrainSetsPanel } from '../../features/terrain/terrain-sets-panel.tsx';
import { tilesetsPanel } from '../../features/tilesets/panel/tilesets-panel.tsx';
import type { Panel } from './panel.ts';

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
