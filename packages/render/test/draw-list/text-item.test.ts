import { geometryOf, type Matrix } from '@tilewright/geometry';
import { describe, expect, it } from 'vitest';
import { mapOf } from '../../../geometry/test/support/arbitrary-map.ts';
import { textItem } from '../../src/draw-list/object-layer.ts';
import { textObject } from '../support/objects.ts';

const base = { opacity: 1, layer: [0], object: 1 };

describe('the text of an object', () => {
	it('is laid out in its box, which is moved and rotated with the object', () => {
		const quarter: Matrix = [0, 1, -1, 0, 30, 10];
		const item = textItem(textObject('Hello'), geometryOf(mapOf({ orientation: 'orthogonal' })), base, quarter);
		expect(item).toEqual({
			...base,
			kind: 'text',
			text: textObject('Hello').text,
			transform: [0, 1, -1, 0, 10, 20],
			width: 40,
			height: 20,
		});
	});

	it('stands upright on isometric maps [R9]', () => {
		const item = textItem(textObject('Hello'), geometryOf(mapOf({ orientation: 'isometric' })), base, [1, 0, 0, 1, 0, 0]);
		expect(item.transform).toEqual([1, 0, 0, 1, 38, 15]);
	});
});
