import type { Change } from '@tilewright/edit';
import type { Issue } from '@tilewright/format';
import type { Session } from '../session/session.ts';

/** The findings that `validate --fix` mends, as far as a map in memory can have them, and tilesets that have grown. */
const SAFE: ReadonlySet<Issue['code']> = new Set([
	'overlapping-tilesets',
	'duplicate-layer-id',
	'duplicate-object-id',
	'raised-counter',
	'unsorted-tilesets',
	'empty-chunk',
	'chunk-outside-box',
	'level-stores',
	'foreign-path',
]);

/** Makes the changes that mend a finding; `undefined` if that needs a decision of the user. The code is loaded when it is asked for. */
export function fixFor(session: Session, issue: Issue): (() => Promise<readonly Change[]>) | undefined {
	if (session.kind !== 'map' || !SAFE.has(issue.code)) return undefined;
	return async () => (await import('./mended.ts')).mended(session, issue);
}
