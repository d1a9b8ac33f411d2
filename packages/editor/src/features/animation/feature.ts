import type { Feature } from '../../contributions/feature.ts';
import { tileAnimationPanel } from './tile-animation-panel.tsx';

/** The animations of tiles. */
export const animationFeature: Feature = {
	panels: [tileAnimationPanel],
};
