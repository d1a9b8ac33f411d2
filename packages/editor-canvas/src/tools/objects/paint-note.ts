import type { Vector } from '@tilewright/geometry';
import type { OverlayPainter } from '../../paint/overlay.ts';

/** Writes a short note next to the pointer: an angle, a size. */
export function paintNote({ context, toView, color }: OverlayPainter, screen: Vector, note: string): void {
	const { x, y } = toView(screen);
	context.font = '12px system-ui, sans-serif';
	const { width } = context.measureText(note);
	context.fillStyle = color('selection');
	context.fillRect(x + 14, y + 14, width + 10, 20);
	context.fillStyle = color('handle');
	context.textBaseline = 'middle';
	context.textAlign = 'left';
	context.fillText(note, x + 19, y + 24.5);
}
