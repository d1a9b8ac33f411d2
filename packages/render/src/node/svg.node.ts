import { cssFont } from '../canvas/font.ts';
import { painterFor } from '../canvas/painter.ts';
import { pictureOf } from '../canvas/quads.ts';
import type { RenderOptions } from '../canvas/render-options.ts';
import type { Plan } from '../plan/draw-list.ts';
import type { View } from '../plan/view.ts';
import type { Piece } from '../svg/svg-of.ts';
import { piecesOf, svgOf } from '../svg/svg-of.ts';
import type { MeasureText } from '../svg/texts.ts';
import type { Drawing } from './drawing.node.ts';
import { nodeSurface } from './platform.node.ts';

/** Elements are few bytes each: pieces of the file are made of many. */
const PIECE = 2 ** 16;

/** Writes a view as SVG, piece by piece. */
export async function* writeSvg(drawing: Drawing, view: View, options: RenderOptions): AsyncGenerator<Uint8Array, void, undefined> {
	const plan = await drawing.stage.planned(view, options);
	const pieces: Piece[] = [];
	for (const { frame, tint } of piecesOf(plan)) pieces.push({ frame, tint, href: await hrefOf(frame, tint, plan, drawing) });
	let text = '';
	for (const element of svgOf(plan, pieces, { smooth: options.smooth === true, measure: measurer() })) {
		text += element;
		if (text.length < PIECE) continue;
		yield Buffer.from(text);
		text = '';
	}
	yield Buffer.from(text);
}

/** A frame as a picture of its own, tinted, its transparent color taken out. */
async function hrefOf(index: number, tint: string | undefined, plan: Plan, { stage, platform }: Drawing): Promise<string | undefined> {
	const frame = plan.frames[index];
	if (frame === undefined) return undefined;
	const { x, y, width, height } = frame;
	const surface = nodeSurface(width, height);
	const picture = pictureOf(frame, tint, plan, painterFor(plan, surface.context, platform, false), stage.pictures);
	if (picture === undefined) return undefined;
	surface.context.drawImage(picture.source, x, y, width, height, 0, 0, width, height);
	return `data:image/png;base64,${(await surface.source.encode('png')).toString('base64')}`;
}

function measurer(): MeasureText {
	const { context } = nodeSurface(1, 1);
	return (text, font) => {
		context.font = cssFont(font);
		context.fontKerning = font.kerning ? 'normal' : 'none';
		return context.measureText(text).width;
	};
}
