import type { Fix } from '@tilewright/ops';

/** The fixes that `--fix` made in a file, or would make. */
export interface Mended {
	/** The content before. */
	readonly before: Uint8Array;
	readonly fixes: readonly Fix[];
	/** Whether it was written; with `--dry-run` it was not. */
	readonly isWritten: boolean;
}
