import { expect } from '@playwright/test';
import type { TileMap } from '@tilewright/format';
import type { ServedEditor } from '../driver/served-editor.ts';
import type { EditorWords } from './editor.ts';

/** Saves a changed map, and looks into its file. */
export async function expectSaved(on: EditorWords, path: string, part: (map: TileMap) => unknown, expected: unknown): Promise<void> {
	await on.save();
	expect(part(on.saved(path))).toEqual(expected);
}

/** Undoes everything and saves: the file is as it was, byte for byte. */
export async function expectUndone(on: EditorWords, served: ServedEditor, path: string, before: Buffer): Promise<void> {
	await on.undoAll();
	await on.save();
	expect(served.contentOf(path).equals(before)).toBe(true);
	on.expectNoErrors();
}
