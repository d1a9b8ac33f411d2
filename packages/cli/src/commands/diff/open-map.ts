import { realpathSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { TileMap } from '@tilewright/format';
import type { FileIssue, Graph, Loader } from '@tilewright/ops';
import { resolveDocument } from '@tilewright/ops';
import { fileLoader } from '@tilewright/ops/node';
import type { PictureIssue } from '@tilewright/render';
import type { ComparedGraph } from '@tilewright/render-node';
import { rootFor } from '../../documents/root.ts';
import { withCommandAdvice } from '../../findings/explain.ts';
import { printFileFindings } from '../../findings/file-findings.ts';
import { UsageError } from '../../host/exit.ts';
import { printMessage } from '../../host/output.ts';
import { slashed } from '../../host/paths.ts';
import type { Input } from '../../host/read-input.ts';
import { clean } from '../../host/text.ts';
import { imageFindings } from '../../pictures/image-findings.ts';
import type { DiffPictureFlags } from './flags.ts';

/** A map with the documents that it refers to. */
export interface OpenMap extends ComparedGraph {
	readonly graph: Graph;
	readonly loader: Loader;
	/** The folder that files may be read from. */
	readonly root: string;
}

/** Reads the documents that a map refers to. Paths start at the folder of the map, or at `--base`. */
export async function openMap({ name, folder }: Input, map: TileMap, flags: DiffPictureFlags): Promise<OpenMap> {
	const home = flags.base === undefined ? folder : baseFolder(flags.base);
	const root = rootFor(home, flags);
	const loader = fileLoader({ root, allowOutside: flags.allowOutside ?? false });
	const graph = await resolveDocument(map, `${home.replace(/\/$/, '')}/${basename(name)}`, loader);
	return { name: clean(name), graph, loader, root };
}

function baseFolder(path: string): string {
	if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return slashed(realpathSync(path));
	throw new UsageError(`--base: there is no folder "${path}".`, 'Name the folder that the paths in the maps start from.');
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
		const { graph, loader, root } = map;
		const { found, others } = imageFindings(graph, pictures);
		const issues = [...graph.issues, ...found].filter((issue: FileIssue) => isNew(`${issue.file} ${issue.code} ${issue.pointer}`));
		await printFileFindings(withCommandAdvice(issues, root), loader, false);
		for (const { path, why } of others.filter(({ path }) => isNew(path)))
			printMessage(`warning  The image "${clean(path)}" cannot be drawn: ${clean(why)}.`);
	}
}
