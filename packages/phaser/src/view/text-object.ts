import type { Text as MapText } from '@tilewright/format';
import type { TextPiece } from '@tilewright/play/scene';
import { colorOf, wrapText } from '@tilewright/play/scene';
import type { GameObjects, Scene } from 'phaser';
import type { MapViewOptions } from '../options.ts';
import { drawTurned } from './draw-turned.ts';
import { matrixParts } from './matrix-parts.ts';

/** The part of the free space that is before a text. */
const BEFORE = { left: 0, justify: 0, top: 0, center: 0.5, right: 1, bottom: 1 } as const;

/** Shows a text in its box: aligned in it, wrapped at its width, clipped to it. */
export function textObject(
	scene: Scene,
	{ text, matrix, width, height }: TextPiece,
	options: MapViewOptions,
): GameObjects.Text | GameObjects.Container | undefined {
	if (width <= 0 || height <= 0) return undefined;
	const made = scene.make.text({ text: text.text, style: styleOf(text, width, options), origin: 0, add: false }, false);
	leaveOut(made, height);
	const left = BEFORE[text.halign] * Math.min(0, width - made.width);
	const top = BEFORE[text.valign] * (height - made.height);
	const lines = text.underline || text.strikeout ? linesOf(scene, made, text, left, top, width, height) : undefined;
	// Its canvas is the box, so that it is clipped.
	made.setFixedSize(width, height).setPadding({ left, top });
	const { x, y, rotation, scaleX, scaleY } = matrixParts(matrix);
	drawTurned(made, rotation);
	const object = lines === undefined ? made : scene.make.container({ add: false }, false).add([made, lines]);
	return object.setPosition(x, y).setRotation(rotation).setScale(scaleX, scaleY);
}

/**
 * Leaves out lines that begin below the box of a text, as Tiled does before it aligns them: a text at the bottom shows the last of
 * the remaining lines.
 */
function leaveOut(made: GameObjects.Text, height: number): void {
	const lines = made.getWrappedText();
	const count = Math.ceil(height / made.style.getTextMetrics().fontSize);
	if (lines.length > count) made.setText(lines.slice(0, count));
}

function styleOf(
	{ pixelsize, bold, italic, halign, wrap, color, fontfamily }: MapText,
	width: number,
	{ fontFamily = (family) => family, textResolution = 1 }: MapViewOptions,
): Phaser.Types.GameObjects.Text.TextStyle {
	return {
		fontFamily: fontFamily(fontfamily),
		fontSize: pixelsize > 0 ? pixelsize : 16,
		fontStyle: `${italic ? 'italic ' : ''}${bold ? 'bold' : ''}`.trim(),
		color: cssColor(color),
		align: halign,
		resolution: textResolution,
		...(wrap && { wordWrap: { callback: (words, made) => wrapText(words, width, (line) => made.context.measureText(line).width) } }),
	};
}

function cssColor(color: string): string {
	const { rgb, alpha } = colorOf(color) ?? BLACK;
	return `rgba(${rgb >> 16}, ${(rgb >> 8) & 0xff}, ${rgb & 0xff}, ${alpha})`;
}

/** The lines below and through the letters of a text. */
function linesOf(
	scene: Scene,
	made: GameObjects.Text,
	text: MapText,
	left: number,
	top: number,
	width: number,
	height: number,
): GameObjects.Graphics {
	const lines = scene.make.graphics({}, false);
	const { rgb, alpha } = colorOf(text.color) ?? BLACK;
	const { ascent, fontSize } = made.style.getTextMetrics();
	const thickness = Math.max(1, fontSize / 22);
	lines.fillStyle(rgb, alpha);
	for (const [index, line] of made.getWrappedText().entries()) {
		const wide = made.context.measureText(line).width;
		const x = left + BEFORE[text.halign] * (Math.max(width, made.width) - wide);
		const baseline = top + index * fontSize + ascent;
		if (text.underline) rectangle(x, baseline + thickness, wide);
		if (text.strikeout) rectangle(x, baseline - ascent / 3, wide);
	}
	return lines;

	/** A rectangle, clipped to the box. */
	function rectangle(x: number, y: number, wide: number): void {
		const [right, bottom] = [Math.min(width, x + wide), Math.min(height, y + thickness)];
		const [start, upper] = [Math.max(0, x), Math.max(0, y)];
		if (right > start && bottom > upper) lines.fillRect(start, upper, right - start, bottom - upper);
	}
}

const BLACK = { rgb: 0, alpha: 1 };
