import type { ImageSize, Issue } from '@tilewright/format';
import { checkImageSizes } from '@tilewright/format';
import { makeIssue, unreadableFile } from '@tilewright/format/internal';
import { quoted, refusalFinding } from '../graph/findings.ts';
import type { FileIssue, Graph, GraphFile } from '../graph/graph.ts';
import { inOrder } from '../graph/in-order.ts';
import type { Loader, Refused } from '../loader/loader.ts';
import { loadSafely, refusalOf } from '../loader/loader.ts';

/** The image at a path, or the reason why it cannot be read. */
export type ImageAt = { readonly size: ImageSize | undefined } | Refused;

/** Looks at files that are no documents. */
export interface OtherFiles {
	/** The size of an image, `undefined` if its content is no picture of a known type, or the reason why it cannot be read. */
	readonly imageAt?: (path: string) => Promise<ImageAt>;
	/** Whether there is a file, for the files that properties name. Without it, they are not looked for. */
	readonly isThere?: (path: string) => Promise<boolean>;
}

/**
 * Looks at images with a loader.
 *
 * @param sizeOf - the size of the picture in the bytes of a file; `undefined` if they are no picture of a known type
 * @example const { issues } = await validate('maps', loader, { otherFiles: imagesBy(loader, async (bytes) => pngSize(bytes)) });
 */
export const imagesBy = (
	loader: Loader,
	sizeOf: (bytes: Uint8Array) => Promise<ImageSize | undefined>,
): Required<Pick<OtherFiles, 'imageAt'>> => ({
	imageAt: async (path) => {
		const loaded = await loadSafely(loader, path);
		return 'bytes' in loaded ? { size: await sizeOf(loaded.bytes) } : loaded;
	},
});

/** The most images that are looked at together. */
const TOGETHER = 16;

/**
 * Findings about the images of all documents of a graph: missing ones, those that are no pictures, and those of another size than a
 * document says. Each image is looked at once. The findings have no lines.
 */
export async function imageIssues(
	{ files }: Graph,
	{ imageAt }: Required<Pick<OtherFiles, 'imageAt'>>,
): Promise<Map<string, Omit<FileIssue, 'file'>[]>> {
	const paths = new Set<string>();
	for (const { links } of files.values()) for (const { role, to } of links) if (role === 'image' && to !== undefined) paths.add(to);
	const images = new Map<string, ImageAt>();
	for await (const [path, image] of inOrder([...paths], TOGETHER, imageAt)) images.set(path, image);
	const found = new Map<string, Omit<FileIssue, 'file'>[]>();
	for (const file of files.values()) {
		const issues = [...unusable(file, images), ...sizes(file, images)];
		if (issues.length > 0) found.set(file.path, issues);
	}
	return found;
}

/** Each image of a document that cannot be used, once. */
function unusable({ links }: GraphFile, images: ReadonlyMap<string, ImageAt>): Omit<FileIssue, 'file'>[] {
	const first = new Map<string, { readonly pointer: string; readonly image: ImageAt; times: number }>();
	for (const { role, to, path, pointer } of links) {
		const image = role === 'image' && to !== undefined ? images.get(to) : undefined;
		if (image === undefined || ('size' in image && image.size !== undefined)) continue;
		const before = first.get(path);
		if (before === undefined) first.set(path, { pointer, image, times: 1 });
		else before.times++;
	}
	return [...first].map(([path, { pointer, image, times }]) => {
		const details = { role: 'image', found: quoted(path) };
		if ('size' in image) return makeIssue(unreadableFile, pointer, { ...details, reason: 'it is not a picture of a known type' }, times);
		const issue = makeIssue(refusalFinding(image), pointer, { ...details, reason: image.why }, times);
		return { ...issue, refused: refusalOf(image) };
	});
}

function sizes({ doc, links }: GraphFile, images: ReadonlyMap<string, ImageAt>): readonly Issue[] {
	const targets = new Map(links.flatMap(({ role, path, to }) => (role === 'image' && to !== undefined ? [[path, to] as const] : [])));
	if (targets.size === 0) return [];
	return checkImageSizes(doc, (path) => {
		const image = images.get(targets.get(path) ?? '');
		return image !== undefined && 'size' in image ? image.size : undefined;
	});
}
