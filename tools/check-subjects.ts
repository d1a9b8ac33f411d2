/**
 * Checks the subjects of commits: one idea in at most 72 characters. `npx tsx tools/check-subjects.ts FILE` checks the message in a file, as
 * the hook of Git does; without a file, all commits since the rule came are checked, as CI does.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { argv, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { mistakesIn } from './subject.ts';

/** The commit after which the rule holds: earlier subjects stay as they are. */
const BASE = '4c1447d2948d59d9689c469a550e3211a59f66be';

const root = fileURLToPath(new URL('..', import.meta.url));
const [, , file] = argv;
const messages = file === undefined ? messagesSince(BASE) : [readFileSync(file, 'utf8')];
const wrong = messages.filter(isWrong).length;
if (file === undefined) console.log(`${messages.length} subjects: ${wrong === 0 ? 'all are correct' : `${wrong} are wrong`}`);
exit(wrong === 0 ? 0 : 1);

function isWrong(message: string): boolean {
	const mistakes = mistakesIn(message);
	if (mistakes.length > 0) console.error([`The subject of the commit: ${message.trimStart().split('\n')[0]}`, ...mistakes].join('\n  '));
	return mistakes.length > 0;
}

/** Without Git, or in a clone that does not reach back that far, there are none to check. */
function messagesSince(base: string): string[] {
	const { status, stdout } = spawnSync('git', ['log', '-z', '--no-merges', '--format=%B', `${base}..HEAD`], {
		cwd: root,
		encoding: 'utf8',
	});
	if (status !== 0) console.log('The history of this folder does not reach back to the commits to check.');
	return status === 0 ? stdout.split('\0').filter((message) => message !== '') : [];
}
