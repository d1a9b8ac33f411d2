import { dirname } from 'node:path';
import { isInside } from '../../../gate/root-folder.ts';
import type { Exit } from '../../../host/exit.ts';
import { UsageError } from '../../../host/exit.ts';
import { printMessage } from '../../../host/output.ts';
import { realPath } from '../../../host/paths.ts';
import type { Scope } from '../../../watch/scope.ts';
import { documentsOf, scopeOf } from '../../../watch/scope.ts';
import { beforeRun, watchFiles } from '../../../watch/watch-files.ts';
import { writeDepfile } from '../depfile/write-depfile.ts';
import { exportGraph } from '../graph/export-graph.ts';
import type { GraphRequest, GraphResult } from '../graph/part.ts';
import { summaryOf } from '../graph/run.ts';

/**
 * Exports documents, and exports them again after each change of a file that they depend on. Unchanged files are not written, so
 * only the effect of the change is.
 *
 * @returns when the command is asked to end
 * @throws UsageError if sources are inside the folder of the export: each export would trigger the next
 * @throws FileError if the first export fails, or the files cannot be watched
 */
export async function runWatch(request: GraphRequest): Promise<Exit> {
	const scope = await scopeOf(request.sources, request.out);
	const out = realPath(request.out);
	const inOut = scope.folders.find((folder) => isInside(folder, out));
	if (inOut !== undefined)
		throw new UsageError(
			`--watch cannot distinguish sources from exported files: "${inOut}" is in the folder of the export, "${out}".`,
			'Choose a folder for --out that does not contain the sources.',
		);
	const since = beforeRun();
	let last = await exportOnce(request);
	printMessage(summaryOf(last));
	for (const path of filesOf(last, request)) scope.files.add(path);
	addWorldFolders(scope, last);
	return await watchFiles({
		scope,
		since,
		failed: 'nothing was exported',
		note: (changes) =>
			[...changes].some(([path, how]) => how === 'deleted' && last.requested.includes(path)) ? '; its exported file is kept' : '',
		run: async () => {
			last = await exportOnce(request);
			addWorldFolders(scope, last);
			return { summary: summaryOf(last), files: filesOf(last, request) };
		},
	});
}

async function exportOnce(request: GraphRequest): Promise<GraphResult> {
	const result = await exportGraph(request);
	if (request.flags.depfile !== undefined) await writeDepfile(request.flags.depfile, request.out, result);
	return result;
}

/** Adds the folders of worlds with patterns: new maps in them may match. */
function addWorldFolders({ worldFolders }: Scope, { graph }: GraphResult): void {
	for (const { path, hasPatterns } of graph.files.values()) if (hasPatterns) worldFolders.add(dirname(path));
}

/** The files that a result depends on, including broken and missing ones, which may be fixed. */
function filesOf({ requested, graph, outcomes }: GraphResult, { flags }: GraphRequest): Set<string> {
	const project = flags.project === undefined ? [] : [realPath(flags.project)];
	return new Set([...requested, ...documentsOf(graph), ...outcomes.flatMap(({ inputs }) => inputs), ...project]);
}
