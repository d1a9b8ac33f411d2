import { addTileset, createTileset } from '@tilewright/edit';
import { expect, test } from 'vitest';
import { editing, emptyMap } from '../../../test/support/editing.ts';
import { barsOf } from '../../contributions/bar.ts';
import { offerTileSize } from './offer-tile-size.ts';

const sheet = (tilewidth: number, tileheight = 32) =>
	createTileset({ name: `of ${tilewidth}`, image: 'a.png', imagewidth: 64, imageheight: 64, tilewidth, tileheight });

test('[E86] the tile size of the first tileset is offered to the map, and taken as one step', () => {
	const { editor, session } = editing(emptyMap());
	session.do('Add', addTileset(session.map.value, sheet(32)).changes);
	offerTileSize(editor, session);
	const [bar] = barsOf(session);
	expect(bar?.text).toBe('The tiles of of 32 are 32 × 32 pixels, the cells of the map 16 × 16.');
	bar?.answers.find(({ primary }) => primary)?.run();
	expect(session.map.value).toMatchObject({ tilewidth: 32, tileheight: 32 });
	session.undo();
	expect(session.map.value).toMatchObject({ tilewidth: 16, tileheight: 16 });
	expect(session.map.value.tilesets).toHaveLength(1);
});

test('[E86] no size is offered that the map has, nor that of a second tileset', () => {
	const { editor, session } = editing({ ...emptyMap(), tilewidth: 32, tileheight: 32 });
	session.do('Add', addTileset(session.map.value, sheet(32)).changes);
	offerTileSize(editor, session);
	session.do('Add', addTileset(session.map.value, sheet(16)).changes);
	offerTileSize(editor, session);
	expect(barsOf(session)).toEqual([]);
});

test('[E86] tiles that stand on diamonds of their width are as they should be; others are offered diamonds', () => {
	const { editor, session } = editing({ ...emptyMap(), orientation: 'isometric', tilewidth: 64, tileheight: 24 });
	session.do('Add', addTileset(session.map.value, sheet(64, 64)).changes);
	offerTileSize(editor, session);
	expect(barsOf(session)).toEqual([]);
	session.undo();
	session.do('Add', addTileset(session.map.value, sheet(32, 64)).changes);
	offerTileSize(editor, session);
	const [bar] = barsOf(session);
	expect(bar?.answers.map(({ text }) => text)).toContain('Make Cells 32 × 16');
	bar?.answers.find(({ primary }) => primary)?.run();
	expect(session.map.value).toMatchObject({ tilewidth: 32, tileheight: 16 });
});
