import type { WangId } from '@tilewright/edit/terrain';
import type { WangSet } from '@tilewright/format';
import { opaqueColor } from './terrain-names.ts';
import { zonesOf } from './zones.ts';

/** A pattern of a set: a square with its colors at their positions. */
export function PatternPicture({ set, id, size }: { readonly set: WangSet; readonly id: WangId; readonly size: number }) {
	return (
		<svg class="terrain-pattern-picture" width={size} height={size} viewBox="-0.03 -0.03 1.06 1.06" aria-hidden="true">
			<rect width="1" height="1" />
			{zonesOf(set.type).zones.map(({ position, corners }) => {
				const color = set.colors[(id[position] ?? 0) - 1]?.color;
				if (color === undefined) return null;
				return <polygon key={position} points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} fill={opaqueColor(color)} />;
			})}
		</svg>
	);
}
