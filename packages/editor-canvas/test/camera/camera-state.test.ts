import { signal } from '@preact/signals-core';
import type { Camera } from '@tilewright/editor-core/session/camera.ts';
import { expect, test } from 'vitest';
import { cameraState } from '../../src/camera/camera-state.ts';

test('a camera that shows a whole map follows the size of the map when it is drawn, not before', () => {
	const map = signal({ x: 0, y: 0, width: 100, height: 100 });
	let asked = 0;
	const state = cameraState({ camera: signal<Camera | undefined>(undefined) }, () => {
		asked++;
		return map.value;
	});
	for (const shown of [state.size, state.pixels]) shown.value = { width: 400, height: 400 };
	expect(state.camera.value.center).toEqual({ x: 50, y: 50 });
	state.settle();
	const before = asked;
	map.value = { x: 0, y: 0, width: 300, height: 100 };
	expect(state.camera.value.center).toEqual({ x: 50, y: 50 });
	expect(asked).toBe(before);
	state.settle();
	expect(state.camera.value.center).toEqual({ x: 150, y: 50 });
});
