import { recorded, sized } from '../../../../cache/recorded.ts';
import type { Handlers } from '../../../../cores/task.ts';
import { graphFormatsFor } from '../../../../formats/for-graph.ts';
import { gateFor } from '../../../../gate/gate.ts';
import { commonFolder } from '../../../../gate/root-folder.ts';
import { isThere } from '../../../../host/small-files.ts';
import { writeOptionsOf } from '../../write-options.ts';
import { inOrder } from '../in-order.ts';
import type { Job } from '../jobs.ts';
import type { Part, Questions } from '../part.ts';
import { findingsIn, jobsIn, needsAllFiles, readPart } from '../read-part.ts';
import { PARALLEL_JOBS, runJob } from '../write-jobs.ts';
import type { ExportTasks, PartRequest } from './part-report.ts';

/** The state that a thread keeps between its two tasks. */
interface Kept {
	readonly part: Part;
	readonly jobs: ReadonlyMap<string, Job>;
	readonly questions: Questions;
}

/** The two tasks of a thread: it reads a part of an export, then writes the files of it that it is told to. */
export function writePart(): Handlers<ExportTasks> {
	let kept: Kept | undefined;
	return {
		'read-part': async (request) => {
			const sizes = new Map<string, number>();
			const { part, calls } = partFor(request, sizes);
			const read = await readPart(part);
			const { plan, exported } = read;
			const { lossy, issues, ofImages } = await findingsIn(part, read);
			// The order of these, and what they mean for other documents, is known only with all parts.
			if (plan.issues.length > 0 || lossy.size > 0 || (needsAllFiles(part.flags) && issues.length > 0)) return undefined;
			const jobs = jobsIn(part, read);
			kept = { part, jobs: new Map(jobs.map((job) => [job.to, job])), questions: { calls, sizes } };
			const { documents, copies, renamed, clashes } = plan;
			const names = ({ to, from }: { readonly to: string; readonly from: string }) => ({ to, from });
			return {
				graph: exported,
				requested: request.files,
				plan: { documents: documents.map(names), copies: copies.map(names), renamed, clashes },
				issues: issues.slice(0, issues.length - ofImages),
				ofImages: issues.slice(issues.length - ofImages),
				sizes,
			};
		},
		'write-part': async ({ files }, send) => {
			if (kept === undefined) throw new Error('Nothing was read.');
			const { part, jobs, questions } = kept;
			const wanted = files.flatMap((to) => jobs.get(to) ?? []);
			await inOrder(
				wanted,
				PARALLEL_JOBS,
				(job) => runJob(job, part),
				async ({ to }, report) => send({ to, report }),
			);
			// What was asked for other threads' files is of no use to them.
			return { calls: [...questions.calls], sizes: questions.sizes };
		},
	};
}

function partFor(
	{ files, folders, matched, found, digestKey, ...rest }: PartRequest,
	sizes: Map<string, number>,
): Pick<Kept, 'part'> & Pick<Questions, 'calls'> {
	const { flags } = rest;
	const onDisk = gateFor(commonFolder(folders), flags);
	const disk = digestKey === undefined ? undefined : recorded({ loader: onDisk.loader, copies: onDisk.copies, isThere }, digestKey);
	const gate = { ...onDisk, loader: sized(disk?.loader ?? onDisk.loader, sizes), copies: disk?.copies ?? onDisk.copies };
	const part: Part = {
		...rest,
		...(digestKey !== undefined && { digestKey }),
		gate,
		sources: { files, named: files, folders, matched, found },
		options: writeOptionsOf(flags),
		formats: graphFormatsFor(flags.format),
	};
	return { part, calls: disk?.calls ?? [] };
}
