import process from 'node:process';
import type { View } from '@tilewright/render';
import { pictureSize } from '@tilewright/render';
import { filesOf, refuseOverwriting } from '../../documents/overwrite.ts';
import type { Exit } from '../../host/exit.ts';
import { EXIT, UsageError } from '../../host/exit.ts';
import { printMessage } from '../../host/output.ts';
import { isStdin } from '../../host/read-input.ts';
import type { Content } from '../../host/replace-file.ts';
import type { Target } from '../../host/target.ts';
import { findTarget } from '../../host/target.ts';
import { clean } from '../../host/terminal.ts';
import { count, number } from '../../host/text.ts';
import type { PictureFormat } from '../../pictures/format.ts';
import { pictureFormatFor } from '../../pictures/format.ts';
import type { RenderFlags } from './flags.ts';
import type { FrameSequence } from './frames.ts';
import { animationBytes, frameNames, isAnimation, writeFrames } from './frames.ts';
import { IncompleteError, printFailedPictures, printMissingPictures, strictly } from './incomplete.ts';
import { printOmissions } from './omissions.ts';
import type { OpenSource } from './open.ts';
import { openSource } from './open.ts';
import { pyramidFolder } from './pyramid/folder.ts';
import { writePyramid } from './pyramid/write-pyramid.ts';
import { refuseTooLarge } from './refuse-too-large.ts';
import { renderOptionsOf } from './render-options.ts';
import { pictureBytes } from './single.ts';
import { timesOf } from './times.ts';
import { viewOf } from './view.ts';
import { withProgress } from './with-progress.ts';

/** A request: the source to draw, and the place to write it to. */
export interface RenderRequest {
	/** Path of a map or world, or `-` for standard input. */
	readonly source: string;
	/** Path of the picture, or `-` for standard output; `undefined` with `--tiles`. */
	readonly image: string | undefined;
	readonly flags: RenderFlags;
}

/**
 * Draws a map or world as a picture, numbered pictures, an animation or a pyramid of tiles. Missing images are drawn as markers and
 * reported; with `--strict`, nothing is written then.
 */
export async function runRender(request: RenderRequest): Promise<Exit> {
	const { source, flags } = request;
	const times = timesOf(flags);
	const output = outputOf(request);
	const open = await openSource(source, flags);
	if (open === undefined) return nothingWritten();
	refuseOverwriting(
		outputsOf(output, times.frames),
		[...(isStdin(source) ? [] : [source]), ...filesOf(open.graph, open.gate), ...open.projectFiles],
		'The picture',
	);
	if (flags.strict && (open.incomplete || (await printMissingPictures(open, flags)))) return nothingWritten(STRICT);
	const { renderer, types } = open;
	const { bounds, maps } = renderer.scene;
	const view = viewOf(
		bounds,
		maps.map(({ map }) => map),
		flags,
	);
	refuseEmpty(view, source);
	const options = {
		...renderOptionsOf(renderer.scene, flags, types),
		time: times.first,
		...(flags.quality !== undefined && { quality: flags.quality }),
	};
	const frames = times.frames === undefined ? undefined : { renderer, view, options, times: { ...times, frames: times.frames } };
	try {
		await write(output, { open, request, view, options, frames });
	} catch (error) {
		if (!(error instanceof IncompleteError)) throw error;
		await printFailedPictures(open, flags);
		await printOmissions(open, flags);
		if (output.kind === 'picture') return nothingWritten(STRICT);
		printMessage(`Some files were not written${STRICT}.`);
		return EXIT.findings;
	}
	await printFailedPictures(open, flags);
	await printOmissions(open, flags);
	return EXIT.success;
}

const STRICT = ': --strict allows no incomplete picture';

/** The form of the output. */
type Output =
	| { readonly kind: 'pyramid'; readonly folder: ReturnType<typeof pyramidFolder> }
	| { readonly kind: 'frames'; readonly image: string; readonly format: 'png' | 'jpeg' }
	| { readonly kind: 'picture'; readonly image: string; readonly target: Target; readonly format: PictureFormat };

