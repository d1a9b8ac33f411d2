import type { Editor } from '../app/editor.ts';
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
	await renderer.draw(
		context,
		{ scale: factor },
		{
			...(!choice.visibleOnly && { layers: () => true }),
			grid: choice.grid,
			labels: choice.names,
			background: choice.background,
			types: session.types.value,
		},
	);
	const blob = await canvas.convertToBlob({ type: 'image/png' });
	const result = await session.files.write(target, new Uint8Array(await blob.arrayBuffer()), 'anything');
	if ('version' in result) editor.notify(text.exporting.exported(nameOf(target)));
	else if (!('cancelled' in result)) editor.fail(text.files.cannotExport(nameOf(target)), 'why' in result ? result.why : undefined);
}

async function mayReplace(editor: Editor, path: string): Promise<boolean> {
	const answer = await choose<true>(editor, {
		title: text.files.existsTitle,
		message: text.files.exists(nameOf(path)),
		answers: [{ value: true, text: text.files.replace, danger: true }],
	});
	return answer === true;
}
