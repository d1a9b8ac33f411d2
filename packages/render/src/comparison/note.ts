import type { Change } from '@tilewright/ops';
import type { Mark } from './marks/mark.ts';

/** A note on the changes that have no mark; `undefined` if every change has one. */
export function noteOf(changes: readonly Change[], marks: readonly Mark[]): string | undefined {
	if (changes.length === 0) return 'no differences';
	const whole = changes.find(({ subject }) => subject.kind === 'document');
	if (whole?.change === 'added' || whole?.change === 'removed') return `the whole map was ${whole.change}`;
	const shown = new Set(marks.map(({ change }) => change));
	const rest = changes.filter((change) => !shown.has(change) && !isCounter(change)).length;
	if (rest === 0) return undefined;
	return `${shown.size === 0 ? '' : 'and '}${rest} ${rest === 1 ? 'change that has' : 'changes that have'} no position on the map`;
}

/** Whether a change is that of an id counter, which only follows from other changes. */
const isCounter = (change: Change): boolean =>
	change.change === 'field' && change.subject.kind === 'document' && (change.field === '/nextobjectid' || change.field === '/nextlayerid');
