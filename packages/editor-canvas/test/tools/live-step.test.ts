import { moveObjects } from '@tilewright/edit';
import { liveStep } from '@tilewright/editor-core/session/live-step.ts';
import { expect, test } from 'vitest';
import { selectObjectsTool } from '../../src/tools/objects/select-objects.ts';
import type { Pointing } from '../support/pointing.ts';
import { mapOfObjects, pointing } from '../support/pointing.ts';

const opened = (): Pointing => pointing(selectObjectsTool, mapOfObjects([{ shape: 'point', x: 0, y: 0 }]));

test('a step is replaced while it is the last one, and taken back whole', () => {
	const on = opened();
	const step = liveStep(on.session, 'Move');
	step.set((map) => moveObjects(map, [1], { x: 5, y: 0 }));
	step.set((map) => moveObjects(map, [1], { x: 7, y: 1 }));
	expect(on.object(1)).toMatchObject({ x: 7, y: 1 });
	expect(on.steps()).toEqual(['Move']);
	on.session.do('Other', moveObjects(on.session.map.value, [1], { x: 1, y: 0 }));
	expect(step.isLast).toBe(false);
	step.cancel();
	expect(on.steps()).toEqual(['Move', 'Other']);
	const next = liveStep(on.session, 'Move');
	next.set((map) => moveObjects(map, [1], { x: 5, y: 0 }));
	next.cancel();
	expect(on.steps()).toEqual(['Move', 'Other']);
});

test('of very many objects, a step changes nothing until it ends', () => {
	const on = opened();
	const step = liveStep(on.session, 'Move', 5000);
	step.set((map) => moveObjects(map, [1], { x: 5, y: 0 }));
	expect(step.isLive).toBe(false);
	expect(on.steps()).toEqual([]);
	step.end();
	expect(on.object(1)).toMatchObject({ x: 5 });
	const cancelled = liveStep(on.session, 'Move', 5000);
	cancelled.set((map) => moveObjects(map, [1], { x: 5, y: 0 }));
	cancelled.cancel();
	cancelled.end();
	expect(on.steps()).toEqual(['Move']);
});
