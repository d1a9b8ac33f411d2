import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Rect } from '@tilewright/geometry';
import type { ShapeItem, TextItem } from '@tilewright/render';
import { drawListOf } from '@tilewright/render';
import type { Renderer } from '@tilewright/render-node';
import { drawStrokes } from './strokes.ts';

/** How two pictures of a map differ. */
export interface PictureDifference {
	/** The sizes of both pictures, if they differ. */
	readonly sizes?: string;
	readonly width: number;
	readonly height: number;
	/** Pixels that differ by more than rounding. */
	readonly different: number;
	/** Those of them that are not on or next to a line or letter. */
	readonly beyondLines: number;
	/** The largest difference in a channel, colors multiplied by alpha. */
	readonly worst: number;
	/** Whether it has lines or letters, which are compared loosely (rule R12). */
	readonly loose: boolean;
	/** The first of them. */
	readonly first?: { readonly x: number; readonly y: number };
}

/** The rounding error of opacity, blending and scaling (rule R12). */
const ROUNDING = 2;

/** Rows that are compared at a time. */
const ROWS = 1024;

/** Compares our picture of a map with that of tmxrasterizer, in strips. */
export async function comparePicture(renderer: Renderer, expected: Uint8Array): Promise<PictureDifference> {
	const theirs = await loadImage(expected);
	const { width, height } = theirs;
	const { bounds } = renderer.scene;
	const none = { width, height, different: 0, beyondLines: 0, worst: 0, loose: false };
	if (bounds.width !== width || bounds.height !== height)
		return { ...none, sizes: `ours ${bounds.width} × ${bounds.height}, theirs ${width} × ${height}` };
	const lines = drawListOf(renderer.scene).items.filter(
		(item): item is ShapeItem | TextItem => item.kind === 'shape' || item.kind === 'text',
	);
	let [different, beyondLines, worst] = [0, 0, 0];
	let first: PictureDifference['first'];
	for (let top = 0; top < height; top += ROWS) {
		const part: Rect = { x: 0, y: top, width, height: Math.min(ROWS, height - top) };
		const ours = (await renderer.canvas({ part })).data();
		const strip = createCanvas(width, part.height);
		strip.getContext('2d').drawImage(theirs, 0, top, width, part.height, 0, 0, width, part.height);
		const pixels = strip.data();
		if (ours.equals(pixels)) continue;
		const onLines = lines.length > 0 ? drawStrokes(lines, bounds, part) : undefined;
		for (let at = 0; at < ours.length; at += 4) {
			const by = distance(ours, pixels, at);
			if (by > worst) worst = by;
			if (by <= ROUNDING) continue;
			different++;
			if (onLines === undefined || onLines[at + 3] === 0) beyondLines++;
			first ??= { x: (at / 4) % width, y: top + Math.floor(at / 4 / width) };
		}
	}
	return { width, height, different, beyondLines, worst, loose: lines.length > 0, ...(first !== undefined && { first }) };
}

function distance(a: Uint8Array, b: Uint8Array, at: number): number {
	let most = 0;
	for (let i = at; i < at + 4; i++) {
		const by = Math.abs((a[i] ?? 0) - (b[i] ?? 0));
		if (by > most) most = by;
	}
	return most;
}
