import type { Path, Report } from '../../issue/report.ts';
import type { RawObject } from '../../model/json-value.ts';

/** The state that the structure check of one document needs. */
export interface StructureContext {
	readonly report: Report;
	/** Whether the syntax has the fields that are only in memory: XML has, in another form. A field of JSON with such a name is another one. */
	readonly memory: boolean;
	/** How deeply values may be nested. */
	readonly depth: number;
	/** The most objects of the document. A quarter as many unknown fields may be different. */
	readonly objects: number;
	/** Puts tile data back into a value that is not part of the format (see json/scan.ts). */
	readonly restore: (value: unknown) => unknown;
	/** The list that a value stands for, if its items need no check. */
	readonly regular?: ((value: unknown) => RawObject[] | undefined) | undefined;
	/** Called for each tile layer after its other fields are checked. `explicit`: whether the file has an `encoding` for it. */
	readonly decode: (layer: RawObject, path: Path, explicit: boolean) => void;
	/** Called after a list was sorted, with the list before and after it. */
	readonly sorted?: ((path: Path, before: readonly unknown[], after: readonly unknown[]) => void) | undefined;
}
