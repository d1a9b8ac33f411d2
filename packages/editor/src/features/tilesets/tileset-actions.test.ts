import {
	addLayers,
	addObjects,
	addTileset,
	apply,
	changeCells,
	createLayer,
	createMap,
	createObject,
	createTileset,
	setFields,
} from '@tilewright/edit';
import { picturesOf } from '@tilewright/editor-canvas/stage/pictures.ts';
import { runAction } from '@tilewright/editor-core/commands/run.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { TileMap } from '@tilewright/format';
import { cellReader } from '@tilewright/format';
import { expect, test } from 'vitest';
import { mapOfObjects } from '../../../../editor-canvas/test/support/pointing.ts';
import { editing } from '../../../test/support/editing.ts';
import { pixelUnderPointer } from '../../shell/pixel-under-pointer.ts';
import { tileUnderPointer } from '../../shell/tile-under-pointer.ts';

const FLIPPED = 0x80000000;

const ground = createTileset({ name: 'ground', tilewidth: 16, tileheight: 16, image: 'a.png', imagewidth: 64, imageheight: 16 });

/** A map with the tiles 0, 1 and 2 in a row, the second one flipped, and an object that shows tile 1. */
function map(): TileMap {
	const empty: TileMap = createMap({ width: 3, height: 1, tilewidth: 16, tileheight: 16 });
	const tiled = apply(empty, [...addTileset(empty, ground).changes, ...addLayers(empty, [createLayer(empty, 'tilelayer')])]).doc;
	const layered = apply(tiled, addLayers(tiled, [createLayer(tiled, 'objectgroup')])).doc;
	const painted = apply(
		layered,
		changeCells(layered, 1, (cells) => [1, FLIPPED + 2, 3].forEach((gid, x) => void cells.set(x, 0, gid))),
	).doc;
	return apply(painted, addObjects(painted, 2, [createObject(painted, { shape: 'tile', gid: 2, x: 0, y: 0, width: 16, height: 16 })])).doc;
}

function gids({ map: { value } }: MapSession): unknown {
	const [cells, objects] = value.layers;
	if (cells?.type !== 'tilelayer' || objects?.type !== 'objectgroup') throw new Error('other layers');
	const at = cellReader(cells);
	return [[0, 1, 2].map((x) => at(x, 0)), objects.objects.map((object) => ('gid' in object ? object.gid : 0))];
}

test('[E93] two selected tiles change places in cells and objects, as one step; flips stay', async () => {
	const { editor, session } = editing(map());
	session.selectedTiles.value = [0];
	expect(editor.commands.value.get('SwapTiles')?.isEnabled()).toBe(false);
	session.selectedTiles.value = [0, 1];
	await runAction(editor, 'SwapTiles');
	expect(gids(session)).toEqual([[2, FLIPPED + 1, 3], [1]]);
	expect(session.history.steps.map(({ name }) => name)).toEqual(['Swap Tiles']);
	session.undo();
	expect(gids(session)).toEqual([[1, FLIPPED + 2, 3], [2]]);
});

test('[E96] images of tilesets are read again', async () => {
	const { editor, session } = editing(map());
	const shelf = picturesOf(session.files);
	const before = shelf.loads.value;
	await runAction(editor, 'ReloadTilesetImages');
	expect(shelf.loads.value).toBe(before + 1);
});

test('[E17] the status bar says which tile of which tileset is under the pointer', () => {
	const { editor, session } = editing(map());
	session.selectLayer(1);
	const at = (x: number, y: number): string => {
		editor.pointer.value = { cell: { x, y }, screen: { x: 0, y: 0 } };
		return tileUnderPointer(editor);
	};
	expect([at(0, 0), at(1, 0), at(5, 5)]).toEqual(['Tile 0 of ground', 'Tile 1 of ground, turned', 'Empty']);
	session.selectLayer(2);
	expect(at(0, 0)).toBe('');
});

test('[E17] on an object layer, the status bar says where the pointer is in the pixels of objects', () => {
	const { editor, session } = editing(mapOfObjects([]));
	editor.pointer.value = { cell: { x: 1, y: 0 }, screen: { x: 20.75, y: -3.5 } };
	expect(pixelUnderPointer(editor)).toBe('20, -4 px');
	session.do('Offset', setFields(session.map.value, [{ layer: session.currentLayerId.value ?? 0 }], { offsetx: 8 }));
	expect(pixelUnderPointer(editor)).toBe('12, -4 px');
	editor.pointer.value = undefined;
	expect(pixelUnderPointer(editor)).toBe('');
	session.selectLayer(undefined);
	editor.pointer.value = { cell: { x: 1, y: 0 }, screen: { x: 20, y: 3 } };
	expect(pixelUnderPointer(editor)).toBe('');
});

test('[E132] undo brings back cells, not what is current', () => {
	const { editor, session } = editing(map());
	session.selectLayer(1);
	session.do(
		'Paint',
		changeCells(session.map.value, 1, (cells) => cells.set(0, 0, 3)),
	);
	session.selectLayer(2);
	session.selectedTiles.value = [3];
	editor.toolIds.value = { tilelayer: 'BucketFillTool' };
	session.undo();
	expect(gids(session)).toEqual([[1, FLIPPED + 2, 3], [2]]);
	expect([session.currentLayerId.value, session.selectedTiles.value, editor.toolIds.value['tilelayer']]).toEqual([
		2,
		[3],
		'BucketFillTool',
	]);
});
