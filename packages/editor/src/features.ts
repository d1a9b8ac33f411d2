import type { Feature } from './contributions/feature.ts';
import { animationFeature } from './features/animation/feature.ts';
import { automappingFeature } from './features/automapping/feature.ts';
import { clipboardFeature } from './features/clipboard/feature.ts';
import { collisionFeature } from './features/collision/feature.ts';
import { customTypesFeature } from './features/custom-types/feature.ts';
import { documentsFeature } from './features/documents/feature.ts';
import { findingsFeature } from './features/findings/feature.ts';
import { historyFeature } from './features/history/feature.ts';
import { layersFeature } from './features/layers/feature.ts';
import { mapsFeature } from './features/maps/feature.ts';
import { minimapFeature } from './features/minimap/feature.ts';
import { missingFilesFeature } from './features/missing-files/feature.ts';
import { objectsFeature } from './features/objects/feature.ts';
import { paintingFeature } from './features/painting/feature.ts';
import { projectFeature } from './features/project/feature.ts';
import { propertiesFeature } from './features/properties/feature.ts';
import { recoveryFeature } from './features/recovery/feature.ts';
import { selectionFeature } from './features/selection/feature.ts';
import { templatesFeature } from './features/templates/feature.ts';
import { terrainFeature } from './features/terrain/feature.ts';
import { tilesetsFeature } from './features/tilesets/feature.ts';
import { viewFeature } from './features/view/feature.ts';
import { worldsFeature } from './features/worlds/feature.ts';

/** The features that work on open documents. Actions, tools and panels come in this order. */
export const FEATURES: readonly Feature[] = [
	layersFeature,
	objectsFeature,
	templatesFeature,
	documentsFeature,
	missingFilesFeature,
	mapsFeature,
	propertiesFeature,
	historyFeature,
	tilesetsFeature,
	collisionFeature,
	terrainFeature,
	animationFeature,
	automappingFeature,
	clipboardFeature,
	selectionFeature,
	paintingFeature,
	viewFeature,
	minimapFeature,
	findingsFeature,
	worldsFeature,
	customTypesFeature,
	projectFeature,
	recoveryFeature,
];
