import type { ResourceName } from '../../spec/field.ts';
import type { UpgradeStep } from './step.ts';
import { firstLayerTypes } from './steps/004-first-layer-types.ts';
import { firstTileSizes } from './steps/006-first-tile-sizes.ts';
import { propertiesArray } from './steps/010-properties-array.ts';
import { tilesArray } from './steps/020-tiles-array.ts';
import { terrains } from './steps/030-terrains.ts';
import { wangColors } from './steps/040-wang-colors.ts';
import { wangTileFlips } from './steps/045-wang-tile-flips.ts';
import { versionString } from './steps/050-version-string.ts';
import { classToType } from './steps/060-class-to-type.ts';
import { collisionProperties } from './steps/070-collision-properties.ts';
import { imageLayerPosition } from './steps/080-image-layer-position.ts';

/** All steps, in the order in which they are applied to a resource. */
export const STEPS: readonly UpgradeStep[] = [
	firstLayerTypes,
	firstTileSizes,
	propertiesArray,
	tilesArray,
	terrains,
	wangColors,
	wangTileFlips,
	versionString,
	classToType,
	collisionProperties,
	imageLayerPosition,
];

const NONE: readonly UpgradeStep[] = [];
const byResource = new Map<ResourceName, UpgradeStep[]>();
for (const step of STEPS) {
	for (const resource of step.resources) byResource.set(resource, [...(byResource.get(resource) ?? []), step]);
}

/** The steps that are about a resource. */
export const stepsFor = (resource: ResourceName): readonly UpgradeStep[] => byResource.get(resource) ?? NONE;

/** Those of them that must be asked of each one. */
export const stepsToldByValue = (resource: ResourceName): readonly UpgradeStep[] => stepsFor(resource).filter((step) => step.toldByValue);
