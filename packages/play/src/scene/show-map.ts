import type { Rect, Vector } from '@tilewright/geometry';
import type { GameMap, ImageLayer, Layer, ObjectLayer, TileLayer } from '../model/game-map.ts';
import { layerPosition } from './layer-position.ts';
import type { PictureFile } from './picture-files.ts';
import { imageFile, pictureFiles } from './picture-files.ts';

/** An object of an engine that others are in: a container, a group. */
export interface SceneNode {
	readonly visible: boolean;
	readonly parent: SceneNode | null;
}

/** The view of a layer. */
export interface LayerView<Node> {
	readonly node: Node;
	/**
	 * Shows what a camera sees at a time.
	 *
	 * @param view - in pixels of the world
	 * @param time - in milliseconds
	 */
	readonly update: (view: Rect, time: number) => void;
	/** Forgets what was made of the cells, after they were changed. */
	readonly redraw?: () => void;
}

/** A function for each type of layer. */
export interface ByLayerType<Made> {
	readonly tiles: (layer: TileLayer) => Made;
	readonly objects: (layer: ObjectLayer) => Made;
	readonly image: (layer: ImageLayer, file: PictureFile) => Made;
	/** For layers that draw nothing themselves: groups, and image layers without a picture. */
	readonly nothing: (layer: Layer) => Made;
}

/**
 * Calls the function for the type of a layer.
 *
 * @example const view = byLayerType(layer, { tiles: tileView, objects: objectView, image: imageView, nothing: emptyView });
 */
export function byLayerType<Made>(layer: Layer, { tiles, objects, image, nothing }: ByLayerType<Made>): Made {
	if (layer.type === 'tilelayer') return tiles(layer);
	if (layer.type === 'objectgroup') return objects(layer);
	const file = layer.type === 'imagelayer' ? imageFile(layer) : undefined;
	return layer.type === 'imagelayer' && file !== undefined ? image(layer, file) : nothing(layer);
}

/** How an engine shows layers. */
export interface LayerStage<Node> {
	/** Holds all layers that are in no group. */
	readonly root: Node;
	/** Makes the view of a layer. It is called for each, from the bottom up. */
	readonly viewOf: (layer: Layer, index: number) => LayerView<Node>;
	/** Puts a node into another, above those that are in it. */
	readonly add: (node: Node, parent: Node) => void;
	readonly move: (node: Node, to: Vector) => void;
	/** The paths of pictures that could not be loaded, of this map and others. */
	readonly missing: ReadonlySet<string>;
}

/** A map that an engine shows. */
export interface ShownMap<Node> {
	readonly map: GameMap;
	/**
	 * The node of the first layer with a name: hide it, or add figures. The node of a group holds those of its layers, and hides and shows them.
	 *
	 * @throws RangeError when there is none
	 */
	readonly layer: (name: string) => Node;
	/** The paths of pictures that could not be loaded. Markers are shown in their place. */
	readonly missing: ReadonlySet<string>;
	/**
	 * Shows what a camera sees at a time: call it before every frame. It adds the parts of tile layers that come into view and removes those
	 * that left it, moves layers by their parallax, and changes animated tiles.
	 *
	 * @param view - what the camera sees, in pixels of the world
	 * @param time - how long animations have run, in milliseconds. Default: 0
	 */
	readonly update: (view: Rect, time?: number) => void;
	/** Makes the tiles of layers again in the next update: after a game changed GIDs in `layer.data` or in chunks. */
	readonly redraw: () => void;
}

/**
 * Shows the layers of a map in an engine whose objects form a tree: each layer in its group, where its offset and its parallax put it. Layers
 * that are hidden, or in a hidden group, are not brought up to date.
 *
 * @example
 * const { update } = showMap(map, {
 *   root, viewOf, missing, add: (node, parent) => parent.addChild(node), move: ({ position }, { x, y }) => position.set(x, y),
 * });
 */
export function showMap<Node extends SceneNode>(map: GameMap, { root, viewOf, add, move, missing }: LayerStage<Node>): ShownMap<Node> {
	const nodes = new Map<number, Node>();
	const views: { readonly layer: Layer; readonly view: LayerView<Node> }[] = [];
	for (const [index, layer] of map.layers.entries()) {
		const view = viewOf(layer, index);
		add(view.node, (layer.group === undefined ? undefined : nodes.get(layer.group)) ?? root);
		nodes.set(layer.id, view.node);
		if (layer.type !== 'group') views.push({ layer, view });
	}
	return {
		map,
		layer(name) {
			const named = map.layers.find((layer) => layer.name === name);
			const found = named && nodes.get(named.id);
			if (found === undefined) throw new RangeError(`${map.path} has no layer with the name "${name}".`);
			return found;
		},
		missing: new Set(pictureFiles(map).flatMap(({ source }) => (missing.has(source) ? [source] : []))),
		update(seen, time = 0) {
			for (const { layer, view } of views) {
				if (!isShown(view.node)) continue;
				move(view.node, layerPosition(map, layer, seen));
				view.update(seen, time);
			}
		},
		redraw() {
			for (const { view } of views) view.redraw?.();
		},
	};

	/** Whether a layer and the groups around it are shown. */
	function isShown(node: SceneNode): boolean {
		return node.visible && (node.parent === null || node.parent === root || isShown(node.parent));
	}
}
