import type { ResourceName } from '../../spec/field.ts';
import type { Form } from '../../spec/form.ts';
import type { DowngradeStep } from './step.ts';
import { propertiesKeyed } from './steps/010-properties-keyed.ts';
import { propertyFields } from './steps/015-property-fields.ts';
import { tilesKeyed } from './steps/020-tiles-keyed.ts';
import { wangColorsApart } from './steps/040-wang-colors-apart.ts';
import { versionNumber } from './steps/050-version-number.ts';
import { typeToClass } from './steps/060-type-to-class.ts';
import { zstdToZlib } from './steps/100-zstd-to-zlib.ts';
import { propertyTypes } from './steps/110-property-types.ts';
import { obliqueToOrthogonal } from './steps/120-oblique.ts';
import { instancesToObjects } from './steps/130-templates.ts';
import { infiniteMap, layersOfInfiniteMap } from './steps/140-infinite-map.ts';

/** All steps. They are applied from the last to the first, so that each gets the form that its upgrade step produces. */
export const DOWNGRADE_STEPS: readonly DowngradeStep[] = [
	propertiesKeyed,
	propertyFields,
	tilesKeyed,
	wangColorsApart,
	versionNumber,
	typeToClass,
	zstdToZlib,
	propertyTypes,
	obliqueToOrthogonal,
	instancesToObjects,
	infiniteMap,
	layersOfInfiniteMap,
];

/** Returns a function that finds the steps for a resource in a form, in the order in which they are applied. */
export function downgradeSteps(form: Form): (resource: ResourceName) => readonly DowngradeStep[] {
	const byResource = new Map<ResourceName, DowngradeStep[]>();
	for (const step of DOWNGRADE_STEPS.toReversed()) {
		if (!step.isFor(form)) continue;
		for (const resource of step.resources) byResource.set(resource, [...(byResource.get(resource) ?? []), step]);
	}
	return (resource) => byResource.get(resource) ?? [];
}
