import type { Camera } from '@tilewright/editor-core/session/camera.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { walkLayers } from '@tilewright/format';
import type { DrawListOptions, View } from '@tilewright/render';
import { drawListOf, drawOnCanvas } from '@tilewright/render';
import { deviceView } from '../../src/camera/camera.ts';
import type { MapPainter } from '../../src/frame/map-painter.ts';
import { mapPainter } from '../../src/frame/map-painter.ts';
import type { NamesAt } from '../../src/names/names-of-map.ts';
import type { BandOptions } from '../../src/raster/band.ts';
import type { MapStage } from '../../src/stage/map-stage.ts';
import { stageOf } from '../../src/stage/map-stage.ts';

/** A painter with a canvas of its own. */
export interface PaintedMap {
	readonly session: MapSession;
	readonly stage: MapStage;
	readonly painter: MapPainter;
	/** Draws until everything is drawn. @returns the pixels */
	paint(camera: Camera, options: BandOptions, time?: number): Promise<Uint32Array>;
	/** Returns the pixels that the renderer draws. */
	reference(camera: Camera, options: DrawListOptions): Promise<Uint32Array>;
	/** Returns the pixels that the renderer draws where one layer stands out: the layers below are darkened, and those above are faint. */
	highlighted(camera: Camera, layer: number): Promise<Uint32Array>;
	/** The pixels at smoothed lines: shapes, texts, names, and markers of missing tiles: 1 for each. */
	lines(camera: Camera, options: DrawListOptions): Uint8Array;
	stop(): void;
}

/** The size of the picture. */
const WIDTH = 700;
const HEIGHT = 450;

/** The kinds of items that have smoothed lines. */
const LINES: readonly string[] = ['shape', 'text', 'label', 'missing'];

/** Options that show a map as the renderer does by itself. */
export const PLAIN: BandOptions = { parallax: false, names: false };

/** @param namesAt - chooses the names that are drawn */
export function paintedMap(session: MapSession, namesAt?: NamesAt): PaintedMap {
	const canvas = document.createElement('canvas');
	Object.assign(canvas, { width: WIDTH, height: HEIGHT });
	const stage = stageOf(session);
	const painter = mapPainter(canvas, stage, namesAt);
	const stop = session.onChange(({ changes }) => painter.changed(changes));
	async function reference(camera: Camera, options: DrawListOptions): Promise<Uint32Array> {
		const view: View = deviceView(camera, canvas, 1);
		const own = newContext();
		for (;;) {
			const before = stage.loads.value;
			const list = drawListOf(stage.scene.value, view, { background: true, ...options });
			stage.want(list.images);
			while (stage.loading) await new Promise((resolve) => setTimeout(resolve, 5));
			if (stage.loads.value !== before) continue;
			drawOnCanvas(list, own, stage.pictures, stage.platform);
			return pixelsOf(own);
		}
	}

	return {
		session,
		stage,
		painter,
		stop,
		reference,
		async paint(camera, options, time = 0) {
			for (;;) {
				const before = stage.loads.value;
				const { complete } = painter.draw({
					view: deviceView(camera, canvas, 1),
					options,
					time,
					focus: { x: 0, y: 0 },
					budget: 8,
				});
				await new Promise((resolve) => setTimeout(resolve, 0));
				if (complete && !stage.loading && stage.loads.value === before) return pixelsOf(canvas.getContext('2d'));
			}
		},
		async highlighted(camera, id) {
			const ids = [...walkLayers(session.map.value.layers)].map(({ layer }) => layer.id);
			const at = ids.indexOf(id);
			const [own, above] = [newContext(), newContext()];
			// All pictures are loaded first.
			await reference(camera, {});
			const draw = (context: OffscreenCanvasRenderingContext2D, background: boolean, from: number, to: number): void => {
				const layers: DrawListOptions['layers'] = ({ layer, visible }) => {
					const place = ids.indexOf(layer.id);
					return visible && place >= from && place < to;
				};
				const list = drawListOf(stage.scene.value, deviceView(camera, canvas, 1), { background, layers });
				drawOnCanvas(list, context, stage.pictures, stage.platform);
			};
			draw(own, true, 0, at);
			own.fillStyle = '#00000099';
			own.fillRect(0, 0, WIDTH, HEIGHT);
			draw(own, false, at, at + 1);
			draw(above, false, at + 1, ids.length);
			own.globalAlpha = 0.4;
			own.drawImage(above.canvas, 0, 0);
			return pixelsOf(own);
		},
		lines(camera, options) {
			const view: View = deviceView(camera, canvas, 1);
			const own = newContext();
			const list = drawListOf(stage.scene.value, view, options);
			const items = list.items.filter(({ kind }) => LINES.includes(kind));
			drawOnCanvas({ ...list, items }, own, stage.pictures, stage.platform);
			return widenedMask(pixelsOf(own));
		},
	};
}

function newContext(): OffscreenCanvasRenderingContext2D {
	const context = new OffscreenCanvas(WIDTH, HEIGHT).getContext('2d');
	if (context === null) throw new Error('There is no canvas.');
	return context;
}

/** The pixels that are not transparent, and their neighbours. */
function widenedMask(pixels: Uint32Array): Uint8Array {
	const mask = new Uint8Array(pixels.length);
	for (let i = 0; i < pixels.length; i++)
		if (pixels[i] !== 0) for (const near of [-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 0, 1, WIDTH - 1, WIDTH, WIDTH + 1]) mask[i + near] = 1;
	return mask;
}

function pixelsOf(context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null): Uint32Array {
	if (context === null) throw new Error('There is no canvas.');
	const { data } = context.getImageData(0, 0, WIDTH, HEIGHT);
	return new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4);
}

/** The alpha, or the visible part of a color: the color of a pixel that is nearly transparent says little. */
function partOf(pixel: number, shift: number): number {
	const part = (pixel >>> shift) & 255;
	return shift === 24 ? part : Math.round((part * (pixel >>> 24)) / 255);
}

/**
 * Counts the pixels that differ by more than a tolerance, in any of red, green, blue and alpha; by how much; and where the first is.
 *
 * @param except - 1 for each pixel that does not count
 */
export function differing(
	a: Uint32Array,
	b: Uint32Array,
	tolerance = 0,
	except?: Uint8Array,
): { readonly count: number; readonly most?: number; readonly first?: string } {
	let count = 0;
	let most = 0;
	let first: string | undefined;
	for (let i = 0; i < a.length; i++) {
		const [left = 0, right = 0] = [a[i], b[i]];
		if (left === right || except?.[i] === 1) continue;
		const apart = Math.max(...[0, 8, 16, 24].map((shift) => Math.abs(partOf(left, shift) - partOf(right, shift))));
		if (apart <= tolerance) continue;
		count++;
		most = Math.max(most, apart);
		first ??= `${i % WIDTH}, ${Math.floor(i / WIDTH)}: ${left.toString(16)} and ${right.toString(16)}`;
	}
	return first === undefined ? { count } : { count, most, first };
}
