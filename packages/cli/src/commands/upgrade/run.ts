import type { Colors } from '../../host/colors.ts';
import { colorsFor } from '../../host/colors.ts';
import type { Exit } from '../../host/exit.ts';
import { EXIT, UsageError } from '../../host/exit.ts';
import { printError, printJson, printText } from '../../host/output.ts';
import { clean } from '../../host/terminal.ts';
import { count, number } from '../../host/text.ts';
import { describeUpgrade } from './describe-upgrade.ts';
import type { UpgradeFlags } from './flags.ts';
import type { Outcome } from './upgrade-file.ts';
import { reportOf, upgradeFile } from './upgrade-file.ts';
import { coresForUpgrade, upgradeOnCores } from './upgrade-on-cores.ts';

interface UpgradedFile {
	readonly path: string;
	readonly outcome: Outcome;
}

/**
 * Lists what is not in the newest form; with `write`, rewrites the files that need it, each as a whole or not at all and in its own
 * syntax. If a file cannot be upgraded, the others still are.
 */
export async function runUpgrade(paths: readonly string[], flags: UpgradeFlags): Promise<Exit> {
	if (flags.write && paths.includes('-'))
		throw new UsageError('Standard input cannot be rewritten in place.', 'Name files, or use: tilewright export - -');
	const colors = colorsFor('stdout');
	const all: UpgradedFile[] = [];
	for await (const [path, outcome] of outcomesOf(paths, flags)) {
		all.push({ path, outcome });
		if (flags.format === 'pretty') await printText(describe(path, outcome, colors));
	}
	if (flags.format === 'json') await printJson(all.map(({ path, outcome }) => reportOf(path, outcome)));
	else await printText(summary(all));
	return exitOf(all, flags);
}

/** Upgrades files, and returns the outcome for each. Why a file cannot be upgraded is printed at once. */
async function* outcomesOf(paths: readonly string[], flags: UpgradeFlags): AsyncGenerator<readonly [path: string, outcome: Outcome]> {
	const cores = coresForUpgrade(paths, flags);
	if (cores > 1) {
		for await (const { at, outcome, printed } of upgradeOnCores(paths, flags, cores)) {
			if (printed !== '') printError(printed);
			yield [paths[at] ?? '', outcome];
		}
	} else for (const path of paths) yield [path, await upgradeFile(path, flags)];
}

function exitOf(all: readonly UpgradedFile[], { check = false }: UpgradeFlags): Exit {
	const exits = all.flatMap(({ outcome }) => (outcome.state === 'failed' ? [outcome.exit] : []));
	if (exits.includes(EXIT.files)) return EXIT.files;
	return exits.length > 0 || (check && all.some(({ outcome }) => outcome.state === 'older')) ? EXIT.findings : EXIT.success;
}

function describe(path: string, outcome: Outcome, colors: Colors): string {
	switch (outcome.state) {
		case 'failed':
			return '';
		case 'newest':
			return `${colors.strong(clean(path))}  is in the newest form\n`;
		default:
			return `${describeUpgrade(path, outcome.upgrade, outcome.state === 'upgraded', colors)}\n`;
	}
}

function summary(all: readonly UpgradedFile[]): string {
	const times = (state: Outcome['state']): number => all.filter(({ outcome }) => outcome.state === state).length;
	const parts = [
		times('upgraded') > 0 && `${number(times('upgraded'))} upgraded`,
		times('older') > 0 && `${number(times('older'))} to upgrade with --write`,
		times('newest') > 0 && `${number(times('newest'))} in the newest form`,
		times('failed') > 0 && `${number(times('failed'))} cannot be upgraded`,
	];
	const failed = all.flatMap(({ path, outcome }) => (outcome.state === 'failed' ? [`  ${clean(path)}: ${clean(outcome.why)}\n`] : []));
	return `\n${count(all.length, 'file')}: ${parts.filter((part) => part !== false).join(', ')}\n${failed.join('')}`;
}
