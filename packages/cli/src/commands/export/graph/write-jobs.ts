import type { Issue } from '@tilewright/format';
import type { Refused } from '@tilewright/ops';
import { digestOfBytes } from '../../../cache/digests.ts';
import { printFindingsIn } from '../../../findings/file-findings.ts';
import { asErrors } from '../../../findings/losses.ts';
import { FileError } from '../../../host/exit.ts';
import { printFailure, printMessage } from '../../../host/output.ts';
import { shownPath } from '../../../host/paths.ts';
import { progress } from '../../../host/progress.ts';
import { clean } from '../../../host/terminal.ts';
import { number } from '../../../host/text.ts';
import { inOrder } from './in-order.ts';
import type { Job } from './jobs.ts';
import type { Change } from './out-folder.ts';
import { writeChanged } from './out-folder.ts';
import type { GraphOutcome, Part, PlannedFile } from './part.ts';

/** Each job holds a document and its text in memory. */
export const PARALLEL_JOBS = 4;

/** The report of a job. Another thread may make it. */
export interface JobReport {
	readonly refused?: Refused;
	readonly losses: readonly Issue[];
	readonly findings: readonly Issue[];
	readonly isAsRead: boolean;
	readonly inputs: readonly string[];
	/** Whether the file was made. */
	readonly isMade: boolean;
	/** `undefined` if the file was not written although it should have been. */
	readonly change?: Change;
	/** Why it was not written. */
	readonly failure?: { readonly message: string; readonly advice: string };
	/** A digest of the content, for the cache. */
	readonly digest?: string;
}

/** Makes and writes a file. If it cannot be written, the others still are. */
export async function runJob(job: Job, { out, flags, digestKey }: Pick<Part, 'out' | 'flags' | 'digestKey'>): Promise<JobReport> {
	const { bytes, refused, ...made } = await job.make();
	const report = { ...made, ...(refused && { refused }), isMade: bytes !== undefined };
	if (bytes === undefined || (flags.strict === true && made.losses.length > 0)) return report;
	try {
		const change = await writeChanged(`${out.replace(/\/$/, '')}/${job.to}`, bytes, flags.dryRun === true);
		return { ...report, change, ...(digestKey !== undefined && { digest: digestOfBytes(bytes, digestKey) }) };
	} catch (error) {
		if (!(error instanceof FileError)) throw error;
		return { ...report, failure: { message: error.message, advice: error.advice } };
	}
}

/** The results for the files of an export. */
interface Written {
	readonly outcomes: readonly GraphOutcome[];
	readonly unwritable: boolean;
}

/**
 * Writes the files of an export, and prints what is found in doing so, in their order.
 *
 * @param run - does a job
 * @param width - how many jobs run at a time
 * @param failed - receives the sources of the files that are not written
 */
export async function writeJobs<J extends PlannedFile>(
	jobs: readonly J[],
	run: (job: J) => Promise<JobReport>,
	{ part: { flags, gate, witness }, width, failed }: { readonly part: Part; readonly width: number; readonly failed: Set<string> },
): Promise<Written> {
	const { verbose = false } = flags;
	const line = progress();
	const outcomes: GraphOutcome[] = [];
	let unwritable = false;
	await inOrder(jobs, width, run, async (job, report, index) => {
		const { refused, failure, change, digest, inputs } = report;
		line.show(`${number(index + 1)} of ${number(jobs.length)}  ${job.to}`);
		const losses = flags.strict || !report.isMade ? asErrors(report.losses) : report.losses;
		const found = [...report.findings, ...losses];
		if (found.length > 0 || failure !== undefined || refused !== undefined) {
			line.clear();
			witness?.spoken(job.from);
		}
		if (found.length > 0) await printFindingsIn(job.from, found, gate, verbose, report.isAsRead);
		// A missing image is reported with the documents that refer to it.
		if (refused !== undefined && refused.refused !== 'missing')
			printMessage(`${clean(shownPath(job.from))}  warning  The image is not copied: ${refused.why}.`);
		if (failure !== undefined) printFailure(new FileError(failure.message, failure.advice));
		unwritable ||= failure !== undefined;
		if (digest !== undefined) witness?.wrote(job, digest);
		if (change !== undefined) outcomes.push({ name: job.to, from: job.from, change, inputs });
		else if (refused === undefined) failed.add(job.from);
	});
	line.clear();
	return { outcomes, unwritable };
}
