import type { RenderOptions, View } from '@tilewright/render';
import { pictureSize } from '@tilewright/render';
import type { Renderer } from '@tilewright/render-node';
import { progress } from '../../host/progress.ts';
import type { Target } from '../../host/target.ts';
import { findTarget } from '../../host/target.ts';
import { number } from '../../host/text.ts';
import type { PictureFormat } from '../../pictures/format.ts';
import type { WebpFrame } from './animated-webp.ts';
import { animatedWebp } from './animated-webp.ts';
import { strictly } from './incomplete.ts';
import { pictureBytes } from './single.ts';
import type { Times } from './times.ts';

/** A row of pictures that shows animations. */
export interface Row {
	readonly renderer: Renderer;
	readonly view: View;
	readonly options: RenderOptions & { readonly quality?: number };
	readonly times: Times & { readonly frames: number };
}

/** Whether a row becomes one file. */
export const isAnimation = (format: PictureFormat): format is 'gif' | 'webp' => format === 'gif' || format === 'webp';

/** Bytes of an animation. */
export async function animationBytes({ renderer, view, options, times }: Row, format: 'gif' | 'webp'): Promise<Uint8Array> {
	const { step } = times;
	if (format === 'gif') {
		const frames = timesIn(times).map((time) => ({ time, duration: step }));
		return await renderer.gif(frames, view, options);
	}
	const line = progress();
	const frames: WebpFrame[] = [];
	for (const time of timesIn(times)) {
		line.show(`${number(frames.length + 1)} of ${number(times.frames)} pictures`);
		frames.push({ bytes: await renderer.encode('webp', view, { ...options, time }), duration: step });
	}
	line.clear();
	const { width, height } = pictureSize(view);
	return animatedWebp(width, height, frames);
}

/** Writes each picture of a row into a file, as the reference rasterizer does: `walk.png` becomes `walk0.png`, `walk1.png` and so on. */
export async function writeRow(
	{ renderer, view, options, times }: Row,
	format: 'png' | 'jpeg',
	image: string,
	strict: boolean,
): Promise<void> {
	const targets = targetsOf(image, times.frames);
	const line = progress();
	for (const [index, time] of timesIn(times).entries()) {
		line.show(`${number(index + 1)} of ${number(times.frames)} pictures`);
		await targets[index]?.write(strictly(await pictureBytes(renderer, view, format, { ...options, time }), renderer, strict));
	}
	line.clear();
}

const timesIn = ({ first, step, frames }: Row['times']): number[] => Array.from({ length: frames }, (_, index) => first + index * step);

/** The file of a picture of a row. */
function nameInRow(image: string, index: number): string {
	return image.replace(/(?:(?<=[^/\\])\.[^./\\]*)?$/, (extension) => `${index}${extension}`);
}

/** The files of a row, in its order. */
export const namesInRow = (image: string, frames: number): string[] =>
	Array.from({ length: frames }, (_, index) => nameInRow(image, index));

const targetsOf = (image: string, frames: number): Target[] => namesInRow(image, frames).map((name) => findTarget(name, '.png'));
