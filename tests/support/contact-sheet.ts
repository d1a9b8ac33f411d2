import type { Canvas } from '@napi-rs/canvas';
import { createCanvas, loadImage } from '@napi-rs/canvas';

/** Our picture of a map next to that of tmxrasterizer. */
export interface Contact {
	readonly title: string;
	readonly ours: Uint8Array;
	readonly theirs: Uint8Array;
	/** Where to look: the first pixel that differs. */
	readonly first: { readonly x: number; readonly y: number };
}

/** The size of a cut-out, and its enlargement. */
const CUT = 96;
const SCALE = 3;
const TITLE = 20;

/** Cut-outs around the first difference of each map: ours, theirs, and the differing pixels in red. A PNG. */
export async function contactSheet(contacts: readonly Contact[]): Promise<Uint8Array> {
	const row = CUT * SCALE + TITLE;
	const sheet = createCanvas(3 * (CUT * SCALE + 8), Math.max(1, contacts.length * row));
	const context = sheet.getContext('2d');
	context.fillStyle = '#808080';
	context.fillRect(0, 0, sheet.width, sheet.height);
	context.imageSmoothingEnabled = false;
	for (const [i, { title, first, ...pictures }] of contacts.entries()) {
		context.fillStyle = '#ffffff';
		context.font = '12px "DejaVu Sans"';
		context.fillText(title, 4, i * row + 14);
		const ours = await cutOut(pictures.ours, first);
		const theirs = await cutOut(pictures.theirs, first);
		for (const [column, cut] of [ours, theirs, differing(ours, theirs)].entries())
			context.drawImage(cut, 0, 0, CUT, CUT, column * (CUT * SCALE + 8), i * row + TITLE, CUT * SCALE, CUT * SCALE);
	}
	return sheet.toBuffer('image/png');
}

async function cutOut(png: Uint8Array, { x, y }: Contact['first']): Promise<Canvas> {
	const canvas = createCanvas(CUT, CUT);
	const image = await loadImage(png);
	canvas.getContext('2d').drawImage(image, -Math.max(0, x - CUT / 4), -Math.max(0, y - CUT / 4));
	return canvas;
}

function differing(ours: Canvas, theirs: Canvas): Canvas {
	const canvas = createCanvas(CUT, CUT);
	const [a, b] = [ours.data(), theirs.data()];
	const context = canvas.getContext('2d');
	context.fillStyle = '#ff0000';
	for (let at = 0; at < a.length; at += 4) {
		const by = Math.max(...[0, 1, 2, 3].map((i) => Math.abs((a[at + i] ?? 0) - (b[at + i] ?? 0))));
		if (by > 2) context.fillRect((at / 4) % CUT, Math.floor(at / 4 / CUT), 1, 1);
	}
	return canvas;
}
