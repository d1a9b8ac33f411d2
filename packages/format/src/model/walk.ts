import { visitLayers } from './layers.ts';
import type { Layer } from './types.gen.ts';

/** A layer with the values that it inherits from the groups around it. */
export interface WalkedLayer {
	readonly layer: Layer;
	/** The indexes into `layers`, from the map down. */
	readonly path: readonly number[];
	/** Product of the opacities of the layer and its groups, from 0 to 1. */
	readonly opacity: number;
	/** Whether the layer and all its groups are visible. */
	readonly visible: boolean;
	/** Sum of the offsets of the layer and its groups, in pixels. */
	readonly offsetx: number;
	/** Sum of the offsets of the layer and its groups, in pixels. */
	readonly offsety: number;
	/** Product of the parallax factors of the layer and its groups. */
	readonly parallaxx: number;
	/** Product of the parallax factors of the layer and its groups. */
	readonly parallaxy: number;
	/** Product of the tints of the layer and its groups, `#AARRGGBB`; absent if there is no tint. */
	readonly tintcolor?: string;
}

/**
 * Walks all layers in drawing order, groups before their children.
 *
 * @param layers - the layers of a map
 * @example for (const { layer, visible, opacity } of walkLayers(map.layers)) { … }
 */
export function walkLayers(layers: readonly Layer[]): Generator<WalkedLayer, void, undefined> {
	return visitLayers<WalkedLayer>(layers, (layer, path, around) => {
		const group: Inherited = around ?? MAP;
		const tintcolor = multiplied(group.tintcolor, layer.tintcolor);
		return {
			layer,
			path,
			opacity: group.opacity * layer.opacity,
			visible: group.visible && layer.visible,
			offsetx: group.offsetx + layer.offsetx,
			offsety: group.offsety + layer.offsety,
			parallaxx: group.parallaxx * layer.parallaxx,
			parallaxy: group.parallaxy * layer.parallaxy,
			...(tintcolor !== undefined && { tintcolor }),
		};
	});
}

type Inherited = Omit<WalkedLayer, 'layer' | 'path'>;

/** The values that the layers of the map itself inherit. */
const MAP: Inherited = { opacity: 1, visible: true, offsetx: 0, offsety: 0, parallaxx: 1, parallaxy: 1 };

/** The product of two tints. A value that is not a color is ignored. */
function multiplied(around: string | undefined, own: string | undefined): string | undefined {
	const tint = own !== undefined && COLOR.test(own) ? own : undefined;
	if (tint === undefined) return around;
	const [x, y] = [channels(around ?? '#ffffffff'), channels(tint)];
	return `#${x
		.map((value, i) =>
			Math.round((value * (y[i] ?? 255)) / 255)
				.toString(16)
				.padStart(2, '0'),
		)
		.join('')}`;
}

const COLOR = /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** Alpha, red, green, blue, each from 0 to 255. */
function channels(color: string): number[] {
	const digits = color.slice(1).padStart(8, 'f');
	return [0, 2, 4, 6].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
}
