import type { Change } from '@tilewright/edit';
import { changesBetween } from '@tilewright/edit';
import type { Issue, TileMap } from '@tilewright/format';
import { changeValue } from '@tilewright/format';
import { fixesFor, repairGrownTilesets } from '@tilewright/ops';
import type { MapSession } from '../session/map-session.ts';

/** Returns the changes by which `validate --fix` mends all findings of a kind; they can be undone. */
export function mended(session: MapSession, issue: Issue): readonly Change[] {
	if (issue.code === 'overlapping-tilesets') return withRoom(session);
	const before = session.map.value;
	const all = fixesFor({ raw: { ...before }, doc: before, issues: [issue] });
	// New ids need the counter, too.
	const fixes = all.filter(({ code }) => code === issue.code || code === 'raised-counter');
	const { value } = changeValue(
		before,
		fixes.flatMap(({ changes }) => changes),
	);
	return isMap(value) ? changesBetween(before, value) : [];
}

const isMap = (value: unknown): value is TileMap => typeof value === 'object' && value !== null && 'type' in value && value.type === 'map';

const withRoom = ({ map, path, graph }: MapSession): readonly Change[] =>
	changesBetween(map.value, repairGrownTilesets(map.value, path.value, graph.value).doc);
