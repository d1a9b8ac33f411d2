import { InvalidArgumentError, Option } from 'commander';

/** More than any machine needs; each takes memory. */
const MOST_JOBS = 256;

/** The option `--jobs`, for commands that can work on several cores. */
export const jobsOption = (when = ''): Option =>
	new Option('--jobs <n>', `${when}use at most this many cores; default: all, where there is enough to do`).argParser(parseJobs);

function parseJobs(text: string): number {
	const jobs = Number(text);
	if (!/^\d+$/.test(text) || jobs < 1 || jobs > MOST_JOBS)
		throw new InvalidArgumentError(`It must be a whole number from 1 to ${MOST_JOBS}.`);
	return jobs;
}
