import type { Feature } from '../../contributions/feature.ts';
import { inspectActions } from './inspect-actions.ts';
import { propertiesPanel } from './properties-panel.tsx';

/** The properties of the selected things: their panel, and the actions that show it. */
export const propertiesFeature: Feature = {
	actions: inspectActions,
	panels: [propertiesPanel],
};
