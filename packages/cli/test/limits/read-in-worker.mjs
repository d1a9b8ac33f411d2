/** Reads one document in a worker, whose heap the test limits. Answers with the codes of the findings. */
import { parentPort, workerData } from 'node:worker_threads';
import { read } from '@tilewright/format';

const { issues, doc } = read(workerData);
parentPort?.postMessage({ codes: [...new Set(issues.map(({ code }) => code))], isRead: doc !== undefined });
