import { nameOf } from '@tilewright/editor-core/files/paths.ts';
import type { Rect } from '@tilewright/geometry';
import type { PlacedMap } from './placed-maps.ts';
import { worldsWords } from './worlds-words.ts';

/**
 * Writes the name of a map into the upper left corner of its rectangle on the view.
 *
 * @param color - a color of the theme by its name
 */
export function paintName(
	context: CanvasRenderingContext2D,
	{ fileName, map }: PlacedMap,
	box: Rect,
	color: (name: string) => string,
): void {
	const name = map === undefined ? `${nameOf(fileName)} (${worldsWords.isMissing})` : nameOf(fileName);
	const most = box.width - 4;
	const width = Math.min(most, context.measureText(name).width + 8);
	context.save();
	context.beginPath();
	context.rect(box.x + 2, box.y + 2, width, 16);
	context.clip();
	context.globalAlpha = 0.85;
	context.fillStyle = color('--bg');
	context.fillRect(box.x + 2, box.y + 2, width, 16);
	context.globalAlpha = 1;
	context.fillStyle = color('--text');
	context.fillText(name, box.x + 6, box.y + 4);
	context.restore();
}
