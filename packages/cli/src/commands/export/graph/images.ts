import type { ImageSize } from '@tilewright/format';
import { dataUrl } from '@tilewright/format/internal';
import type { Graph, Loader } from '@tilewright/ops';
import type { PictureIssue } from '@tilewright/render';
import type { Gate } from '../../../gate/gate.ts';
import { mediaTypeOf } from '../../../pictures/image-content.ts';
import { sizeIn } from '../../../pictures/image-sizes.ts';

/** Reads the images of documents. */
export interface Images {
	/** The size of an image; `undefined` if it is unknown. */
	readonly size: (path: string) => Promise<ImageSize | undefined>;
	/** An image as a `data:` URL; `undefined` if it cannot be read, is not an image, or may not be copied. */
	readonly data: (path: string) => Promise<string | undefined>;
}

/** The total length of URLs to keep for other documents with the same image. */
const MOST_KEPT = 64 * 1024 * 1024;

export function imagesFrom({ loader, copies }: Gate): Images {
	const sizes = new Map<string, Promise<ImageSize | undefined>>();
	const urls = new Map<string, string>();
	let kept = 0;
	const bytesOf = async (path: string, from: Loader): Promise<Uint8Array | undefined> => {
		const loaded = await from.load(path);
		return 'bytes' in loaded ? loaded.bytes : undefined;
	};
	const measured = async (path: string): Promise<ImageSize | undefined> => {
		const bytes = await bytesOf(path, loader);
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
			const bytes = await bytesOf(path, copies);
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

/**
 * The images of documents that may not be copied or inlined, with the reason: their references stay. Files that are missing are not
 * among them.
 */
export async function refusedImages({ files }: Graph, { copies }: Gate): Promise<PictureIssue[]> {
	const links = [...files.values()].flatMap((file) => file.links.filter(({ role }) => role === 'image'));
	const refused: PictureIssue[] = [];
	for (const path of new Set(links.flatMap(({ to }) => to ?? []))) {
		const loaded = await copies.load(path);
		if (!('bytes' in loaded)) {
			if (loaded.refused !== 'missing') refused.push({ path, refused: loaded.refused ?? 'unreadable', why: loaded.why });
		} else if ((await mediaTypeOf(loaded.bytes)) === undefined) {
			refused.push({ path, refused: 'unreadable', why: 'it is not an image, so it is neither copied nor inlined' });
		}
	}
	return refused;
}
