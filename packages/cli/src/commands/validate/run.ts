import { findConfig } from '../../config/find-config.ts';
import { levelerFor } from '../../config/leveler.ts';
import { describeTally, tally } from '../../findings/describe-findings.ts';
import { commonFolder } from '../../gate/root-folder.ts';
import type { Exit } from '../../host/exit.ts';
import { EXIT, UsageError } from '../../host/exit.ts';
import { shownPath, workingFolder } from '../../host/paths.ts';
import { addWorldFolders, scopeOf } from '../../watch/scope.ts';
import { beforeRun, watchFiles } from '../../watch/watch-files.ts';
import type { FileReport, Reading } from './check.ts';
import { check } from './check.ts';
import { checkCodes } from './check-codes.ts';
import { overFiles } from './fix/over-files.ts';
import type { ValidateFlags } from './flags.ts';
import type { Inputs } from './inputs.ts';
import { findInputs } from './inputs.ts';
import { parseTarget } from './parse-target.ts';
import { reporterFor } from './reporters/list.ts';
import type { Run } from './reporters/reporter.ts';
import { hasTooManyWarnings } from './reporters/reporter.ts';

/** Checks files and prints the findings. They are the result, so they go to standard output. */
export async function runValidate(words: readonly string[], flags: ValidateFlags): Promise<Exit> {
	const run = await validateOnce(words, flags);
	const report = await reporterFor(flags);
	await report(run);
	return exitOf(run);
}

/** Checks files and prints the findings, and again after each change of a file that they depend on. */
export async function watchValidate(words: readonly string[], flags: ValidateFlags): Promise<Exit> {
	const report = await reporterFor(flags);
	const scope = await scopeOf(words);
	const once = async (): Promise<{ readonly summary: string; readonly files: readonly string[] }> => {
		const run = await validateOnce(words, flags);
		addWorldFolders(scope, { files: run.documents });
		await report(run);
		return { summary: describeTally({ ...run.total, info: 0 }, 'no problems found'), files: run.files };
	};
	const since = beforeRun();
	const { files } = await once();
	for (const path of files) scope.files.add(path);
	return await watchFiles({ scope, since, run: once, failed: 'nothing was checked' });
}

/** Checks files. */
async function validateOnce(words: readonly string[], flags: ValidateFlags): Promise<Run> {
	checkCodes(flags.rule ?? {});
	const inputs = await findInputs(words);
	if (flags.watch && inputs.streams.length > 0)
		throw new UsageError('--watch cannot follow standard input and pipes: they are read once.', 'Name files or folders.');
	if (flags.dryRun === true && flags.fix !== true) throw new UsageError('--dry-run: there is nothing to try without --fix.', 'Use both.');
	if (flags.fix !== true) return await validateInputs(inputs, flags);
	const { fixFiles } = await import('./fix/fix-files.ts');
	const { contents, failed, mended } = await fixFiles(inputs, flags);
	const run = await validateInputs(inputs, flags, contents.size === 0 ? {} : { over: overFiles(contents) });
	const reports = run.reports.map((report): FileReport => {
		const ofFile = report.file === undefined ? undefined : mended.get(report.file);
		return ofFile === undefined ? report : { ...report, mended: ofFile };
	});
	return { ...run, reports, unwritten: failed };
}

/** Checks what was found, with the levels of its configuration. */
export async function validateInputs(inputs: Inputs, flags: ValidateFlags, reading: Reading = {}): Promise<Run> {
	const found = await findConfig(inputs.folders.length === 0 ? workingFolder() : commonFolder(inputs.folders), flags.config);
	const level = levelerFor(found, flags.rule ?? {});
	const named = flags.for ?? found?.config.for;
	const checked = await check(inputs, flags, named === undefined ? undefined : parseTarget(named), reading);
	const ofConfig: FileReport[] =
		found === undefined || found.issues.length === 0
			? []
			: [{ path: shownPath(found.path), file: found.path, kind: null, issues: found.issues, bytes: found.bytes, isInput: false }];
	const reports = [...ofConfig, ...checked.reports.map((report) => ({ ...report, issues: level(report.issues, report.file) }))];
	return {
		reports: reports.filter(({ isInput, issues }) => isInput || issues.length > 0),
		total: tally(reports.flatMap(({ issues }) => issues)),
		unread: reports.filter(({ failure }) => failure !== undefined).length,
		maxWarnings: flags.maxWarnings ?? found?.config.maxWarnings,
		files: [...checked.files, ...(found === undefined ? [] : [found.path])],
		documents: checked.documents,
	};
}

function exitOf(run: Run): Exit {
	if (run.unread > 0 || (run.unwritten ?? 0) > 0) return EXIT.files;
	return run.total.error > 0 || hasTooManyWarnings(run) ? EXIT.findings : EXIT.success;
}
