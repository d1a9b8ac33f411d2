import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { WorldSession } from '@tilewright/editor-core/session/world-session.ts';
import type { Rect, Vector } from '@tilewright/geometry';
import type { PlacedMap } from './placed-maps.ts';
import { placedMaps } from './placed-maps.ts';

/** The other maps of a world around one of its maps. Their places are on the screen of that map. */
export interface Surroundings {
	readonly world: WorldSession;
	readonly maps: readonly PlacedMap[];
}

/** Finds the surroundings of a map in the first open world that has it; `undefined` if none has it. Reads signals. */
export function surroundingsOf({ sessions }: Editor, { files, path }: MapSession): Surroundings | undefined {
	for (const world of sessions.value) {
		if (world.kind !== 'world' || world.files !== files) continue;
		const all = placedMaps(world);
		const own = all.find((map) => map.path === path.value);
		if (own === undefined) continue;
		const { onlyShowAdjacentMaps } = world.doc.value;
		const others = all.filter((map) => map.path !== own.path && (!onlyShowAdjacentMaps || touches(own, map)));
		return { world, maps: others.map((map) => moved(map, own.at)) };
	}
	return undefined;
}

/** Whether two maps overlap or touch (rule E123). */
const touches = (a: Rect, b: Rect): boolean =>
	a.x - 1 < b.x + b.width && b.x < a.x + a.width + 1 && a.y - 1 < b.y + b.height && b.y < a.y + a.height + 1;

const moved = (map: PlacedMap, { x, y }: Vector): PlacedMap => ({
	...map,
	x: map.x - x,
	y: map.y - y,
	at: { x: map.at.x - x, y: map.at.y - y },
});
