import type { Path, Report } from '../../issue/issue.ts';
import type { RawObject } from '../../model/json.ts';

/** What the check of one document needs. */
export interface StructureContext {
	readonly report: Report;
	/** How deeply values may be nested. */
	readonly depth: number;
	/** Puts back what the scan took out of a value that is not the format's own (see json/scan.ts). */
	readonly restore: (value: unknown) => unknown;
	/** Called for each tile layer, once its other fields are checked; with whether the file states its encoding. */
	readonly decode: (layer: RawObject, path: Path, stated: boolean) => void;
	/** Told of a list that was sorted: at which index each of its items stood before. */
	readonly sorted?: (path: Path, from: readonly number[]) => void;
}
