import type { Report } from '../issue/report.ts';

/** What reading custom types needs at every place. */
export interface TypesContext {
	readonly report: Report;
	/** How deeply values may be nested. */
	readonly depth: number;
}
