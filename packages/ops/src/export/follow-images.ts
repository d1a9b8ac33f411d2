import type { Document, ImageSize, Issue, TileMap } from '@tilewright/format';
import { applyImageSizes, imagesToMeasure } from '@tilewright/format';
import type { Graph, GraphFile } from '../graph/graph.ts';
import { targetsOf } from '../graph/targets.ts';
import { repairGrownTilesets } from '../repair-grown-tilesets.ts';
import { sizeTileObjects } from '../size-tile-objects.ts';

/** How an export follows the images of documents. */
export interface Following {
	/** The size of an image by its path in the document at `from`; `undefined` if it is unknown. */
	readonly measure: (image: string, from: string) => Promise<ImageSize | undefined>;
	/** Whether sizes in the document stay. */
	readonly keep: boolean;
	/** The tilesets that a map refers to. Default: none are known. */
	readonly graph?: Graph;
	/** Whether these tilesets are exported too, with the sizes of their images. */
	readonly withTilesets?: boolean;
	/** Advice about an image that differs from the document. */
	readonly advice?: string;
}

/** A document that agrees with its images. */
export interface Followed {
	readonly doc: Document;
	/** A warning for each image that is not as the document says. An error if tilesets have grown past the last GID. */
	readonly issues: readonly Issue[];
}

const NO_FILES: Graph = { roots: [], files: new Map(), issues: [] };

/**
 * Makes a document agree with its images. If a tileset has grown because its image has, those after it move up. Tile
 * objects without a size get that of their tile.
 *
 * @param path - of the document, in the form of the graph
 */
export async function followImages(doc: Document, path: string, following: Following): Promise<Followed> {
	const { doc: sized, issues } = await withSizes(doc, path, following);
	if (sized.type !== 'map') return { doc: sized, issues };
	const { graph, differ } = await sizedTilesets(sized, path, following);
	const whole = sizeTileObjects(sized, path, graph);
	if (issues.length === 0 && !(differ && following.withTilesets)) return { doc: whole, issues };
	const repaired = repairGrownTilesets(whole, path, following.withTilesets ? graph : NO_FILES);
	return { doc: repaired.doc, issues: [...issues, ...repaired.issues] };
}

async function withSizes<T extends Document>(
	doc: T,
	path: string,
	{ measure, keep, advice }: Following,
): Promise<Followed & { readonly doc: T }> {
	const images = imagesToMeasure(doc, { keep });
	if (images.length === 0) return { doc, issues: [] };
	const sizes = new Map<string, ImageSize>();
	for (const image of images) {
		const size = await measure(image, path);
		if (size !== undefined) sizes.set(image, size);
	}
	const { doc: sized, issues } = applyImageSizes(doc, (image) => sizes.get(image), { keep });
	return { doc: sized, issues: advice === undefined ? issues : issues.map((issue) => ({ ...issue, advice })) };
}

/** The tilesets that a map refers to, as they are exported, and whether an image differs from what they say. */
async function sizedTilesets(map: TileMap, path: string, following: Following): Promise<{ graph: Graph; differ: boolean }> {
	const { graph = NO_FILES } = following;
	const targets = targetsOf(graph, path);
	const files = new Map<string, GraphFile>();
	let differ = false;
	for (const tileset of map.tilesets) {
		const file = 'source' in tileset ? graph.files.get(targets.pathOf(tileset.source)) : undefined;
		if (file === undefined || files.has(file.path)) continue;
		const { doc, issues } = await withSizes(file.doc, file.path, following);
		files.set(file.path, { ...file, doc });
		differ ||= issues.length > 0;
	}
	return { graph: { ...graph, files: new Map([...graph.files, ...files]) }, differ };
}
