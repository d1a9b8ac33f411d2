import type { Path } from '../../issue/issue.ts';
import type { RawObject } from '../../model/json.ts';
import type { FormatVersion, ResourceName } from '../../spec/field.ts';
import type { Form } from '../../spec/form.ts';
import type { TileEncoding } from '../tile-data.ts';
import type { FiniteBox } from './finite-box.ts';

/** What a step knows of the document that it works on. */
export interface DowngradeContext {
	readonly form: Form;
	/** The rectangle that the layers of an infinite map are laid out in, where the form has no infinite maps. */
	readonly box: FiniteBox | undefined;
	/** How the tile data of a layer will be written. */
	readonly encodingOf: (layer: RawObject) => TileEncoding;
	/** Notes what the form has no place for. `place` leads down from the resource. */
	readonly lost: (place: Path, subject: string, found: unknown) => void;
	/** Notes what is written in another way, from which reading does not get back what was there. */
	readonly changed: (place: Path, subject: string, written: string) => void;
}

/** One change of the format's form (specification part 9), turned back. Pure: it never changes its input. */
export interface DowngradeStep {
	/** Number and name, as its file; what an upgrade step turns forward has the number of that step. */
	readonly name: string;
	/** The versions at which the form changed: the pages of the reference that tell of the step. */
	readonly versions: readonly FormatVersion[];
	/** What becomes of the newer form, for those pages. */
	readonly doc: string;
	/** The resources that it is about. */
	readonly resources: readonly ResourceName[];
	/** Whether a form has the older form. */
	readonly isFor: (form: Form) => boolean;
	/** Whether what it loses is lost to the keyed forms, which may be asked for with fields of any version. */
	readonly isKeyedForm?: true;
	/** Newer fields that it sees to; others are left out before it comes to them. */
	readonly takes?: readonly string[];
	/** The resource, in which all that is nested is in the older form already. `undefined` leaves it out. */
	readonly downgrade: (value: RawObject, context: DowngradeContext) => RawObject | undefined;
}
