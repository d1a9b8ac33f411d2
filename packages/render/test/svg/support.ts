import type { DrawList, Item, QuadsItem } from '../../src/draw-list/draw-list.ts';
import type { SvgPictures } from '../../src/svg/printer.ts';

export const base = { opacity: 1, layer: [0] };

/** Letters are half as wide as high. */
export const measure = (text: string, { pixelsize }: { pixelsize: number }): number => (text.length * pixelsize) / 2;

/** A picture of 32 × 16 pixels with two frames, and one that is a single frame. */
export const pictures: SvgPictures = {
	get: ({ path }) => (path === 'missing.png' ? undefined : { url: `data:${path}`, width: path === 'a.png' ? 32 : 16, height: 16 }),
};

/** A draw list of 100 × 50 pixels. */
export const listOf = (items: readonly Item[], view: Partial<DrawList['view']> = {}): DrawList => ({
	view: { x: 0, y: 0, width: 100, height: 50, scale: { x: 1, y: 1 }, ...view },
	images: [{ path: 'a.png' }, { path: 'whole.png' }, { path: 'missing.png' }],
	frames: [
		{ image: 0, x: 0, y: 0, width: 16, height: 16 },
		{ image: 0, x: 16, y: 0, width: 16, height: 16 },
		{ image: 1, x: 0, y: 0, width: 16, height: 16 },
		{ image: 2, x: 0, y: 0, width: 16, height: 16 },
	],
	items,
});

/** Quads of these frames, side by side or with these transforms. */
export const quads = (frames: readonly number[], more: Partial<QuadsItem> = {}, transforms?: readonly number[]): QuadsItem => ({
	...base,
	...{ kind: 'quads', blend: 'normal', count: frames.length, frames: Uint32Array.from(frames) },
	transforms: Float64Array.from(transforms ?? frames.flatMap((_, i) => [1, 0, 0, 1, i * 16, 0])),
	...more,
});
