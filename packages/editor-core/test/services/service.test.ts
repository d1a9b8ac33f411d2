import { signal } from '@preact/signals-core';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { expect, test } from 'vitest';
import { service } from '../../src/services/service.ts';
import type { MapSession } from '../../src/session/map-session.ts';
import { isChanging } from '../../src/session/pending.ts';
import { editing, emptyMap } from '../support/editing.ts';

const counter = service('counter', (_: Editor) => signal(0));

test('a service is made once for each holder', () => {
	const [one, other] = [editing(emptyMap()).editor, editing(emptyMap()).editor];
	counter(one).value++;
	expect(counter(one).value).toBe(1);
	expect(counter(other).value).toBe(0);
});

test('a holder lists its services', () => {
	const { editor, session } = editing(emptyMap());
	counter(editor).value = 5;
	expect(editor.services.list().get('counter')).toBe(counter(editor));
	isChanging(session);
	expect([...session.services.list().keys()]).toEqual(['pending changes']);
});

test('a page can provide another service', () => {
	const { session } = editing(emptyMap());
	const size = service('size', ({ map }: MapSession) => map.value.width);
	size.provide(session, 99);
	expect(size(session)).toBe(99);
});
