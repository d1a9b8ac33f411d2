import { dirname } from 'node:path';
import type { Crew } from '../../../../cores/start-crew.ts';
import { startCrew } from '../../../../cores/start-crew.ts';
import { Failure } from '../../../../host/exit.ts';
import { progress } from '../../../../host/progress.ts';
import { removeLeftovers } from '../../../../host/temporary-files.ts';
import { checkPaths } from '../export-part.ts';
import type { GraphResult, Part } from '../part.ts';
import { reportFindings } from '../report-findings.ts';
import type { JobReport } from '../write-jobs.ts';
import { writeJobs } from '../write-jobs.ts';
import type { Merged, SharedJob } from './merge.ts';
import { merged } from './merge.ts';
import type { ExportTasks, PartReport } from './part-report.ts';
import { writePart } from './write-part.ts';

/**
 * Exports documents by several threads. Each reads some of the files; then it is known which files are written, and each thread writes some.
 * The files and messages are those of one thread.
 *
 * @returns `undefined` if one thread must do it; nothing is printed or written then
 */
export async function exportInParts(part: Part, files: readonly (readonly string[])[]): Promise<GraphResult | undefined> {
	const line = progress();
	line.show('reading …');
	const crew = await startCrew(files.length, writePart());
	try {
		const parts = await readBy(crew, part, files);
		const whole = parts && merged(parts);
		line.clear();
		if (whole === undefined || !mayWrite(part, whole)) return undefined;
		return await writeBy(crew, part, whole);
	} finally {
		await crew.end();
	}
}

type PartCrew = Crew<ExportTasks>;

/** Lets each thread read its part. `undefined` if one must not be exported alone. */
async function readBy(crew: PartCrew, part: Part, files: readonly (readonly string[])[]): Promise<PartReport[] | undefined> {
	const { out, flags, types, projectFiles, digestKey, sources } = part;
	const { folders, matched, found } = sources;
	const shared = { out, flags, types, projectFiles, digestKey, folders, matched, found };
	try {
		const parts = await Promise.all(files.map((some, member) => crew.ask(member, 'read-part', { ...shared, files: some })));
		return parts.every((each) => each !== undefined) ? parts : undefined;
	} catch (error) {
		// One thread finds the first mistake, and says it.
		if (error instanceof Failure) return undefined;
		throw error;
	}
}

/** Whether nothing keeps the export from writing. If something does, one thread says what. */
function mayWrite(part: Part, { jobs, graph, plan }: Merged): boolean {
	if (part.done !== undefined && !part.done.fits(plan, graph)) return false;
	try {
		checkPaths(part, jobs, graph);
		return true;
	} catch (error) {
		if (error instanceof Failure) return false;
		throw error;
	}
}

async function writeBy(crew: PartCrew, part: Part, { graph, plan, issues, ignored, jobs }: Merged): Promise<GraphResult> {
	const { out, flags, sources, witness } = part;
	witness?.planned(plan);
	const { failed, incomplete } = await reportFindings(part, { issues, graph, ignored });
	const wanted = jobs.filter(({ from }) => !(flags.strict === true && incomplete.has(from)));
	const folders = new Set(wanted.map(({ to }) => dirname(`${out.replace(/\/$/, '')}/${to}`)));
	// Threads do not know which temporary files are of others.
	if (flags.dryRun !== true) for (const folder of folders) removeLeftovers(folder);
	crew.writesIn(folders);
	const reports = reportsOf(wanted);
	const writing = Array.from({ length: crew.size }, async (_, member) => {
		const files = wanted.filter((job) => job.part === member).map(({ to }) => to);
		const questions = await crew.ask(member, 'write-part', { files }, ({ to, report }) => reports.add(to, report));
		witness?.asked(questions);
	});
	// Whoever waits for a report hears of the failure.
	for (const each of writing) each.catch((error: unknown) => reports.fail(error));
	const { outcomes, unwritable } = await writeJobs(wanted, (job) => reports.of(job), { part, width: 1, failed });
	await Promise.all(writing);
	return { outcomes, failed: [...failed].sort(), unwritable, requested: sources.named, graph };
}

/** A report that is awaited. */
interface Awaited {
	readonly report: Promise<JobReport>;
	readonly resolve: (report: JobReport) => void;
	readonly reject: (error: unknown) => void;
}

function awaited(): Awaited {
	let settle: Pick<Awaited, 'resolve' | 'reject'> | undefined;
	const report = new Promise<JobReport>((resolve, reject) => {
		settle = { resolve, reject };
	});
	// It is awaited later; until then, a failure must not count as unhandled.
	report.catch(() => {});
	return { report, resolve: (value) => settle?.resolve(value), reject: (error) => settle?.reject(error) };
}

/** The reports of jobs, which come in another order than they are asked for. */
function reportsOf(jobs: readonly SharedJob[]) {
	const waiting = new Map(jobs.map(({ to }) => [to, awaited()]));
	return {
		add: (to: string, report: JobReport): void => waiting.get(to)?.resolve(report),
		fail: (error: unknown): void => {
			for (const { reject } of waiting.values()) reject(error);
		},
		of: async ({ to }: SharedJob): Promise<JobReport> => {
			const found = waiting.get(to);
			if (found === undefined) throw new Error(`Nobody writes ${to}.`);
			return await found.report;
		},
	};
}
