import { mapControls } from '@tilewright/editor-canvas/camera/controls.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { Progress } from '@tilewright/editor-core/editor/undertaking.ts';
import type { Files } from '@tilewright/editor-core/files/files.ts';
import { extensionOf, nameOf, withExtension } from '@tilewright/editor-core/files/paths.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { TileMap } from '@tilewright/format';
import { layerFileNames } from '@tilewright/ops';
import type { RenderOptions } from '@tilewright/render';
import type { Renderer } from '@tilewright/render/browser';
import { filesWords } from '../../file-dialogs/files-words.ts';
import { ask } from '../../page/ask.ts';
import { besideDocument, placeForSeveral } from '../../platform/place-for-several.ts';
import { choose } from '../../ui/choice-dialog.tsx';
import type { ImageChoice } from './export-image-dialog.tsx';
import { ExportImageDialog } from './export-image-dialog.tsx';
import { exportingWords } from './export-words.ts';

let last: Omit<ImageChoice, 'target'> = {
	visibleOnly: true,
	eachLayer: false,
	zoom: false,
	grid: false,
	names: false,
	background: false,
};

/** A picture of some layers of a map. */
interface Picture {
	readonly path: string;
	/** The layers that it shows; the visible ones by default. */
	readonly layers?: RenderOptions['layers'];
}

/** The pictures that a choice asks for: one, or one for each layer, which all have the same size. */
function picturesOf({ layers }: TileMap, { target, eachLayer, visibleOnly }: ImageChoice): readonly Picture[] {
	if (!eachLayer) return [{ path: target, ...(!visibleOnly && { layers: () => true }) }];
	const base = target.slice(0, target.length - extensionOf(target).length);
	return layerFileNames(layers, ({ visible }) => visible || !visibleOnly).map(({ walked, name }) => {
		const own = walked.path.join();
		return { path: `${base}_${name}${extensionOf(target)}`, layers: ({ path }) => path.join() === own };
	});
}

/** Asks how to draw a map into a picture, or its layers into several, and writes that as PNG (rule E137). */
export async function exportAsImage(editor: Editor, session: MapSession): Promise<void> {
	const { openRenderer } = await import('@tilewright/render/browser');
	const renderer = await openRenderer(session.graph.value, { loader: session.files.loader });
	const map = session.map.value;
	const scale = mapControls(editor).value?.scale.value;
	const initial = { ...last, target: withExtension(session.path.value, '.png') };
	const size = renderer.scene.bounds;
	const pathsFor = (choice: ImageChoice) => picturesOf(map, choice).map(({ path }) => path);
	const choice = await ask<ImageChoice>(editor, (close) => (
		<ExportImageDialog initial={initial} size={size} scale={scale} pathsFor={pathsFor} onClose={close} />
	));
	if (choice === undefined) return;
	const { target, ...options } = choice;
	last = options;
	const place = choice.eachLayer ? await placeForSeveral(session.files) : besideDocument(session.files);
	if (place === undefined) return;
	const pictures = picturesOf(map, choice).map((picture) => ({ ...picture, path: place.pathOf(picture.path) }));
	if (!(await mayReplace(editor, place.files, pictures))) return;
	const factor = choice.zoom ? (scale ?? 1) : 1;
	const canvas = new OffscreenCanvas(Math.max(1, Math.trunc(size.width * factor)), Math.max(1, Math.trunc(size.height * factor)));
	const context = canvas.getContext('2d');
	if (context === null) return editor.fail(filesWords.cannotExport(nameOf(target)), exportingWords.image.tooLarge);
	const look = { grid: choice.grid, labels: choice.names, background: choice.background, types: session.types.value };
	const drawn = await editor.undertake(exportingWords.running(nameOf(target)), async (progress) => {
		const made = new Map<string, Uint8Array>();
		for (const { path, layers } of pictures) {
			context.clearRect(0, 0, canvas.width, canvas.height);
			const report = (done: number): void => progress.report((made.size + done) / pictures.length);
			await drawInParts(renderer, context, factor, { ...look, ...(layers && { layers }) }, { ...progress, report });
			const blob = await canvas.convertToBlob({ type: 'image/png' });
			made.set(path, new Uint8Array(await blob.arrayBuffer()));
		}
		return made;
	});
	for (const [path, bytes] of drawn ?? []) {
		const result = await place.files.write(path, bytes, 'anything');
		if ('cancelled' in result) return;
		if (!('version' in result)) return editor.fail(filesWords.cannotExport(nameOf(path)), 'why' in result ? result.why : undefined);
	}
	if (drawn !== undefined) editor.notify(exportingWords.image.exported(drawn.size, nameOf(pictures[0]?.path ?? target)));
}

/** The edge of a part of a picture that is drawn at once, in pixels. */
const EDGE = 512;

/** Draws a picture part by part, so that the page does not wait for the whole of it. */
async function drawInParts(
	renderer: Renderer,
	target: OffscreenCanvasRenderingContext2D,
	scale: number,
	look: RenderOptions,
	progress: Progress,
): Promise<void> {
	const { width, height } = target.canvas;
	const part = new OffscreenCanvas(EDGE, EDGE).getContext('2d');
	if (part === null) return await renderer.draw(target, { scale }, look);
	for (let y = 0; y < height; y += EDGE)
		for (let x = 0; x < width; x += EDGE) {
			const size = { width: Math.min(EDGE, width - x), height: Math.min(EDGE, height - y) };
			part.clearRect(0, 0, EDGE, EDGE);
			await renderer.draw(part, { scale, part: { x, y, ...size } }, look);
			target.drawImage(part.canvas, 0, 0, size.width, size.height, x, y, size.width, size.height);
			progress.report((y * width + x * size.height) / (width * height));
			await progress.rest();
		}
}

/** Asks once before files are replaced. */
async function mayReplace(editor: Editor, files: Files, pictures: readonly Picture[]): Promise<boolean> {
	const there: string[] = [];
	for (const { path } of pictures) if ('bytes' in (await files.read(path))) there.push(nameOf(path));
	const [first, ...others] = there;
	if (first === undefined) return true;
	const answer = await choose<true>(editor, {
		title: filesWords.existsTitle,
		message: others.length === 0 ? filesWords.exists(first) : exportingWords.image.exist(there.length, first),
		answers: [{ value: true, text: filesWords.replace, danger: true }],
	});
	return answer === true;
}
