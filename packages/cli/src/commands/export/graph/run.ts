import type { Exit } from '../../../host/exit.ts';
import { EXIT } from '../../../host/exit.ts';
import { printText } from '../../../host/output.ts';
import { realPath, shownPath } from '../../../host/paths.ts';
import { clean } from '../../../host/terminal.ts';
import { count, number } from '../../../host/text.ts';
import { writeDepfile } from '../depfile/write-depfile.ts';
import { exportGraph } from './export-graph.ts';
import type { GraphRequest, GraphResult } from './part.ts';

/**
 * Exports documents with everything that they refer to into a folder. Files with errors are listed at the end; the others are
 * exported.
 */
export async function runExportGraph(request: GraphRequest): Promise<Exit> {
	const dry = request.flags.dryRun === true;
	const result = await exportGraph(request);
	const { outcomes, failed, unwritable } = result;
	if (dry) {
		const out = realPath(request.out);
		const written = outcomes.filter(({ change }) => change === 'written');
		await printText(written.map(({ name }) => `would write ${clean(shownPath(`${out}/${name}`))}\n`).join(''));
	}
	if (request.flags.depfile !== undefined) await writeDepfile(request.flags.depfile, request.out, result);
	await printText(
		`${summaryOf(result, dry)}${failed.length > 0 ? ':' : ''}\n${failed.map((path) => `  ${clean(shownPath(path))}\n`).join('')}`,
	);
	return unwritable ? EXIT.files : failed.length > 0 ? EXIT.findings : EXIT.success;
}

/** The numbers of written, unchanged and failed files. */
export function summaryOf({ outcomes, failed }: GraphResult, dry = false): string {
	const times = (change: string): number => outcomes.filter((outcome) => outcome.change === change).length;
	const parts = [`${count(times('written'), 'file')} ${dry ? 'to write' : 'written'}`, `${number(times('unchanged'))} unchanged`];
	if (failed.length > 0) parts.push(`${number(failed.length)} with errors`);
	return parts.join(', ');
}
