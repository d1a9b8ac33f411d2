import type { Report } from '../issue/report.ts';

/** The context of reading custom types. */
export interface TypesContext {
	readonly report: Report;
	/** How deeply values may be nested. */
	readonly depth: number;
}
