import type { ExportJob, WriteJob } from './jobs.ts';
import { runExport, runWrite } from './jobs.ts';

/** Does the work of `run.ts` away from the page. */
addEventListener('message', ({ data }: MessageEvent<{ readonly id: number; readonly job: WriteJob | ExportJob }>) => {
	const { id, job } = data;
	const result = job.type === 'write' ? runWrite(job) : runExport(job);
	result.then(
		(value) => postMessage({ id, value }, { transfer: value instanceof Uint8Array ? [value.buffer] : [] }),
		(error: unknown) =>
			postMessage({
				id,
				message: error instanceof Error ? error.message : String(error),
				...(error instanceof Error && 'advice' in error && { advice: error.advice }),
			}),
	);
});
