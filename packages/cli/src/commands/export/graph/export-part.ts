import { refuseOverwriting } from '../../../documents/overwrite.ts';
import { UsageError } from '../../../host/exit.ts';
import { printMessage } from '../../../host/output.ts';
import { shownPath } from '../../../host/paths.ts';
import { progress } from '../../../host/progress.ts';
import { clean } from '../../../host/terminal.ts';
import { number } from '../../../host/text.ts';
import type { ExportedGraph } from './exported-graph.ts';
import { checkOutFolder } from './out-folder.ts';
import type { DonePart, GraphResult, Part, PlannedFile, PlannedNames } from './part.ts';
import { findingsIn, jobsIn, readPart } from './read-part.ts';
import { reportFindings } from './report-findings.ts';
import { PARALLEL_JOBS, runJob, writeJobs } from './write-jobs.ts';

/**
 * Exports a part of the documents.
 *
 * @throws UsageError
 * @throws FileError
 */
export async function exportPart(part: Part): Promise<GraphResult>;
export async function exportPart(part: Part & { readonly done: DonePart }): Promise<GraphResult | undefined>;
export async function exportPart(part: Part): Promise<GraphResult | undefined> {
	const { done, witness, flags } = part;
	const line = progress();
	line.show('reading …');
	const read = await readPart(part);
	const { plan, exported, ignored } = read;
	line.clear();
	if (done !== undefined && !done.fits(plan, exported)) return undefined;
	witness?.planned(plan);
	refuseClashes(plan);
	for (const { from, to } of plan.renamed)
		printMessage(`note: "${clean(shownPath(from))}" is written as "${clean(to)}": another document has its name.`);
	const jobs = jobsIn(part, read);
	checkPaths(part, jobs, exported);
	const { issues, lossy } = await findingsIn(part, read);
	const { failed, incomplete } = await reportFindings(part, { issues, graph: exported, ignored });
	const { outcomes, unwritable } = await writeJobs(
		jobs.filter(({ from }) => !lossy.has(from) && !(flags.strict === true && incomplete.has(from))),
		(job) => runJob(job, part),
		{ part, width: PARALLEL_JOBS, failed },
	);
	return { outcomes, failed: [...failed].sort(), unwritable, requested: part.sources.named, graph: exported };
}

/**
 * Checks that files may be written.
 *
 * @throws FileError if a link leads out of the folder of the export
 * @throws UsageError if a source would be overwritten
 */
export function checkPaths(
	{ out, sources, projectFiles, done }: Part,
	files: readonly PlannedFile[],
	{ files: documents }: ExportedGraph,
): void {
	const paths = [...files, ...(done?.files ?? [])].map(({ to }) => `${out.replace(/\/$/, '')}/${to}`);
	checkOutFolder(out, paths);
	const named = [...documents.values()].flatMap((file) => file.named);
	refuseOverwriting(paths, [...sources.files, ...named, ...projectFiles, ...(done?.named ?? [])], 'The export', done?.identities);
}

function refuseClashes({ clashes }: PlannedNames): void {
	const [first] = clashes;
	if (first === undefined) return;
	const [to, paths] = first;
	const more = clashes.size === 1 ? '' : `, and ${number(clashes.size - 1)} more such names`;
	throw new UsageError(
		`${paths.map((path) => `"${shownPath(path)}"`).join(' and ')} would both become "${to}"${more}. Nothing was written.`,
		"Name only the files to export: 'maps/**/*.tmx'. Or rename one of the two.",
	);
}
