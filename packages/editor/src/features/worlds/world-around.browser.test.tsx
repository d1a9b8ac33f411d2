import { createLayer, createMap, createWorld } from '@tilewright/edit';
import { createEditor } from '@tilewright/editor-core/editor/editor.ts';
import { loadPreferences } from '@tilewright/editor-core/editor/preferences.ts';
import { memoryFiles } from '@tilewright/editor-core/files/memory-files.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { TileMap } from '@tilewright/format';
import { write } from '@tilewright/format';
import { expect, test, vi } from 'vitest';
import { mount } from '../../../test/support/mount.tsx';
import { addFeatures } from '../../contributions/install.ts';
import { FEATURES } from '../../features.ts';
import { openPath } from '../../opening/open-path.ts';
import { MapView } from '../map-view/map-view.tsx';
import { surroundingsOf } from './surroundings.ts';

const size = { width: 4, height: 4, tilewidth: 16, tileheight: 16 };

/** A map without tiles, of one color if it has one, whose layers have the names. */
function mapOf(backgroundcolor: string | undefined, ...names: readonly string[]): TileMap {
	const map = createMap({ ...size, ...(backgroundcolor !== undefined && { backgroundcolor }) });
	return { ...map, layers: names.map((name, i) => ({ ...createLayer(map, 'tilelayer', { name }), id: i + 1 })), nextlayerid: 9 };
}

/** Opens maps of a world: b lies right of a, c far away. */
async function opened(onlyShowAdjacentMaps: boolean) {
	localStorage.clear();
	const maps = [
		{ fileName: 'a.tmj', x: 100, y: 50, width: 64, height: 64 },
		{ fileName: 'b.tmj', x: 164, y: 50, width: 64, height: 64 },
		{ fileName: 'c.tmj', x: 300, y: 300, width: 64, height: 64 },
	];
	const files = memoryFiles('test', {
		'/w.world': write(createWorld({ maps, onlyShowAdjacentMaps })),
		'/a.tmj': write(mapOf(undefined, 'trees')),
		'/b.tmj': write(mapOf('#ff0000', 'ground', 'trees')),
		'/c.tmj': write(mapOf('#00ff00', 'ground')),
	});
	const editor = createEditor(files, loadPreferences(localStorage));
	addFeatures(editor, FEATURES);
	await openPath(editor, '/w.world', files);
	const session = await openPath(editor, '/a.tmj', files);
	if (session?.kind !== 'map') throw new Error('no map');
	return { editor, session };
}

const placesOf = (around: ReturnType<typeof surroundingsOf>): unknown => around?.maps.map(({ fileName, x, y }) => [fileName, x, y]);

test('[E124] around a map are the other maps of its world, at their places', async () => {
	const { editor, session } = await opened(false);
	expect(placesOf(surroundingsOf(editor, session))).toEqual([
		['b.tmj', 64, 0],
		['c.tmj', 200, 250],
	]);
	const [world] = editor.sessions.value;
	if (world !== undefined) editor.close(world);
	expect(surroundingsOf(editor, session)).toBeUndefined();
});

test('[E123, E124] a world may show only the maps that lie side by side', async () => {
	const { editor, session } = await opened(true);
	expect(placesOf(surroundingsOf(editor, session))).toEqual([['b.tmj', 64, 0]]);
});

/** The color at a point of the map's screen, as the canvas of the other maps has it. */
function colorAt(host: HTMLElement, { camera }: MapSession, x: number, y: number): readonly number[] {
	const [, canvas] = host.querySelectorAll('canvas');
	if (host.querySelectorAll('canvas').length !== 3 || canvas === undefined) return [];
	const { center = { x: 0, y: 0 }, scale = 1 } = camera.value ?? {};
	const ratio = canvas.width / canvas.clientWidth;
	const at = [(x - center.x) * scale + canvas.clientWidth / 2, (y - center.y) * scale + canvas.clientHeight / 2].map(
		(value) => value * ratio,
	);
	return [...(canvas.getContext('2d')?.getImageData(at[0] ?? 0, at[1] ?? 0, 1, 1).data ?? [])];
}

function click(view: Element, { camera }: MapSession, x: number, y: number, more: PointerEventInit = {}): void {
	const { left, top, width, height } = view.getBoundingClientRect();
	const { center = { x: 0, y: 0 }, scale = 1 } = camera.value ?? {};
	const at = { clientX: left + width / 2 + (x - center.x) * scale, clientY: top + height / 2 + (y - center.y) * scale };
	for (const type of ['pointermove', 'pointerdown', 'pointerup'])
		view.dispatchEvent(
			new PointerEvent(type, {
				bubbles: true,
				pointerId: 1,
				pointerType: 'mouse',
				button: 0,
				...at,
				...more,
				buttons: type === 'pointerdown' ? 1 : 0,
			}),
		);
}

test('[E124] they are shown dimmed, and a click on one opens it at the same view with the layer of the same name', async () => {
	const { editor, session } = await opened(false);
	session.camera.value = { center: { x: 64, y: 32 }, scale: 1 };
	const host = mount(editor, <MapView session={session} />);
	const view = await vi.waitUntil(() => host.querySelector('.map-view'));
	const alpha = await vi.waitUntil(() => colorAt(host, session, 96, 32)[3], { timeout: 10_000 });
	expect(alpha).toBeGreaterThan(100);
	expect(alpha).toBeLessThan(200);
	expect(colorAt(host, session, 96, 32)[0]).toBeGreaterThan(240);
	// The map itself stays as it is.
	expect(colorAt(host, session, 32, 32)[3]).toBe(0);

	// With keys, tools work there, too.
	click(view, session, 96, 32, { ctrlKey: true });
	expect(editor.current.value).toBe(session);
	click(view, session, 96, 32);
	const other = await vi.waitUntil(() => (editor.currentMap.value?.path.value === '/b.tmj' ? editor.currentMap.value : undefined));
	await vi.waitUntil(() => other.camera.value !== undefined);
	expect(other.camera.value).toEqual({ center: { x: 0, y: 32 }, scale: 1 });
	expect(other.currentLayer.value?.name).toBe('trees');
});

test('[E124] Show World switches that off', async () => {
	const { editor, session } = await opened(false);
	session.camera.value = { center: { x: 64, y: 32 }, scale: 1 };
	const host = mount(editor, <MapView session={session} />);
	await vi.waitUntil(() => host.querySelectorAll('canvas').length === 3, { timeout: 10_000 });
	editor.preferences.showWorld.value = false;
	expect(host.querySelectorAll('canvas')).toHaveLength(2);
});
