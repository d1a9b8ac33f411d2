import type { Issue, Source } from '@tilewright/format';
import { placeIssues } from '@tilewright/format';
import { placeDirectly } from '@tilewright/format/internal';

/** Adds places to findings in a file that was read. */
export const placeIn = (bytes: Uint8Array, issues: readonly Issue[], source: Source): readonly Issue[] =>
	placeDirectly(bytes, issues, source) ?? placeIssues(bytes, issues);
