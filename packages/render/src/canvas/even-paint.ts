import type { Painter } from './painter.ts';

/**
 * A color for text that makes all colors equally bold. Skia, which draws in Chromium and in Node, thins dark letters and thickens
 * light ones; it does not for patterns, whose color it cannot know.
 *
 * @param color - of CSS
 * @returns a fill style
 */
export function evenPaint<Source>(color: string, { context, platform }: Painter<Source>): unknown {
	const pixel = platform.surface(1, 1);
	pixel.context.fillStyle = color;
	pixel.context.fillRect(0, 0, 1, 1);
	return context.createPattern(pixel.source, 'repeat') ?? color;
}
