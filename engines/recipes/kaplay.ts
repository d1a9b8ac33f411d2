import type { GameMap } from '@tilewright/play';
import { layerPainter, layerPosition } from '@tilewright/play/scene';
import type { GameObj, KAPLAYCtx, SpriteData } from 'kaplay';
import type { Picture, Pictures } from './pictures.ts';

/** How long animations have run, in milliseconds. */
type Clock = () => number;

/** Shows a map: each layer is a game object, one higher than the one below it, from 0. Returns them. */
export function addMap(k: KAPLAYCtx, map: GameMap, pictures: Pictures, clock: Clock = () => 1000 * k.time()): GameObj[] {
	const sprites = new Map<Picture['image'], SpriteData | null>();
	/** The picture as a sprite; kaplay has it a moment after it was asked for. */
	const spriteOf = (image: Picture['image']): SpriteData | null | undefined => {
		if (!sprites.has(image)) {
			sprites.set(image, null);
			k.loadSprite(null, image).onLoad((sprite) => sprites.set(image, sprite));
		}
		return sprites.get(image);
	};
	return map.layers.map((layer, depth) => {
		const painter = layerPainter(map, layer, pictures.sizeOf);
		const draw = (): void => {
			const [middle, scale] = [k.getCamPos(), k.getCamScale()];
			const [width, height] = [k.width() / scale.x, k.height() / scale.y];
			const view = { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
			const at = layerPosition(map, layer, view);
			painter.paint(view, clock(), (piece) => {
				const picture = pictures.of(piece);
				const sprite = picture && spriteOf(picture.image);
				const whole = sprite?.frames[0];
				if (picture === undefined || !sprite || whole === undefined) return;
				const [a, b, c, d, e, f] = picture.matrix;
				const { x, y, width, height } = picture.part;
				const { opacity, tint } = piece.look;
				// A sprite is a part of a larger texture.
				const [across, down] = [whole.w / picture.image.width, whole.h / picture.image.height];
				const quad = new k.Quad(whole.x + x * across, whole.y + y * down, width * across, height * down);
				k.pushTransform();
				k.pushMatrix(new k.Mat4([a, b, 0, 0, c, d, 0, 0, 0, 0, 1, 0, e + at.x, f + at.y, 0, 1]));
				k.drawUVQuad({ tex: sprite.tex, quad, width, height, opacity, color: k.Color.fromHex(tint) });
				k.popTransform();
			});
		};
		const shown = k.add([{ draw }, k.z(depth)]);
		shown.hidden = !layer.visible;
		return shown;
	});
}
