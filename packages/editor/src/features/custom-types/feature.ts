import type { Feature } from '../../contributions/feature.ts';
import { projectActions } from './project-actions.ts';

/** The custom types of projects. */
export const customTypesFeature: Feature = {
	actions: projectActions,
	menus: [{ place: 'view/panels', entries: ['CustomTypesEditor'] }],
};
