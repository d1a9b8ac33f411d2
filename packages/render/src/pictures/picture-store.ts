import { dataUrlBytes, isDataUrl } from '@tilewright/format/internal';
import type { Loaded, Loader, Refusal, Refused } from '@tilewright/ops';
import type { Decoded, Platform } from '../platform/platform.ts';
import { imageHead } from './image-head.ts';
import type { PictureFacts, PictureKey, PictureSize, Pictures } from './picture.ts';
import { plainImage } from './plain-image.ts';
import { withTransparentColor } from './recolor.ts';

/** Limits on pictures: a file of a few bytes can decode to a picture that fills all memory. */
export interface PictureLimits {
	/** The longest side of a picture, in pixels. Default 32,767: canvases cannot draw more. */
	readonly side?: number;
	/** Pixels of all pictures together; each takes 4 bytes. Default 2²⁸. */
	readonly pixels?: number;
}

/** A picture that cannot be drawn. */
export interface PictureIssue {
	readonly path: string;
	/** For programs: `missing` if there is no such file, `unreadable` if it is damaged, and so on. */
	readonly refused: Refusal;
	/** For people: the reason as the end of a sentence, such as `there is no such file`. */
	readonly why: string;
}

/** The pictures of a graph; each is read and decoded once. */
export interface PictureStore<Source> extends Pictures<Source> {
	/** Reads and decodes pictures that are not loaded yet. Problems are added to {@link issues}, not thrown. */
	readonly load: (images: readonly PictureKey[]) => Promise<void>;
	/** The sizes of the pictures that were loaded so far, by path; `null` for those that cannot be drawn. */
	readonly facts: PictureFacts;
	/** The pictures that cannot be drawn, in the order in which they were requested. */
	readonly issues: readonly PictureIssue[];
}

const MAX_SIDE = 32_767;
const MAX_PIXELS = 2 ** 28;
/** The number of pictures that are read and decoded at the same time. */
const AT_ONCE = 8;

/**
 * Creates an empty store for the pictures of a graph.
 *
 * @param platform - decodes the pictures
 * @param loader - the graph's loader; it is not used for `data:` URLs
 * @param limits - a picture beyond these limits cannot be drawn
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
			// Keeps issues in the order of requests.
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
		else if (reserve(done)) finished.set(key, withTransparentColor(platform, done, transparentcolor));
		else issues.set(path, { path: shortened(path), refused: 'too-large', why: tooMany(done) });
	}

	/** Reserves the pixels of a picture, if enough are left. Called before decoding, because pictures are decoded in parallel. */
	function reserve({ width, height }: PictureSize): boolean {
		if (spent + width * height > pixels) return false;
		spent += width * height;
		return true;
	}

	function tooMany({ width, height }: PictureSize): string {
		return `with its ${width} × ${height} pixels, all pictures together would have more than ${pixels} pixels`;
	}

	async function decode(path: string): Promise<Decoded<Source> | undefined> {
		// A problem with one picture must not affect the others.
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
		if (head === undefined) return unreadable('it is not a PNG, JPEG, WebP, GIF, BMP or SVG');
		const { width, height } = head;
		if (width > side || height > side)
			return { refused: 'too-large', why: `it has ${width} × ${height} pixels, and no side may have more than ${side}` };
		if (!reserve(head)) return { refused: 'too-large', why: tooMany(head) };
		const plain = plainImage(loaded.bytes, head);
		if (typeof plain === 'string') return unreadable(plain);
		const picture = await platform.decode(plain);
		if (picture === undefined) return unreadable('it is damaged');
		return head.kind === 'svg' ? rasterized(picture) : picture;
	}

	/** Rasterizes an SVG, which canvases would otherwise do again for each tile. */
	function rasterized({ source, width, height }: Decoded<Source>): Decoded<Source> {
		const surface = platform.surface(width, height);
		surface.context.drawImage(source, 0, 0, width, height, 0, 0, width, height);
		return { width, height, source: surface.source };
	}
}

const keyOf = ({ path, transparentcolor = '' }: PictureKey): string => `${transparentcolor} ${path}`;

/** The path as shown in messages: without the data of a `data:` URL. */
const shortened = (path: string): string => (isDataUrl(path) ? `${path.slice(0, 40)}…` : path);

/** The bytes at a path, or why it cannot be read. */
export async function readPicture(path: string, loader: Loader): Promise<Loaded> {
	if (!isDataUrl(path)) return await loader.load(path);
	const bytes = dataUrlBytes(path);
	return bytes === undefined ? unreadable('its `data:` URL is invalid') : { bytes };
}

const unreadable = (why: string): Refused => ({ refused: 'unreadable', why });

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
