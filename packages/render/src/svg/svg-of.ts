import { matrixAt } from '../canvas/quads.ts';
import type { BlendMode, Item, PatternItem, Plan, QuadsItem } from '../plan/draw-list.ts';
import { pictureSize } from '../plan/view.ts';
import { element, opacityOf, paint, transformOf } from './element.ts';
import { missingElement, shapeElement } from './shapes.ts';
import type { MeasureText } from './texts.ts';
import { labelElement, textElement } from './texts.ts';

/** A piece of a picture that a plan draws: a frame, tinted. */
export interface Piece {
	/** Index into the plan's frames. */
	readonly frame: number;
	readonly tint: string | undefined;
	/** A `data:` URL; `undefined` where the picture is missing. */
	readonly href: string | undefined;
}

/** How an SVG is written. */
export interface SvgOptions {
	/** Whether pictures are smoothed where they are scaled or turned. */
	readonly smooth: boolean;
	readonly measure: MeasureText;
}

/** The pieces of pictures that a plan draws, each once. */
export function piecesOf({ items }: Plan): Omit<Piece, 'href'>[] {
	const pieces = new Map<string, Omit<Piece, 'href'>>();
	for (const item of items) {
		if (item.kind !== 'quads' && item.kind !== 'pattern') continue;
		for (const frame of item.kind === 'pattern' ? [item.frame] : item.frames)
			pieces.set(keyOf(frame, item.tint), { frame, tint: item.tint });
	}
	return [...pieces.values()];
}

/**
 * A plan as SVG, piece by piece: tiles are pictures, each there once and used again and again; shapes and texts stay what they are.
 *
 * @param pieces - what {@link piecesOf} has told, as `data:` URLs
 */
export function* svgOf(plan: Plan, pieces: readonly Piece[], { smooth, measure }: SvgOptions): Generator<string, void, undefined> {
	const { view, frames } = plan;
	const size = pictureSize(view);
	const { x, y } = view;
	// What of the last pixels of the map is not in the picture is not in the SVG.
	const shown = { x, y, width: size.width / view.scale.x, height: size.height / view.scale.y };
	const ids = new Map<string, string>();
	const box = `${shown.x} ${shown.y} ${shown.width} ${shown.height}`;
	yield `<svg ${NAMESPACES} width="${size.width}" height="${size.height}" viewBox="${box}" preserveAspectRatio="none">\n<defs>\n`;
	for (const { frame, tint, href } of pieces) {
		const found = frames[frame];
		if (found === undefined || href === undefined) continue;
		const id = `p${ids.size}`;
		ids.set(keyOf(frame, tint), id);
		const style = smooth ? undefined : 'image-rendering:pixelated';
		yield `${element('image', { id, width: found.width, height: found.height, 'xlink:href': href, style })}\n`;
	}
	yield '</defs>\n';
	for (const [index, item] of plan.items.entries()) yield* itemElements(item, index);
	yield '</svg>\n';

	function* itemElements(item: Item, index: number): Generator<string> {
		switch (item.kind) {
			case 'background':
				yield `${element('rect', { ...(item.area ?? shown), ...paint('fill', item.color), ...opacityOf(item.opacity) })}\n`;
				break;
			case 'quads':
				yield* quadElements(item);
				break;
			case 'pattern':
				yield patternElements(item, index);
				break;
			case 'missing':
				yield `${missingElement(item)}\n`;
				break;
			case 'shape':
				yield `${shapeElement(item, view)}\n`;
				break;
			case 'text':
				yield `${textElement(item, `t${index}`, measure)}\n`;
				break;
			case 'label':
				yield `${labelElement(item, view, measure)}\n`;
				break;
		}
	}

	/** Each is as opaque as the layer, not all of them together: that is how canvases draw them. */
	function* quadElements({ count, transforms, frames, tint, opacity, blend }: QuadsItem): Generator<string> {
		for (let i = 0; i < count; i++) {
			const id = ids.get(keyOf(frames[i] ?? 0, tint));
			if (id === undefined) continue;
			const transform = transformOf(matrixAt(transforms, i));
			yield `${element('use', { 'xlink:href': `#${id}`, transform, ...opacityOf(opacity), style: blending(blend) })}\n`;
		}
	}

	function patternElements({ frame, tint, origin, area, opacity, blend }: PatternItem, index: number): string {
		const [id, found] = [ids.get(keyOf(frame, tint)), frames[frame]];
		if (id === undefined || found === undefined) return '';
		const repeated = { id: `r${index}`, ...origin, width: found.width, height: found.height, patternUnits: 'userSpaceOnUse' };
		const pattern = element('pattern', repeated, element('use', { 'xlink:href': `#${id}` }));
		return `${pattern}\n${element('rect', { ...area, fill: `url(#r${index})`, ...opacityOf(opacity), style: blending(blend) })}\n`;
	}
}

/** Browsers know `href` alone; others still want the older name. */
const NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

const keyOf = (frame: number, tint: string | undefined): string => `${frame} ${tint ?? ''}`;

function blending(blend: BlendMode): string | undefined {
	return blend === 'normal' ? undefined : `mix-blend-mode:${blend === 'add' ? 'plus-lighter' : blend}`;
}
