import type { Feature } from '../../contributions/feature.ts';
import { projectPanel } from './project-panel.tsx';

/** The files of the project. */
export const projectFeature: Feature = {
	panels: [projectPanel],
};
