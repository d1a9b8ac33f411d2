import type { Path } from '../../issue/report.ts';
import type { RawObject } from '../../model/json-value.ts';
import type { FormatVersion, ResourceName } from '../../spec/field.ts';
import type { Form } from '../../spec/form.ts';
import type { TileEncoding } from '../tile-data.ts';
import type { FiniteBox } from './finite-box.ts';

/** The facts about a document that a step knows. */
export interface DowngradeContext {
	readonly form: Form;
	/** The rectangle for the layers of an infinite map, if the form has no infinite maps. */
	readonly box: FiniteBox | undefined;
	/** How the tile data of a layer will be written. */
	readonly encodingOf: (layer: RawObject) => TileEncoding;
	/** Reports a value that the form cannot store. `place` is a path from the resource; `what` names it inside a sentence. */
	readonly lost: (place: Path, what: string, found: unknown) => void;
	/** Reports a value that is written in another way, from which reading does not restore it. `change` continues the sentence after `what`. */
	readonly changed: (place: Path, what: string, change: string) => void;
}

/** A conversion to one older form of the format (specification part 9). Pure: it never changes its input. */
export interface DowngradeStep {
	/** Number and name, the same as those of its file. The number is that of the upgrade step for the same form, if there is one. */
	readonly name: string;
	/** The versions in which the form changed. Their reference pages describe the step. */
	readonly versions: readonly FormatVersion[];
	/** A description of the step, for those pages. */
	readonly doc: string;
	/** The resources that have this form. */
	readonly resources: readonly ResourceName[];
	/** Whether the step is needed for a form. */
	readonly isFor: (form: Form) => boolean;
	/** Whether its losses come from the keyed form, which can be combined with fields of any version. */
	readonly isKeyedForm?: true;
	/** Newer fields that the step handles. Other newer fields are dropped before the step. */
	readonly takes?: readonly string[];
	/** Converts a resource. All nested resources are converted already. `undefined` drops the resource. */
	readonly downgrade: (value: RawObject, context: DowngradeContext) => RawObject | undefined;
}
