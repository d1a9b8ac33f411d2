import type { TileMap } from '@tilewright/format';
import type { FileIssue, Graph } from '@tilewright/ops';
import { resolveDocument } from '@tilewright/ops';
import type { PictureIssue } from '@tilewright/render';
import type { ComparedGraph } from '@tilewright/render-node';
import { withCommandAdvice } from '../../findings/explain-missing.ts';
import { printFileFindings } from '../../findings/file-findings.ts';
import type { Gate } from '../../gate/gate.ts';
import { gateFor } from '../../gate/gate.ts';
import { printMessage } from '../../host/output.ts';
import type { Input } from '../../host/read-input.ts';
import { clean } from '../../host/terminal.ts';
import { imageFindings } from '../../pictures/image-findings.ts';
import type { DiffPictureFlags } from './flags.ts';

/** A map with the documents that it refers to. */
export interface OpenMap extends ComparedGraph {
	readonly graph: Graph;
	readonly gate: Gate;
}

/** Reads the documents that a map refers to. */
export async function openMap({ name, folder, path }: Input, map: TileMap, flags: DiffPictureFlags): Promise<OpenMap> {
	const gate = gateFor(folder, flags);
	const { loader } = gate;
	return { name: clean(name), graph: await resolveDocument(map, path, loader), loader, gate };
}

/** Prints the missing files of the maps. Findings that both maps have in a shared file are printed once. */
export async function printMissingOf(
	maps: readonly { readonly map: OpenMap; readonly pictures: readonly PictureIssue[] }[],
): Promise<void> {
	const printed = new Set<string>();
	const isNew = (text: string): boolean => {
		const known = printed.has(text);
		printed.add(text);
		return !known;
	};
	for (const { map, pictures } of maps) {
		const { graph, gate } = map;
		const { found, others } = imageFindings(graph, pictures);
		const issues = [...graph.issues, ...found].filter((issue: FileIssue) => isNew(`${issue.file} ${issue.code} ${issue.pointer}`));
		await printFileFindings(withCommandAdvice(issues, graph, gate), gate, false);
		for (const { path, why } of others.filter(({ path }) => isNew(path)))
			printMessage(`warning  The image "${clean(path)}" cannot be drawn: ${clean(why)}.`);
	}
}
