import { setFields } from '@tilewright/edit';
import { afterEach, expect, test, vi } from 'vitest';
import { doMerging } from '../../src/session/merge-steps.ts';
import { editing, emptyMap } from '../support/editing.ts';

afterEach(() => {
	vi.useRealTimers();
});

function start() {
	vi.useFakeTimers();
	const { session } = editing(emptyMap());
	const setClass = (value: string, key = 'class') =>
		doMerging(session, 'Change Class', setFields(session.map.value, [], { class: value }), key);
	return { session, setClass };
}

test('[E129] changes with the same key become one step; others do not', () => {
	const { session, setClass } = start();
	setClass('a');
	setClass('b');
	setClass('c', 'other');
	expect(session.history.steps).toHaveLength(2);
	session.undo();
	expect(session.map.value.class).toBe('b');
});

test('[E130] merging ends a second after the last change', () => {
	const { session, setClass } = start();
	setClass('a');
	vi.advanceTimersByTime(900);
	setClass('b');
	vi.advanceTimersByTime(900);
	setClass('c');
	expect(session.history.steps).toHaveLength(1);
	vi.advanceTimersByTime(1100);
	setClass('d');
	expect(session.history.steps).toHaveLength(2);
});

test('[E130] a step whose result equals its start is dropped, and that is told', () => {
	const { session, setClass } = start();
	setClass('a');
	setClass('');
	expect(session.modified.value).toBe(true);
	const before = session.revision.value;
	session.endMerging();
	expect(session.history.steps).toHaveLength(0);
	expect(session.modified.value).toBe(false);
	expect(session.revision.value).not.toBe(before);
});
