import type { Change } from '@tilewright/edit';
import { collect, movePoints } from '@tilewright/edit';
import type { TileMap } from '@tilewright/format';
import type { Vector } from '@tilewright/geometry';
import { applyMatrix, geometryOf, invertMatrix } from '@tilewright/geometry';
import type { PointShape, SelectedPoints } from '../../tool/point-shapes.ts';

/** The changes that move points by a distance in the pixels of objects. */
export function movedPoints(map: TileMap, points: SelectedPoints, shapes: readonly PointShape[], by: Vector): readonly Change[] {
	const geometry = geometryOf(map);
	const screen = geometry.pixelToScreen(by.x, by.y);
	const zero = geometry.pixelToScreen(0, 0);
	return collect(map, (editing) => {
		for (const [id, own] of points) {
			const shape = shapes.find((each) => each.id === id);
			const inverse = shape && invertMatrix(shape.toScreen);
			if (inverse === undefined) continue;
			const [a, b, c, d] = inverse;
			const turned = applyMatrix([a, b, c, d, 0, 0], screen.x - zero.x, screen.y - zero.y);
			editing.add(movePoints(editing.doc, id, [...own], { x: tidy(turned.x), y: tidy(turned.y) }));
		}
	});
}

const tidy = (value: number): number => Math.round(value * 10_000) / 10_000 + 0;
