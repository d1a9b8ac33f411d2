import { findConfig } from '../../config/find-config.ts';
import { levelerFor } from '../../config/levels.ts';
import { commonFolder } from '../../documents/root.ts';
import { parseTargetVersion } from '../../documents/target-version.ts';
import { tally } from '../../findings/describe.ts';
import type { Exit } from '../../host/exit.ts';
import { EXIT } from '../../host/exit.ts';
import { setExitSoFar } from '../../host/output.ts';
import { shownPath, workingFolder } from '../../host/paths.ts';
import type { FileReport } from './check.ts';
import { check } from './check.ts';
import type { ValidateFlags } from './flags.ts';
import { findInputs } from './inputs.ts';
import { reporterFor } from './reporters/list.ts';
import type { Run } from './reporters/reporter.ts';
import { hasTooManyWarnings } from './reporters/reporter.ts';
import { checkCodes } from './rules.ts';

/** Checks files and prints the findings. They are the result, so they go to standard output. */
export async function runValidate(words: readonly string[], flags: ValidateFlags): Promise<Exit> {
	const run = await validateOnce(words, flags);
	const exit = exitOf(run);
	// If the reader of the output stops early, the errors count.
	setExitSoFar(exit);
	const report = await reporterFor(flags);
	await report(run);
	return exit;
}

/** Checks files. */
async function validateOnce(words: readonly string[], flags: ValidateFlags): Promise<Run> {
	checkCodes(flags.rule ?? {});
	const inputs = await findInputs(words);
	const found = await findConfig(inputs.folders.length === 0 ? workingFolder() : commonFolder(inputs.folders), flags.config);
	const level = levelerFor(found, flags.rule ?? {});
	const target = flags.for ?? found?.config.for;
	const version = target === undefined ? undefined : parseTargetVersion('--for', target);
	const checked = await check(inputs, flags, version);
	const ofConfig: FileReport[] =
		found === undefined || found.issues.length === 0
			? []
			: [{ path: shownPath(found.path), file: found.path, kind: null, issues: found.issues, bytes: found.bytes, isInput: false }];
	const reports = [...ofConfig, ...checked.map((report) => ({ ...report, issues: level(report.issues, report.file) }))];
	return {
		reports: reports.filter(({ isInput, issues }) => isInput || issues.length > 0),
		total: tally(reports.flatMap(({ issues }) => issues)),
		unread: reports.filter(({ failure }) => failure !== undefined).length,
		maxWarnings: flags.maxWarnings ?? found?.config.maxWarnings,
	};
}

function exitOf(run: Run): Exit {
	if (run.unread > 0) return EXIT.files;
	return run.total.error > 0 || hasTooManyWarnings(run) ? EXIT.findings : EXIT.success;
}
