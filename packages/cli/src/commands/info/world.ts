import type { World, WorldMap } from '@tilewright/format';
import type { MapByPattern } from '@tilewright/ops';
import type { CheckedReference } from '../../gate/references.ts';
import type { Own, PlacedMap, WorldInfo } from './report.ts';

/** The facts about a world, with the maps that its patterns match. */
export function worldInfo(
	{ maps, patterns, onlyShowAdjacentMaps, properties }: World,
	references: readonly CheckedReference[],
	byPatterns: readonly MapByPattern[],
): Own<WorldInfo> {
	const found = new Map(references.filter(({ role }) => role === 'map').map((reference) => [reference.path, reference.found]));
	const placed: PlacedMap[] = [
		...maps.map(({ fileName, x, y, width, height }) => ({ fileName, x, y, width, height, found: found.get(fileName) ?? null })),
		...byPatterns.map((map) => ({ ...map, found: true })),
	];
	return { onlyShowAdjacentMaps, ...(placed.length > 0 && { bounds: boundsOf(placed) }), maps: placed, patterns, properties };
}

/** A map of unknown size counts as a point. */
function boundsOf(maps: readonly WorldMap[]): NonNullable<WorldInfo['bounds']> {
	const box = {
		left: Number.POSITIVE_INFINITY,
		top: Number.POSITIVE_INFINITY,
		right: Number.NEGATIVE_INFINITY,
		bottom: Number.NEGATIVE_INFINITY,
	};
	for (const { x, y, width, height } of maps) {
		box.left = Math.min(box.left, x);
		box.top = Math.min(box.top, y);
		box.right = Math.max(box.right, x + width);
		box.bottom = Math.max(box.bottom, y + height);
	}
	return { x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top };
}
