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

/** Several pictures of an animated map. */
export interface FrameSequence {
	readonly renderer: Renderer;
	readonly view: View;
	readonly options: RenderOptions & { readonly quality?: number };
	readonly times: Times & { readonly frames: number };
}

/** Whether a format holds all frames in one file. */
export const isAnimation = (format: PictureFormat): format is 'gif' | 'webp' => format === 'gif' || format === 'webp';

/** The bytes of an animation. */
export async function animationBytes({ renderer, view, options, times }: FrameSequence, format: 'gif' | 'webp'): Promise<Uint8Array> {
	const { step } = times;
	if (format === 'gif') {
		const frames = timesIn(times).map((time) => ({ time, duration: step }));
		return await renderer.gif(frames, view, options);
	}
	const line = progress();
	const frames: WebpFrame[] = [];
	for (const time of timesIn(times)) {
		line.show(`${number(frames.length + 1)} of ${number(times.frames)} frames`);
		frames.push({ bytes: await renderer.encode('webp', view, { ...options, time }), duration: step });
	}
	line.clear();
	const { width, height } = pictureSize(view);
	return animatedWebp(width, height, frames);
}

/** Writes each frame to a file, named as by tmxrasterizer: `walk.png` becomes `walk0.png`, `walk1.png` and so on. */
export async function writeFrames(
	{ renderer, view, options, times }: FrameSequence,
	format: 'png' | 'jpeg',
	image: string,
	strict: boolean,
): Promise<void> {
	const targets = targetsOf(image, times.frames);
	const line = progress();
	for (const [index, time] of timesIn(times).entries()) {
		line.show(`${number(index + 1)} of ${number(times.frames)} frames`);
		await targets[index]?.write(strictly(await pictureBytes(renderer, view, format, { ...options, time }), renderer, strict));
	}
	line.clear();
}

const timesIn = ({ first, step, frames }: FrameSequence['times']): number[] =>
	Array.from({ length: frames }, (_, index) => first + index * step);

/** The file name of a frame. */
function frameName(image: string, index: number): string {
	return image.replace(/(?:(?<=[^/\\])\.[^./\\]*)?$/, (extension) => `${index}${extension}`);
}

/** The file names of all frames, in order. */
export const frameNames = (image: string, frames: number): string[] =>
	Array.from({ length: frames }, (_, index) => frameName(image, index));

const targetsOf = (image: string, frames: number): Target[] => frameNames(image, frames).map((name) => findTarget(name, '.png'));
