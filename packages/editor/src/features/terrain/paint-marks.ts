import type { WangId } from '@tilewright/edit/terrain';
import type { WangSet } from '@tilewright/format';
import type { Rect, Vector } from '@tilewright/geometry';
import { opaqueColor } from './terrain-names.ts';
import { zonesOf } from './zones.ts';

type Canvas = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** The opacity of a color over the picture of the tile. */
const COVER = 0.45;

/**
 * Draws the colors of a tile over its picture. Each color covers its zones a little, and has a rim: without one, grass would not be seen on
 * grass.
 *
 * @param pixel - the length of a pixel of the page
 */
export function paintMarks(context: Canvas, set: WangSet, id: WangId, area: Rect, pixel: number): void {
	const { zones, borders } = zonesOf(set.type);
	const rim = Math.min(3 * pixel, area.width / 10, area.height / 10);
	for (const color of new Set(zones.map(({ position }) => id[position] ?? 0))) {
		if (color === 0) continue;
		const has = (position: number | undefined): boolean => position !== undefined && id[position] === color;
		// Zones of a color are one path: between two that touch, no line is left.
		const [region, rims] = [new Path2D(), new Path2D()];
		for (const { position, corners } of zones) if (has(position)) outline(region, corners, area);
		for (const { from, to, between } of borders) if (has(between[0]) !== has(between[1])) line(rims, from, to, area);
		context.save();
		context.clip(region);
		context.globalAlpha = COVER;
		context.fillStyle = opaque(set, color);
		context.fill(region);
		context.globalAlpha = 1;
		context.lineCap = 'square';
		// Half of each line is outside of the zones, where nothing is drawn.
		stroke(context, rims, DARK, 2 * (rim + 2 * pixel));
		stroke(context, rims, LIGHT, 2 * (rim + pixel));
		stroke(context, rims, opaque(set, color), 2 * rim);
		stroke(context, rims, DARK, pixel);
		context.restore();
	}
}

/**
 * Draws what a click would mark: the zones that get a color, and a line around them. No color is a cross.
 *
 * @param colors - that the positions would have
 */
export function paintTarget(context: Canvas, set: WangSet, colors: ReadonlyMap<number, number>, area: Rect, pixel: number): void {
	for (const { position, corners } of zonesOf(set.type).zones) {
		const color = colors.get(position);
		if (color === undefined) continue;
		const path = new Path2D();
		outline(path, corners, area);
		if (color === 0) cross(path, corners, area);
		else {
			context.globalAlpha = 0.8;
			context.fillStyle = opaque(set, color);
			context.fill(path);
			context.globalAlpha = 1;
		}
		stroke(context, path, DARK, 4 * pixel);
		stroke(context, path, LIGHT, 2 * pixel);
	}
}

type Corners = ReturnType<typeof zonesOf>['zones'][number]['corners'];

function outline(path: Path2D, corners: Corners, { x, y, width, height }: Rect): void {
	corners.forEach((corner, i) => {
		if (i === 0) path.moveTo(x + corner.x * width, y + corner.y * height);
		else path.lineTo(x + corner.x * width, y + corner.y * height);
	});
	path.closePath();
}

function cross(path: Path2D, [a, b, c, d]: Corners, area: Rect): void {
	if (a === undefined || b === undefined || c === undefined || d === undefined) return;
	line(path, a, c, area);
	line(path, b, d, area);
}

function line(path: Path2D, from: Vector, to: Vector, { x, y, width, height }: Rect): void {
	path.moveTo(x + from.x * width, y + from.y * height);
	path.lineTo(x + to.x * width, y + to.y * height);
}

/** A dark and a light line together can be seen on everything. */
const DARK = 'rgb(0 0 0 / 55%)';
const LIGHT = 'rgb(255 255 255 / 85%)';

function stroke(context: Canvas, path: Path2D, style: string, width: number): void {
	context.strokeStyle = style;
	context.lineWidth = width;
	context.stroke(path);
}

const opaque = ({ colors }: WangSet, number: number): string => opaqueColor(colors[number - 1]?.color ?? '');
