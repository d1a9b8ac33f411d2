import type { ResourceName } from '../../spec/field.ts';
import type { UpgradeStep } from './step.ts';
import { firstLayerTypes } from './steps/004-first-layer-types.ts';
import { firstTileSizes } from './steps/006-first-tile-sizes.ts';
import { tileSize } from './steps/008-tile-size.ts';
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
	tileSize,
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

function byResource(steps: readonly UpgradeStep[]): ReadonlyMap<ResourceName, readonly UpgradeStep[]> {
	const lists = new Map<ResourceName, UpgradeStep[]>();
	for (const step of steps) for (const resource of step.resources) lists.set(resource, [...(lists.get(resource) ?? []), step]);
	return lists;
}

const all = /* @__PURE__ */ byResource(STEPS);
const byValueOf = /* @__PURE__ */ byResource(STEPS.filter((step) => step.byValue));

/** The steps for a resource. */
export const stepsFor = (resource: ResourceName): readonly UpgradeStep[] => all.get(resource) ?? NONE;

/** The steps for a resource that depend on values, not on the names of fields: they are tried on every value. */
export const stepsByValue = (resource: ResourceName): readonly UpgradeStep[] => byValueOf.get(resource) ?? NONE;
