import { layerPath, makeIssue, notDrawn, pointerOf } from '@tilewright/format/internal';
import type { FileIssue } from '@tilewright/ops';
import type { Omission, Scene } from '@tilewright/render';
import { printFileFindings } from '../../findings/file-findings.ts';
import type { RenderFlags } from './flags.ts';
import type { OpenSource } from './open.ts';

const ADVICE = 'Make it simpler or, if you trust the document, draw everything with --no-limits.';

/** Prints what was left out, because drawing it would take too long. */
export async function printOmissions({ renderer, graph, gate }: OpenSource, { verbose = false }: RenderFlags): Promise<void> {
	const [root = ''] = graph.roots;
	const { omitted, scene } = renderer;
	const copies = omitted.filter(({ layer }) => layer.length === 0);
	const found = new Map<string, FileIssue>();
	for (const issue of omitted.flatMap((omission) => issueOf(omission, scene))) found.set(`${issue.file} ${issue.pointer}`, issue);
	const [first] = copies;
	if (first !== undefined)
		found.set('', { ...makeIssue(notDrawn, '', { what: 'A map of the world', reason: first.why }, copies.length), file: root });
	await printFileFindings(
		[...found.values()].map((issue) => ({ ...issue, advice: ADVICE })),
		gate,
		verbose,
	);
}

/** The finding about a layer or an object, at its place. */
function issueOf({ map: index, layer, object, why }: Omission, { maps }: Scene): FileIssue[] {
	const scene = maps[index];
	if (scene === undefined || layer.length === 0) return [];
	const path = layerPath(layer);
	const drawn = scene.layers.find(({ walked }) => walked.path.join() === layer.join());
	const at = drawn?.kind === 'objects' && object !== undefined ? drawn.layer.objects.findIndex(({ id }) => id === object) : -1;
	const details = { what: at < 0 ? 'The layer' : `The object ${object}`, reason: why };
	return [{ ...makeIssue(notDrawn, pointerOf(at < 0 ? path : [...path, 'objects', at]), details), file: scene.path }];
}
