import type { BlendMode } from '../draw-list/draw-list.ts';
import type { Context2D } from '../platform/platform.ts';

/** The names that canvases have for modes; others have the same (specification 2.3). */
const OPERATIONS: Partial<Record<BlendMode, string>> = { normal: 'source-over', add: 'lighter' };

/** Sets how pictures are laid onto what is below. */
export function setBlending<Source>(context: Context2D<Source>, opacity: number, blend: BlendMode): void {
	context.globalAlpha = opacity;
	context.globalCompositeOperation = OPERATIONS[blend] ?? blend;
}
