import { describe, expect, it } from 'vitest';
import { apply } from '../src/change/apply.ts';
import type { Change, FieldEdit } from '../src/change/change.ts';
import type { Part } from '../src/change/part.ts';
import { squash } from '../src/change/squash.ts';
import { createLayer } from '../src/make/create-layer.ts';
import { createObject } from '../src/make/create-object.ts';
import { layerOf, mapOf } from './support/drawn.ts';

const fields = (part: Part, ...edits: FieldEdit[]): Change => ({ type: 'fields', part, fields: edits });

describe('squashing', () => {
	it('does not exchange changes of a field with changes of a part in it', () => {
		const map = mapOf(layerOf('..'));
		const changes = [
			fields([{ layer: 1 }], { name: 'mine', after: { a: 1 } }),
			fields([{ layer: 1 }, 'mine'], { name: 'a', before: 1, after: 2 }),
			fields([{ layer: 1 }], { name: 'mine', before: { a: 2 }, after: 'text' }),
		];
		expect(apply(map, squash(changes))).toEqual(apply(map, changes));
		expect(apply(map, changes).issues).toEqual([]);
	});

	it('makes one change for each object of a drag', () => {
		const map = mapOf();
		const objects = [1, 2].map((id) => createObject(map, { shape: 'point', id, x: 0, y: 0 }));
		const doc = { ...map, layers: [createLayer(map, 'objectgroup', { id: 1, objects })] };
		const drag = [0, 1, 2].flatMap((x) => [1, 2].map((object) => fields([{ object }], { name: 'x', before: x, after: x + 1 })));
		expect(squash(drag)).toEqual([1, 2].map((object) => fields([{ object }], { name: 'x', before: 0, after: 3 })));
		expect(apply(doc, squash(drag))).toEqual(apply(doc, drag));
	});

	it('makes one change for each of thousands of objects [E129]', () => {
		const objects = Array.from({ length: 3000 }, (_, id): Part => [{ layer: 1 }, { object: id }]);
		const drag = Array.from({ length: 20 }, (_, x) => objects.map((part) => fields(part, { name: 'x', before: x, after: x + 1 })));
		expect(squash(drag.flat())).toEqual(objects.map((part) => fields(part, { name: 'x', before: 0, after: 20 })));
	});
});
