import type { ExcaliburGraphicsContext } from 'excalibur';
import { Graphic } from 'excalibur';
import type { ShownImage } from './shown-image.ts';
import { drawTile } from './tile-image.ts';

/** The options of a graphic of a tile. */
export interface TileGraphicOptions {
	readonly width: number;
	readonly height: number;
	/** Relative to the top left corner of the graphic. */
	readonly image: ShownImage;
	/** How long animations have run, in milliseconds. */
	readonly time: () => number;
	/** Called before it is drawn. */
	readonly prepare: (context: ExcaliburGraphicsContext) => void;
}

/** The tile of an object, flipped, scaled and animated. */
export class TileGraphic extends Graphic {
	readonly #options: TileGraphicOptions;

	constructor(options: TileGraphicOptions) {
		super({ width: options.width, height: options.height });
		this.#options = options;
	}

	override clone(): TileGraphic {
		const clone = new TileGraphic(this.#options);
		clone.opacity = this.opacity;
		if (this.tint) clone.tint = this.tint.clone();
		clone.rotation = this.rotation;
		clone.scale = this.scale.clone();
		clone.flipHorizontal = this.flipHorizontal;
		clone.flipVertical = this.flipVertical;
		return clone;
	}

	protected override _drawImage(context: ExcaliburGraphicsContext): void {
		const { image, time, prepare } = this.#options;
		const shown = image(time());
		if (shown === undefined) return;
		prepare(context);
		drawTile(context, shown);
	}
}
