import { dataUrlBytes, isDataUrl } from '@tilewright/format/internal';
import type { Loaded, Loader, Refusal, Refused } from '@tilewright/ops';
import type { Decoded, Platform } from '../platform/platform.ts';
import { imageHead } from './image-head.ts';
import type { PictureFacts, PictureKey, PictureSize, Pictures } from './picture.ts';
import { plainImage } from './plain-image.ts';
import { withTransparentColor } from './transparent-color.ts';

/** What pictures may cost: a few bytes can be a picture that fills all memory. */
export interface PictureLimits {
	/** Width and height of a picture, in pixels. Default 32,767, which canvases can draw. */
	readonly side?: number;
	/** Pixels of all pictures together, each of 4 bytes. Default 2²⁸. */
	readonly pixels?: number;
}

/** A picture that cannot be drawn. */
export interface PictureIssue {
	readonly path: string;
	/** For programs: `missing` where there is no such file, `unreadable` where it is damaged, and so on. */
	readonly refused: Refusal;
	/** For people: the reason as the end of a sentence, such as `there is no such file`. */
	readonly why: string;
}

/** The pictures that the draw lists of a graph draw: each is read and decoded once. */
export interface PictureStore<Source> extends Pictures<Source> {
	/** Reads and decodes those that are not there yet. What is wrong with one is told by {@link issues}, not thrown. */
	readonly load: (images: readonly PictureKey[]) => Promise<void>;
	/** Sizes of what was loaded, by path; `null` of those that cannot be drawn. It grows as they are loaded. */
	readonly facts: PictureFacts;
	/** Those that cannot be drawn, in the order in which they were asked for. */
	readonly issues: readonly PictureIssue[];
}

const MAX_SIDE = 32_767;
const MAX_PIXELS = 2 ** 28;
/** How many are read and decoded at a time. */
const AT_ONCE = 8;

/**
 * The pictures of a graph.
 *
 * @param platform - decodes them
 * @param loader - that of the graph; it is not asked for `data:` URLs
 * @param limits - what they may cost; one that costs more cannot be drawn
 * @example const pictures = pictureStore(nodePlatform(), loader);
 */
export function pictureStore<Source>(platform: Platform<Source>, loader: Loader, limits: PictureLimits = {}): PictureStore<Source> {
	const { side = MAX_SIDE, pixels = MAX_PIXELS } = limits;
	let spent = 0;
	const facts = new Map<string, PictureSize | null>();
	const issues = new Map<string, PictureIssue>();
	const decoded = new Map<string, Promise<Decoded<Source> | undefined>>();
	const finished = new Map<string, Decoded<Source>>();
	return {
		facts,
		get issues() {
			return [...issues.values()].filter(({ why }) => why !== '');
		},
		get: (image) => finished.get(keyOf(image)),
		async load(images) {
			const wanted = new Map(images.map((image) => [keyOf(image), image]));
			const queue = [...wanted.values()].filter((image) => !finished.has(keyOf(image)) && facts.get(image.path) !== null);
			// Reserves the places of those that may fail.
			for (const { path } of queue) if (!issues.has(path)) issues.set(path, { path, refused: 'unreadable', why: '' });
			await Promise.all(Array.from({ length: Math.min(AT_ONCE, queue.length) }, work));

			async function work(): Promise<void> {
				for (let image = queue.shift(); image !== undefined; image = queue.shift()) await finish(image);
			}
		},
	};

	async function finish(image: PictureKey): Promise<void> {
		let picture = decoded.get(image.path);
		if (picture === undefined) {
			picture = decode(image.path);
			decoded.set(image.path, picture);
		}
		const done = await picture;
		const key = keyOf(image);
		if (done === undefined || finished.has(key)) return;
		const { path, transparentcolor } = image;
		if (transparentcolor === undefined) finished.set(key, done);
		else if (afford(done)) finished.set(key, withTransparentColor(platform, done, transparentcolor));
		else issues.set(path, { path: shortened(path), refused: 'too-large', why: tooMany(done) });
	}

	/** Sets aside the memory of a picture, if there is as much. It is done before decoding: others are decoded at the same time. */
	function afford({ width, height }: PictureSize): boolean {
		if (spent + width * height > pixels) return false;
		spent += width * height;
		return true;
	}

	function tooMany({ width, height }: PictureSize): string {
		return `with its ${width} × ${height} pixels the pictures would have more than ${pixels} together`;
	}

	async function decode(path: string): Promise<Decoded<Source> | undefined> {
		// What goes wrong with one picture must not cost all others.
		const picture = await decodedOrWhy(path).catch((error) => unreadable(messageOf(error)));
		if ('why' in picture) {
			const { refused = 'unreadable', why } = picture;
			issues.set(path, { path: shortened(path), refused, why });
			facts.set(path, null);
			return undefined;
		}
		facts.set(path, { width: picture.width, height: picture.height });
		return picture;
	}

	async function decodedOrWhy(path: string): Promise<Decoded<Source> | Refused> {
		const loaded = await readPicture(path, loader);
		if (!('bytes' in loaded)) return loaded;
		const head = imageHead(loaded.bytes);
		if (head === undefined) return unreadable('it is no PNG, JPEG, WebP, GIF, BMP or SVG');
		const { width, height } = head;
		if (width > side || height > side)
			return { refused: 'too-large', why: `it is ${width} × ${height} pixels, and at most ${side} along a side are drawn` };
		if (!afford(head)) return { refused: 'too-large', why: tooMany(head) };
		const plain = plainImage(loaded.bytes, head);
		if (typeof plain === 'string') return unreadable(plain);
		const picture = await platform.decode(plain);
		if (picture === undefined) return unreadable('it is damaged');
		return head.kind === 'svg' ? drawnOnce(picture) : picture;
	}

	/** An SVG would be drawn anew for each tile. */
	function drawnOnce({ source, width, height }: Decoded<Source>): Decoded<Source> {
		const surface = platform.surface(width, height);
		surface.context.drawImage(source, 0, 0, width, height, 0, 0, width, height);
		return { width, height, source: surface.source };
	}
}

const keyOf = ({ path, transparentcolor = '' }: PictureKey): string => `${transparentcolor} ${path}`;

/** The path as messages have it: the bytes of a picture are no use to anyone. */
const shortened = (path: string): string => (isDataUrl(path) ? `${path.slice(0, 40)}…` : path);

/** The bytes at a path, or why there are none. */
export async function readPicture(path: string, loader: Loader): Promise<Loaded> {
	if (!isDataUrl(path)) return await loader.load(path);
	const bytes = dataUrlBytes(path);
	return bytes === undefined ? unreadable('the document holds no bytes of it') : { bytes };
}

const unreadable = (why: string): Refused => ({ refused: 'unreadable', why });

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