/** Determines the output, before anything is read. */
function outputOf({ image, flags }: RenderRequest): Output {
	if (flags.tiles !== undefined) {
		if (image !== undefined)
			throw new UsageError(`--tiles cannot be combined with a picture, found "${image}".`, 'Leave one of the two out.');
		if (flags.format !== undefined && flags.format !== 'png')
			throw new UsageError(`--format ${flags.format} cannot be combined with --tiles.`, 'The tiles are PNGs.');
		if (flags.frames !== undefined) throw new UsageError('--frames cannot be combined with --tiles.', 'Use --time for another moment.');
		return { kind: 'pyramid', folder: pyramidFolder(flags.tiles) };
	}
	if (flags.tilePixels !== undefined) throw new UsageError('--tile-pixels needs --tiles.', 'Name a folder: --tiles map');
	if (image === undefined)
		throw new UsageError(
			'Missing required argument "image".',
			'Write: tilewright render <map> <image>, or - for standard output, or --tiles <folder>',
		);
	const target = findTarget(image, '.png');
	const format = pictureFormatFor(flags.format, image, target.isFile);
	if (flags.quality !== undefined && format !== 'webp' && format !== 'jpeg')
		printMessage('note: --quality has no effect: only webp and jpeg have one.');
	if (flags.frames === undefined || isAnimation(format)) return { kind: 'picture', image, target, format };
	if (format === 'svg') throw new UsageError('--frames cannot be combined with svg.', 'Use .gif, .webp, .png or .jpg.');
	if (!target.isFile)
		throw new UsageError('--frames writes several files.', 'Name a file, or use a format that holds all frames: --format gif or webp.');
	return { kind: 'frames', image, format };
}

/** The paths of the files to write; a pyramid has its own folder. */
function outputsOf(output: Output, frames = 1): readonly string[] {
	if (output.kind === 'pyramid') return [];
	if (output.kind === 'frames') return frameNames(output.image, frames);
	return output.target.isFile ? [output.image] : [];
}

interface DrawingContext {
	readonly open: OpenSource;
	readonly request: RenderRequest;
	readonly view: View;
	readonly options: FrameSequence['options'];
	readonly frames: FrameSequence | undefined;
}

async function write(output: Output, { open, request, view, options, frames }: DrawingContext): Promise<void> {
	const { renderer } = open;
	const { source, flags } = request;
	const isTerminal = process.stderr.isTTY;
	if (output.kind === 'pyramid') {
		const written = await writePyramid(renderer, {
			source,
			folder: output.folder,
			tile: flags.tilePixels ?? 256,
			view,
			options,
			strict: flags.strict === true,
		});
		if (isTerminal) printMessage(`wrote ${count(written, 'tile')} and a page that shows them: ${clean(flags.tiles ?? '')}/index.html`);
		return;
	}
	const size = pictureSize(view);
	refuseTooLarge(size, output.format, frames?.times.frames);
	if (output.kind === 'frames') {
		if (frames !== undefined) await writeFrames(frames, output.format, output.image, flags.strict === true);
		return;
	}
	const { format, target, image } = output;
	const content = withProgress(await contentOf(format, { open, request, view, options, frames }));
	await target.write(strictly(content, renderer, flags.strict === true));
	if (target.isFile && isTerminal) printMessage(`wrote ${clean(image)} (${number(size.width)} × ${number(size.height)} pixels)`);
}

async function contentOf(format: PictureFormat, { open, view, options, frames }: DrawingContext): Promise<Content> {
	return frames !== undefined && isAnimation(format)
		? await animationBytes(frames, format)
		: await pictureBytes(open.renderer, view, format, options);
}

function refuseEmpty({ width, height }: View, source: string): void {
	if (width > 0 && height > 0) return;
	throw new UsageError(`"${source}" has nothing to draw: it is ${width} × ${height} pixels.`, 'Choose a part of it: --viewport X,Y,W,H');
}

function nothingWritten(why = ''): Exit {
	printMessage(`Nothing was written${why}.`);
	return EXIT.findings;
}
