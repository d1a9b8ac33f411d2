import type { Change, Part } from '@tilewright/edit';
import { setFields } from '@tilewright/edit';
import { addWangSet, duplicateWangSet, removeWangColor, removeWangSet, setWangColorCount } from '@tilewright/edit/terrain';
import { chooseColor, chooseSet, currentSet, partOfSet } from '@tilewright/editor-core/session/terrain-editing.ts';
import type { TilesetSession } from '@tilewright/editor-core/session/tileset-session.ts';
import type { WangSet } from '@tilewright/format';
import { editTerrainWords } from './edit-terrain-words.ts';
import { terrainSetsWords } from './terrain-sets-words.ts';

const actions = terrainSetsWords;
const words = editTerrainWords;

/** Adds a set with one color (rule Q40), and starts marking with it. */
export function addSet(session: TilesetSession, type: WangSet['type']): void {
	const { doc, terrain } = session;
	session.do(words.addSet, addWangSet(doc.value, [], type));
	chooseSet(terrain, doc.value.wangsets.length - 1);
	terrain.isMarking.value = true;
}

/** Copies the current set (rule Q44). */
export function duplicateSet(session: TilesetSession): void {
	const { doc, terrain } = session;
	const at = terrain.set.value;
	const name = currentSet(terrain, doc.value)?.name ?? '';
	session.do(actions.duplicate, duplicateWangSet(doc.value, [], at, words.copyOf(name)));
	chooseSet(terrain, at + 1);
}

/** Removes the current set, without asking (rule Q44). */
export function removeSet(session: TilesetSession): void {
	const { doc, terrain } = session;
	session.do(actions.remove, removeWangSet(doc.value, [], terrain.set.value));
	terrain.pattern.value = undefined;
	terrain.color.value = 1;
}

/** Adds a color to the current set, and marks with it from now on. */
export function addColor(session: TilesetSession): void {
	const { doc, terrain } = session;
	const number = (currentSet(terrain, doc.value)?.colors.length ?? 0) + 1;
	session.do(actions.addColor, setWangColorCount(doc.value, [], terrain.set.value, number));
	chooseColor(terrain, number);
}

/** Removes the current color (rule Q41). */
export function removeColor(session: TilesetSession): void {
	const { doc, terrain } = session;
	const changes = removeWangColor(doc.value, [], terrain.set.value, terrain.color.value);
	terrain.pattern.value = undefined;
	session.do(actions.removeColor, changes);
}

/** Gives the current set another name. */
export const renameSet = (session: TilesetSession, name: string): void => setOnSet(session, words.renameSet, [], { name });

/** Gives a color of the current set another name. */
export const renameColor = (session: TilesetSession, number: number, name: string): void =>
	setOnSet(session, words.renameColor, [{ color: number }], { name });

/** Makes a tile the picture of the current set (rule Q43). */
export const useAsSetImage = (session: TilesetSession, tile: number): void => setOnSet(session, words.setImage, [], { tile });

/** Makes a tile the picture of the current color (rule Q43). */
export const useAsColorImage = (session: TilesetSession, tile: number): void =>
	setOnSet(session, words.colorImage, [{ color: session.terrain.color.value }], { tile });

function setOnSet(session: TilesetSession, step: string, inSet: Part, fields: Parameters<typeof setFields>[2]): void {
	const changes: Change[] = setFields(session.doc.value, [...partOfSet(session.terrain, session.doc.value), ...inSet], fields);
	if (changes.length > 0) session.do(step, changes);
}
