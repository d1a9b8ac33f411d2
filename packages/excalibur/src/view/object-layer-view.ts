import { compose, rotationAbout, transformedBox, translation } from '@tilewright/geometry';
import type { GameMap, ObjectLayer } from '@tilewright/play';
import type { ObjectPiece, PieceBox, TilePiece } from '@tilewright/play/scene';
import { factoryFor, objectMatrix, objectPieces, pieceBox } from '@tilewright/play/scene';
import type { Graphic, Scene } from 'excalibur';
import { Actor, CollisionType, Vector } from 'excalibur';
import { MapObject } from '../map-object.ts';
import type { MapViewOptions } from '../options.ts';
import type { MapPictures } from '../pictures/map-pictures.ts';
import { blendMaterial } from './blend-material.ts';
import { addParallax, tintOf } from './layer-actor.ts';
import { shapeGraphic } from './shape-graphic.ts';
import { shownImage } from './shown-image.ts';
import { textGraphic } from './text-graphic.ts';
import { TileGraphic } from './tile-graphic.ts';

/** The state that the views of object layers share. */
export interface ObjectStage {
	readonly scene: Scene;
	readonly map: GameMap;
	readonly pictures: MapPictures;
	readonly options: MapViewOptions;
	/** How long animations have run, in milliseconds. */
	readonly time: () => number;
	/** The actors that show objects, by the ids of the objects. */
	readonly shown: Map<number, Actor>;
	/** The actors that factories made. */
	readonly made: Actor[];
}

/** Shows the objects of a layer: as children of its actor or, if a factory made them, in the scene. */
export function addObjects({ scene, map, pictures, options, time, shown, made }: ObjectStage, layer: ObjectLayer, parent: Actor): void {
	const pieces = objectPieces(map, layer);
	for (const [index, piece] of pieces.entries()) {
		const { object } = piece;
		// Objects are between their layer and figures half a layer above it.
		const above = (0.5 * index) / pieces.length;
		const box = pieceBox(map, piece);
		const graphic = graphicOf(piece, box);
		const factory = factoryFor(options.objects, object);
		if (factory !== undefined) {
			const at = { x: box.x + layer.offsetx, y: box.y + layer.offsety };
			const z = parent.z + above;
			const actor = factory(object, { scene, map, layer, ...box, ...at, z, piece, ...(graphic !== undefined && { graphic }) });
			if (actor === undefined) continue;
			if (actor.z === 0) actor.z = z;
			if (actor.scene === null) scene.add(actor);
			made.push(actor);
			shown.set(object.id, actor);
		} else if (graphic !== undefined) {
			const actor = actorOf(piece, box, graphic);
			actor.z = above;
			parent.addChild(actor);
			shown.set(object.id, actor);
		}
	}

	function actorOf({ kind, object, look }: ObjectPiece, { x, y, rotation }: PieceBox, graphic: Graphic): Actor {
		const actor = new Actor({
			...{ name: object.name, pos: new Vector(x, y), rotation: kind === 'shape' ? 0 : rotation },
			...{ opacity: look.opacity, visible: object.visible, collisionType: CollisionType.PreventCollision },
		});
		actor.graphics.use(graphic);
		actor.addComponent(new MapObject(object));
		if (kind === 'tile' && object.tile?.tileset.source === undefined) actor.graphics.forceOnScreen = true;
		addParallax(actor, layer);
		return actor;
	}

	function graphicOf(piece: ObjectPiece, box: PieceBox): Graphic | undefined {
		if (piece.kind === 'text') return textGraphic(piece, options);
		if (piece.kind === 'shape') return options.shapes === true ? shapeGraphic(piece) : undefined;
		return tileGraphic(piece, box);
	}

	/** The actor rotates the graphic, which is the box around the tile before that. */
	function tileGraphic({ object, tile, look }: TilePiece, { x, y }: PieceBox): Graphic | undefined {
		const matrix = objectMatrix(map, object);
		if (tile.picture === undefined || matrix === undefined) return undefined;
		const straight = compose(rotationAbout(-object.rotation, x, y), matrix);
		const { x: left, y: top, width, height } = transformedBox(straight, tile.picture.width, tile.picture.height);
		const toGraphic = compose(translation(-left, -top), rotationAbout(-object.rotation, x, y));
		const image = shownImage(map, pictures, tile, (frame) => {
			const placed = objectMatrix(map, object, frame);
			return placed && compose(toGraphic, placed);
		});
		const graphic = new TileGraphic({
			...{ width, height, image, time },
			prepare(context) {
				const material = blendMaterial(context, look);
				if (material !== undefined) context.material = material;
			},
		});
		const tint = tintOf(look);
		if (tint !== undefined) graphic.tint = tint;
		return graphic;
	}
}
