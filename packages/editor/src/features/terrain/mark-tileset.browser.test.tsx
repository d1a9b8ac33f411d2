import '../tilesets/panel/tilesets.css';
import { chooseColor, choosePattern } from '@tilewright/editor-core/session/terrain-editing.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { editingTileset, groundWith, idsOf, stepsOf } from '../../../test/support/editing-tileset.ts';
import { mount } from '../../../test/support/mount.tsx';
import { TilesetContent } from '../tilesets/document/tileset-content.tsx';

/** A tileset whose tiles are 32 pixels wide on the page, with two between them. */
async function shown() {
	const { editor, session } = await editingTileset(groundWith('corner'));
	session.zoom.value = 2;
	const host = mount(editor, <TilesetContent session={session} />);
	const tiles = page.getByRole('listbox', { name: 'Tiles of ground' });
	await expect.element(tiles).toBeInTheDocument();
	const canvas = (): HTMLCanvasElement => {
		const found = host.querySelector('canvas');
		if (found === null) throw new Error('There is no canvas.');
		return found;
	};
	/** The color of a pixel, as the page shows it. */
	const colorAt = (x: number, y: number): readonly number[] => {
		const density = window.devicePixelRatio;
		return [
			...(canvas()
				.getContext('2d')
				?.getImageData(x * density, y * density, 1, 1).data ?? []),
		];
	};
	const element = Object.assign(tiles.element(), { setPointerCapture: () => undefined });
	const pointer = (type: string, x: number, y: number, more: PointerEventInit = {}): void => {
		const { left, top } = element.getBoundingClientRect();
		element.dispatchEvent(
			new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: left + x, clientY: top + y, button: 0, buttons: 1, ...more }),
		);
	};
	/** Chooses a color, and waits until it can be marked: the code for that is loaded with the tileset. */
	const mark = async (color: number): Promise<void> => {
		chooseColor(session.terrain, color);
		await expect.element(tiles).toHaveAttribute('data-marking', 'true');
	};
	return { editor, session, tiles, colorAt, pointer, mark };
}

test('[Q42] a click marks the quarter below it, which then has the color', async () => {
	const { session, tiles, colorAt } = await shown();
	await page.getByRole('button', { name: 'Edit Terrain Sets' }).click();
	await expect.element(tiles).toHaveAttribute('data-marking', 'true');
	await tiles.click({ position: { x: 34 + 24, y: 8 } });
	expect(idsOf(session)).toEqual({ 1: '01000000' });
	expect(session.selectedTiles.value).toEqual([]);
	await userEvent.unhover(tiles);
	// The rim of the quarter is all of its color, which is red.
	await expect.poll(() => colorAt(34 + 17, 8)).toEqual([255, 0, 0, 255]);
	expect(colorAt(34 + 8, 8)).not.toEqual([255, 0, 0, 255]);
});

test('[Q42] a fast drag marks all positions on its way, as one step', async () => {
	const { session, pointer, mark } = await shown();
	await mark(2);
	pointer('pointerdown', 4, 4);
	pointer('pointermove', 34 * 3 + 28, 4);
	pointer('pointerup', 34 * 3 + 28, 4, { buttons: 0 });
	expect(idsOf(session)).toEqual({ 0: '02000002', 1: '02000002', 2: '02000002', 3: '02000002' });
	expect(stepsOf(session)).toEqual(['Mark Terrain']);
	pointer('pointerdown', 4, 60);
	pointer('pointermove', 60, 60);
	pointer('pointercancel', 60, 60);
	expect(stepsOf(session)).toEqual(['Mark Terrain']);
});

test('[Q42] a second finger scrolls: nothing is marked then', async () => {
	const { session, pointer, mark } = await shown();
	await mark(2);
	session.zoom.value = 16;
	const tiles = page.getByRole('listbox').element();
	await expect.poll(() => tiles.scrollWidth).toBeGreaterThan(1000);
	const touch = (type: string, pointerId: number, x: number): void =>
		pointer(type, x, 40, { pointerType: 'touch', pointerId, isPrimary: pointerId === 1 });
	touch('pointerdown', 1, 200);
	touch('pointerdown', 2, 250);
	touch('pointermove', 1, 100);
	touch('pointermove', 2, 150);
	touch('pointerup', 1, 100);
	touch('pointerup', 2, 150);
	expect(tiles.scrollLeft).toBeCloseTo(100, 0);
	expect([idsOf(session), stepsOf(session)]).toEqual([{}, []]);
});

test('[Q42] with the keyboard, digits mark the tile that arrows choose; Escape ends', async () => {
	const { session, tiles, mark } = await shown();
	await mark(1);
	tiles.element().focus();
	await userEvent.keyboard('{ArrowRight}{ArrowRight}9');
	await expect.element(page.getByRole('option', { name: 'Tile 1, top right Color 1' })).toBeInTheDocument();
	expect(idsOf(session)).toEqual({ 1: '01000000' });
	choosePattern(session.terrain, [0, 2, 0, 2, 0, 2, 0, 2]);
	tiles.element().focus();
	await userEvent.keyboard('{Enter}');
	expect(idsOf(session)).toEqual({ 1: '02020202' });
	await userEvent.keyboard('{Escape}');
	expect(session.terrain.isMarking.value).toBe(false);
	await expect.element(page.getByRole('option', { name: 'Tile 1', exact: true })).toBeInTheDocument();
});

test('[Q42] Escape ends marking from anywhere on the page', async () => {
	const { session, mark } = await shown();
	await mark(1);
	await userEvent.keyboard('{Escape}');
	expect(session.terrain.isMarking.value).toBe(false);
});
