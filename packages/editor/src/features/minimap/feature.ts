import type { Feature } from '../../contributions/feature.ts';
import { minimapPanel } from './minimap-panel.tsx';

/** The minimap. */
export const minimapFeature: Feature = {
	panels: [minimapPanel],
};
