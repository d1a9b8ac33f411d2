import type { RenderOptions } from '@tilewright/render';
import type { Renderer } from '@tilewright/render/browser';
import type { Editor } from '../app/editor.ts';
import type { Progress } from '../app/undertaking.ts';
import type { ImageChoice } from '../dialogs/export-image.tsx';
import { ExportImageDialog } from '../dialogs/export-image.tsx';
import { nameOf, withExtension } from '../files/paths.ts';
import { text } from '../messages/text.ts';
import type { MapSession } from '../session/map-session.ts';
import { choose } from '../ui/choice-dialog.tsx';

let last: Omit<ImageChoice, 'target'> = { visibleOnly: true, zoom: false, grid: false, names: false, background: false };

/** Asks how to draw a map into a picture, and writes that as PNG (rule E137). */
export async function exportAsImage(editor: Editor, session: MapSession): Promise<void> {
	const { openRenderer } = await import('@tilewright/render/browser');
	const renderer = await openRenderer(session.graph.value, { loader: session.files.loader });
	const scale = editor.view.value?.scale.value;
	const initial = { ...last, target: withExtension(session.path.value, '.png') };
	const size = renderer.scene.bounds;
	const choice = await editor.ask<ImageChoice>((close) => (
		<ExportImageDialog initial={initial} size={size} scale={scale} onClose={close} />
	));
	if (choice === undefined) return;
	const { target, ...options } = choice;
	last = options;
	if ('bytes' in (await session.files.read(target)) && !(await mayReplace(editor, target))) return;
	const factor = choice.zoom ? (scale ?? 1) : 1;
	const canvas = new OffscreenCanvas(Math.max(1, Math.trunc(size.width * factor)), Math.max(1, Math.trunc(size.height * factor)));
	const context = canvas.getContext('2d');
	if (context === null) return editor.fail(text.files.cannotExport(nameOf(target)), text.exporting.image.tooLarge);
	const look: RenderOptions = {
		...(!choice.visibleOnly && { layers: () => true }),
		grid: choice.grid,
		labels: choice.names,
		background: choice.background,
		types: session.types.value,
	};
	const bytes = await editor.undertake(text.exporting.running(nameOf(target)), async (progress) => {
		await drawInParts(renderer, context, factor, look, progress);
		const blob = await canvas.convertToBlob({ type: 'image/png' });
		return new Uint8Array(await blob.arrayBuffer());
	});
	if (bytes === undefined) return;
	const result = await session.files.write(target, bytes, 'anything');
	if ('version' in result) editor.notify(text.exporting.exported(nameOf(target)));
	else if (!('cancelled' in result)) editor.fail(text.files.cannotExport(nameOf(target)), 'why' in result ? result.why : undefined);
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

async function mayReplace(editor: Editor, path: string): Promise<boolean> {
	const answer = await choose<true>(editor, {
		title: text.files.existsTitle,
		message: text.files.exists(nameOf(path)),
		answers: [{ value: true, text: text.files.replace, danger: true }],
	});
	return answer === true;
}
