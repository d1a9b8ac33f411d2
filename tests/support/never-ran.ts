import { relative } from 'node:path';
import type { Reporter, TestSpecification } from 'vitest/node';

/** At most that many files are named. */
const NAMED = 10;

/**
 * A reporter that ends a run with the test files that never ran, for example since their browser did not start: without it, the figures of
 * such a run look complete. It prints nothing if all files ran. Its place is behind the other reporters.
 */
export function neverRan(): Reporter {
	let specifications: readonly TestSpecification[] = [];
	return {
		onTestRunStart(started) {
			specifications = started;
		},
		onTestRunEnd() {
			const left = specifications.filter((specification) => !hasRun(specification));
			if (left.length === 0) return;
			process.exitCode = 1;
			const names = left.slice(0, NAMED).map(({ project, moduleId }) => `  ${project.name} ${relative(process.cwd(), moduleId)}`);
			const others = left.length > NAMED ? [`  and ${left.length - NAMED} others`] : [];
			const lines = [...names, ...others, `${left.length} of ${specifications.length} test files never ran.`];
			// Vitest prints what went wrong after its reporters: these lines are the last ones.
			process.once('exit', () => console.error(lines.join('\n')));
		},
	};
}

/** Whether a test file was loaded and came to an end, whatever the result of its tests. */
function hasRun({ testModule }: TestSpecification): boolean {
	const state = testModule?.state();
	return state === 'passed' || state === 'failed' || state === 'skipped';
}
