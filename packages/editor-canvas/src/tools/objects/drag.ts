import type { OverlayPainter } from '../../paint/overlay.ts';
import type { ToolPointer } from '../../tool/tool.ts';

/** The handling of the pointer from press to release. */
export interface Drag {
	/** The CSS cursor while it goes on. */
	readonly cursor?: string;
	move(pointer: ToolPointer): void;
	/** The pointer was released. */
	end(pointer: ToolPointer): void;
	/** Everything is as it was before (rule E50). */
	cancel(): void;
	overlay?(painter: OverlayPainter): void;
}

/** The distance that the pointer must move until it drags, in pixels of the page. */
const START = { mouse: 4, pen: 6, touch: 10 };

/** Whether the pointer has moved far enough from where it was pressed. */
export const isDragged = (from: ToolPointer, to: ToolPointer): boolean =>
	Math.hypot(to.screen.x - from.screen.x, to.screen.y - from.screen.y) * to.scale >= START[to.type];

/** The distance from something small within which the pointer counts, in pixels of the page. */
export const reachOf = ({ type }: ToolPointer): number => (type === 'touch' ? 16 : 8);
