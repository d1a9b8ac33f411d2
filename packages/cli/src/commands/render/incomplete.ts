import type { PictureIssue } from '@tilewright/render';
import type { Renderer } from '@tilewright/render-node';
import { withCommandAdvice } from '../../findings/explain-missing.ts';
import { printFileFindings } from '../../findings/file-findings.ts';
import { printMessage } from '../../host/output.ts';
import type { Content } from '../../host/replace-file.ts';
import { piecesOf } from '../../host/replace-file.ts';
import { clean } from '../../host/terminal.ts';
import { imageFindings } from '../../pictures/image-findings.ts';
import type { RenderFlags } from './flags.ts';
import type { OpenSource } from './open.ts';

/** Something cannot be drawn, and `--strict` is given. */
export class IncompleteError extends Error {
	override readonly name = 'IncompleteError';
}

/** @throws IncompleteError if `strict` and something could not be drawn */
export function refuseIncomplete(renderer: Renderer, strict: boolean): void {
	if (strict && (renderer.issues.length > 0 || renderer.omitted.length > 0)) throw new IncompleteError();
}

/** Passes bytes through, and at the end, when all images are known, refuses incomplete pictures. */
export async function* strictly(content: Content, renderer: Renderer, strict: boolean): AsyncGenerator<Uint8Array> {
	for await (const piece of piecesOf(content)) yield piece;
	refuseIncomplete(renderer, strict);
}

/**
 * Prints which images are missing, of all that the documents refer to.
 *
 * @returns whether any is missing
 */
export async function printMissingPictures({ graph, gate }: OpenSource, { verbose = false }: RenderFlags): Promise<boolean> {
	const links = [...graph.files.values()].flatMap(({ links }) => links.filter(({ role }) => role === 'image'));
	const missing: PictureIssue[] = [];
	for (const path of new Set(links.flatMap(({ to }) => to ?? []))) {
		const loaded = await gate.loader.load(path);
		if (!('bytes' in loaded)) missing.push({ path, refused: loaded.refused ?? 'unreadable', why: loaded.why });
	}
	await printFileFindings(withCommandAdvice(imageFindings(graph, missing).found, graph, gate), gate, verbose);
	return missing.length > 0;
}

/** Prints which images could not be drawn, with their positions in the documents. */
export async function printFailedPictures({ graph, gate, renderer }: OpenSource, { verbose = false }: RenderFlags): Promise<void> {
	const { found, others } = imageFindings(graph, renderer.issues);
	await printFileFindings(withCommandAdvice(found, graph, gate), gate, verbose);
	for (const { path, why } of others) printMessage(`warning  The image "${clean(path)}" cannot be drawn: ${clean(why)}.`);
}
