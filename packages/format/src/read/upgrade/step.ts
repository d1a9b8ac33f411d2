import type { Origin } from '../../issue/issue.ts';
import type { RawObject } from '../../model/json.ts';
import type { FormatVersion, ResourceName } from '../../spec/field.ts';

/** One change of the format's form (specification part 9), turned forward. Pure: it never changes its input. */
export interface UpgradeStep {
	/** Number and name, as its file. */
	readonly name: string;
	/** What is met, in a few words. */
	readonly form: string;
	/** The versions at which the form changed: the pages of the reference that tell of the step. */
	readonly versions: readonly FormatVersion[];
	/** What becomes of it, for those pages. */
	readonly doc: string;
	/** The resources that it is about. */
	readonly resources: readonly ResourceName[];
	/** Whether a resource has the older form: by what it holds, since third-party files mix forms. */
	readonly applies: (value: RawObject) => boolean;
	/**
	 * A value tells the form, not the names of the fields: `applies` is asked of each resource, also of those that are passed over
	 * because another with the same fields was found to be in order (see check/shape.ts).
	 */
	readonly byValue?: true;
	/** Makes what finds the places of the newer form in the older one, for findings to point at. Without it, all is where it was. */
	readonly originOf?: (value: RawObject) => Origin;
	/** The resource in the newer form. `dropped` is told of what has no place there; it is called by its name, or the last of its field. */
	readonly upgrade: (value: RawObject, dropped: (field: readonly (string | number)[], found: string, name?: string) => void) => RawObject;
}
