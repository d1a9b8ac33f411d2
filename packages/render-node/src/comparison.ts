import type { Change, Graph, Loader } from '@tilewright/ops';
import type { ComparisonOptions, PictureIssue, PictureLimits } from '@tilewright/render';
import type { DrawMap } from '@tilewright/render/internal';
import { checkSize, drawComparison, openStage } from '@tilewright/render/internal';
import type { EncodeOptions } from './encode.ts';
import { collected, encodeCanvas } from './encode.ts';
import type { NodeSource } from './platform.ts';
import { nodePlatform, nodeSurface } from './platform.ts';
import { writePng } from './png/write-png.ts';
import { drawStrips } from './strips.ts';

/** A map to compare, with all files that it refers to. */
export interface ComparedGraph {
	/** The caption above it, such as the path of its file. */
	readonly name: string;
	/** Returned by `resolve` of \@tilewright/ops; its first root, a map, is drawn. */
	readonly graph: Graph;
	/** The graph's loader. */
	readonly loader: Loader;
}

/** Two maps and their differences. One map may be missing. */
export interface ComparedGraphs {
	readonly before?: ComparedGraph | undefined;
	readonly after?: ComparedGraph | undefined;
	/** Returned by `diff` of \@tilewright/ops for the two documents. */
	readonly changes: readonly Change[];
}

/** A picture of the differences between two maps. */
export interface Comparison {
	readonly width: number;
	readonly height: number;
	/** Pictures of each map that cannot be drawn. Markers are drawn in their place. */
	readonly issues: { readonly before: readonly PictureIssue[]; readonly after: readonly PictureIssue[] };
	/**
	 * Encodes the picture.
	 *
	 * @throws RenderError if it is too large for the format
	 */
	readonly encode: (format: 'png' | 'webp' | 'jpeg', options?: EncodeOptions) => Promise<Uint8Array>;
}

/**
 * Draws two maps side by side in Node, and marks the changes: removed is red and dashed, added is green, changed is amber and dotted.
 *
 * @throws TypeError if a first root is not a map, or could not be read
 * @throws RenderError if the picture would be too large
 * @example
 * const picture = await compareMaps({ before, after, changes: diff(older, newer) });
 * await writeFile('changes.png', await picture.encode('png'));
 */
export async function compareMaps(
	{ before, after, changes }: ComparedGraphs,
	{ limits, ...options }: ComparisonOptions & { readonly limits?: PictureLimits } = {},
): Promise<Comparison> {
	const platform = nodePlatform();
	const open = async (map: ComparedGraph | undefined) =>
		map && { name: map.name, stage: await openStage<NodeSource>(map.graph, map.loader, platform, limits) };
	const maps = { before: await open(before), after: await open(after) };
	const { width, height, context } = await drawComparison(maps, changes, platform, drawMap, options);
	const image = context.getImageData(0, 0, width, height);
	return {
		width,
		height,
		issues: { before: maps.before?.stage.issues ?? [], after: maps.after?.stage.issues ?? [] },
		async encode(format, encoding = {}) {
			checkSize({ width, height }, format);
			if (format === 'png') return await collected(writePng(width, height, [{ data: image.data, height }]));
			const canvas = nodeSurface(width, height);
			canvas.context.putImageData(image, 0, 0);
			return await encodeCanvas(canvas.source, format, encoding);
		},
	};
}

/** Draws strip by strip: this is twice as fast if the strips need no canvas. */
const drawMap: DrawMap<NodeSource> = async (stage, view, smooth) => {
	const surface = nodeSurface(view.part.width, view.part.height);
	let top = 0;
	for await (const { data, height } of drawStrips({ stage, platform: nodePlatform() }, view, { smooth })) {
		const image = surface.context.createImageData(view.part.width, height);
		image.data.set(data);
		surface.context.putImageData(image, 0, top);
		top += height;
	}
	return surface;
};
