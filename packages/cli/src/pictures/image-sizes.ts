import type { Document, ImageSize, Issue } from '@tilewright/format';
import { imagesToMeasure, referencesOf } from '@tilewright/format';
import { makeIssue, outsideRoot } from '@tilewright/format/internal';
import type { Loader } from '@tilewright/ops';
import type { Gate } from '../gate/gate.ts';

/**
 * The size of an image of a document; `undefined` if the image is missing, of an unknown type or outside the root.
 *
 * @param image - as written in the document
 * @param from - path of the document
 */
export async function sizeOfImage(image: string, from: string, loader: Loader): Promise<ImageSize | undefined> {
	const resolved = loader.resolve(image, from);
	const loaded = 'path' in resolved ? await loader.load(resolved.path) : resolved;
	return 'bytes' in loaded ? await sizeIn(loaded.bytes) : undefined;
}

/** The findings about images that stay without size because they are outside the root, each image once. */
export function outsideImages(doc: Document, from: string, gate: Gate): Issue[] {
	const unsized = new Set(imagesToMeasure(doc, { keep: true }));
	if (unsized.size === 0) return [];
	const outside = referencesOf(doc).flatMap(({ role, path, pointer }) => {
		if (role !== 'image' || !unsized.delete(path)) return [];
		const resolved = gate.loader.resolve(path, from);
		return 'path' in resolved || resolved.refused !== 'outside' ? [] : [{ path, pointer, why: resolved.why }];
	});
	if (outside.length === 0) return [];
	const advice = gate.adviceFor(outside.map(({ path }) => ({ reference: path, from })));
	return outside.map(({ path, pointer, why }) => ({
		...makeIssue(outsideRoot, pointer, { role: 'image', found: JSON.stringify(path), reason: why }),
		advice,
	}));
}

/** Loaded with the first image, and once: asking for a module again takes longer than measuring an image. */
let library: Promise<typeof import('image-size')> | undefined;

/** The size of an image from its file. */
export async function sizeIn(bytes: Uint8Array): Promise<ImageSize | undefined> {
	library ??= import('image-size');
	const { imageSize } = await library;
	try {
		const { width, height } = imageSize(bytes);
		// SVG sizes may be fractions; the format has only whole pixels.
		const size = { width: Math.round(width), height: Math.round(height) };
		return size.width > 0 && size.height > 0 ? size : undefined;
	} catch {
		return undefined;
	}
}
