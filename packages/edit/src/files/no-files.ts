import type { Targets } from '@tilewright/ops';
import { targetsOf } from '@tilewright/ops';

/** The targets of a document whose other files are not loaded: their paths alone are known. */
export const noFiles = (path: string): Targets => targetsOf({ roots: [], files: new Map(), issues: [] }, path);
