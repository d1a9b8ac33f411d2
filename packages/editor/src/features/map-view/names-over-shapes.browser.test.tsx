import { addLayers, addObjects, apply, createLayer, createObject } from '@tilewright/edit';
import { expect, test } from 'vitest';
import { editing, emptyMap } from '../../../test/support/editing.ts';
import { mount } from '../../../test/support/mount.tsx';
import { MapView } from './map-view.tsx';

/** The number of pixels over the map that are not empty. */
function drawnOver(host: HTMLElement): number {
	const [, over] = host.querySelectorAll('canvas');
	const pixels = over?.getContext('2d')?.getImageData(0, 0, over.width, over.height).data ?? [];
	return pixels.filter((value, i) => i % 4 === 3 && value > 0).length;
}

test('[E100, E144] names are drawn over collision shapes', async () => {
	const map = emptyMap();
	const layered = apply(map, addLayers(map, [createLayer(map, 'objectgroup')])).doc;
	const house = createObject(layered, { shape: 'rectangle', x: 8, y: 24, width: 48, height: 16, name: 'House' });
	const { editor, session } = editing(apply(layered, addObjects(layered, 1, [house])).doc);
	const host = mount(editor, <MapView session={session} />);
	await expect.poll(() => drawnOver(host)).toBeGreaterThan(0);
	const withoutShapes = drawnOver(host);
	// The name moves from the map's picture to the overlay.
	editor.preferences.collisionShapes.value = true;
	await expect.poll(() => drawnOver(host)).toBeGreaterThan(withoutShapes + 100);
	editor.preferences.objectNames.value = 'never';
	await expect.poll(() => drawnOver(host)).toBe(withoutShapes);
});
