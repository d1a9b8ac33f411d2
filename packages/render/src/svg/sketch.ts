import type { Matrix, Vector } from '@tilewright/geometry';
import type { DrawList } from '../draw-list/draw-list.ts';
import { drawnSize, pictureMatrix } from '../draw-list/view.ts';
import type { PictureKey } from '../pictures/picture.ts';
import type { MeasureText } from '../text/measure-text.ts';

/** A picture that an SVG holds. */
export interface SvgPicture {
	/** Its bytes, as a `data:` URL; or where it lies. */
	readonly url: string;
	/** In pixels. */
	readonly width: number;
	readonly height: number;
}

/** Gives the pictures of a draw list. */
export interface SvgPictures {
	/** The picture, its transparent color taken out; `undefined` where it is missing. */
	readonly get: (image: PictureKey) => SvgPicture | undefined;
}

/** What items are printed with. */
export interface Sketch {
	readonly list: DrawList;
	readonly pictures: SvgPictures;
	readonly measure: MeasureText;
	readonly smooth: boolean;
	/** From the draw list's screen to the picture, whose pixels are the units of the SVG. */
	readonly toPicture: Matrix;
	/** Pixels of the picture for a pixel of the draw list's screen. */
	readonly scale: Vector;
	/** Size of the picture, in pixels. */
	readonly width: number;
	readonly height: number;
	/** The elements that others refer to. */
	readonly definitions: readonly string[];
	/**
	 * Defines something once.
	 *
	 * @param prefix - of its id: a letter for each kind
	 * @param key - what makes it different from others of its kind
	 * @param print - prints it; what it refers to it defines itself
	 * @returns its id
	 */
	readonly define: (prefix: string, key: string, print: (id: string) => string) => string;
}

/** What the items of a draw list are printed with. */
export function sketchOf(list: DrawList, pictures: SvgPictures, measure: MeasureText, smooth: boolean): Sketch {
	const definitions: string[] = [];
	const ids = new Map<string, string>();
	const counts = new Map<string, number>();
	const { view } = list;
	return {
		...{ list, pictures, measure, smooth, definitions },
		toPicture: pictureMatrix(view),
		scale: view.scale,
		...drawnSize(view),
		define(prefix, key, print) {
			const known = ids.get(`${prefix} ${key}`);
			if (known !== undefined) return known;
			const count = counts.get(prefix) ?? 0;
			const id = `${prefix}${count}`;
			counts.set(prefix, count + 1);
			ids.set(`${prefix} ${key}`, id);
			definitions.push(print(id));
			return id;
		},
	};
}
