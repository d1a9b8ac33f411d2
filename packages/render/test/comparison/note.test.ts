import type { Change, DocumentSubject } from '@tilewright/ops';
import { describe, expect, it } from 'vitest';
import { noteOf } from '../../src/comparison/note.ts';

const subject: DocumentSubject = { kind: 'document', type: 'map', before: { pointer: '' }, after: { pointer: '' } };
const field = (field: string): Change => ({ change: 'field', subject, field, before: 1, after: 2 });
const mark = (change: Change) =>
	({ kind: 'changed', change, layer: [0], visible: true, shape: 'box', rect: { x: 0, y: 0, width: 1, height: 1 } }) as const;

describe('the note of a comparison', () => {
	it('counts changes without a mark, except those of id counters', () => {
		const [version, color, counter] = [field('/class'), field('/backgroundcolor'), field('/nextobjectid')];
		expect(noteOf([], [])).toBe('no differences');
		expect(noteOf([version, color], [])).toBe('2 changes that have no position on the map');
		expect(noteOf([version, color, counter], [mark(color)])).toBe('and 1 change that has no position on the map');
		expect(noteOf([counter, color], [mark(color)])).toBeUndefined();
	});

	it('says that the whole map was added or removed if there is only one', () => {
		const added: Change = { change: 'added', subject: { kind: 'document', type: 'map', after: { pointer: '' } }, value: {}, holds: {} };
		expect(noteOf([added], [])).toBe('the whole map was added');
	});
});
