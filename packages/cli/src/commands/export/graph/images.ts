import type { ImageSize } from '@tilewright/format';
import { dataUrl } from '@tilewright/format/internal';
import type { Loader } from '@tilewright/ops';
import { mediaTypeOf, sizeIn } from '../image-sizes.ts';

/** Reads the images of documents, inside the root. */
export interface Images {
	/** The size of an image; `undefined` if it is unknown. */
	readonly size: (path: string) => Promise<ImageSize | undefined>;
	/** An image as a `data:` URL; `undefined` if it cannot be read, or its type is unknown. */
	readonly data: (path: string) => Promise<string | undefined>;
}

/** The total length of URLs to keep for other documents with the same image. */
const MOST_KEPT = 64 * 1024 * 1024;

export function imagesFrom(loader: Loader): Images {
	const sizes = new Map<string, Promise<ImageSize | undefined>>();
	const urls = new Map<string, string>();
	let kept = 0;
	const bytesOf = async (path: string): Promise<Uint8Array | undefined> => {
		const loaded = await loader.load(path);
		return 'bytes' in loaded ? loaded.bytes : undefined;
	};
	const measured = async (path: string): Promise<ImageSize | undefined> => {
		const bytes = await bytesOf(path);
		return bytes === undefined ? undefined : await sizeIn(bytes);
	};
	return {
		size: (path) => {
			const size = sizes.get(path) ?? measured(path);
			sizes.set(path, size);
			return size;
		},
		data: async (path) => {
			const known = urls.get(path);
			if (known !== undefined) return known;
			const bytes = await bytesOf(path);
			const type = bytes && (await mediaTypeOf(bytes));
			if (bytes === undefined || type === undefined) return undefined;
			const url = dataUrl(type, bytes);
			if (kept + url.length > MOST_KEPT) {
				urls.clear();
				kept = 0;
			}
			kept += url.length;
			urls.set(path, url);
			return url;
		},
	};
}
