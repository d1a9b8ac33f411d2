import type { Origin } from '../../issue/report.ts';
import type { RawObject } from '../../model/json-value.ts';
import type { FormatVersion, ResourceName } from '../../spec/field.ts';

/** An upgrade from one older form of the format (specification part 9). Pure: it never changes its input. */
export interface UpgradeStep {
	/** Number and name, the same as those of its file. */
	readonly name: string;
	/** The older form, in a few words. */
	readonly form: string;
	/** The versions in which the form changed. Their reference pages describe the step. */
	readonly versions: readonly FormatVersion[];
	/** A description of the step, for those pages. */
	readonly doc: string;
	/** The resources that have this form. */
	readonly resources: readonly ResourceName[];
	/** Whether a resource has the older form. Decided by its content, not by its version: third-party files mix forms. */
	readonly applies: (value: RawObject) => boolean;
	/**
	 * Whether `applies` depends on values, not on the names of fields. Such a step is also tried on resources whose fields look like those of
	 * a resource that needed no upgrade (see structure/shape.ts).
	 */
	readonly byValue?: true;
	/** Returns a function that maps paths in the newer form to paths in the older one, for the places of findings. Without it, paths stay the same. */
	readonly originOf?: (value: RawObject) => Origin;
	/** The resource in the newer form. `dropped` is called for each value without a place there. Its name is by default the last part of `field`. */
	readonly upgrade: (value: RawObject, dropped: (field: readonly (string | number)[], found: string, name?: string) => void) => RawObject;
}
