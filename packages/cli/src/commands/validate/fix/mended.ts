import type { Fix } from '@tilewright/ops';

/** What `--fix` did with a file, or would do. */
export interface Mended {
	/** The content before. */
	readonly before: Uint8Array;
	readonly fixes: readonly Fix[];
	/** Whether it was written; with `--dry-run` it was not. */
	readonly isWritten: boolean;
}
