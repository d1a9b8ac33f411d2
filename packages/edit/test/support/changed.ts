import type { TileMap } from '@tilewright/format';
import { write } from '@tilewright/format';
import { expect } from 'vitest';
import { apply } from '../../src/change/apply.ts';
import type { Change } from '../../src/change/change.ts';
import { invert } from '../../src/change/invert.ts';

/** Applies changes that must fit, and be undone byte for byte. */
export function changed(map: TileMap, changes: readonly Change[]): TileMap {
	const { doc, issues } = apply(map, changes);
	expect(issues).toEqual([]);
	expect(write(apply(doc, invert(changes)).doc)).toEqual(write(map));
	return doc;
}
