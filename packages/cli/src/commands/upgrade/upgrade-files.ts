import type { Handler } from '../../cores/task.ts';
import { printingInto } from '../../host/output.ts';
import type { Outcome } from './upgrade-file.ts';
import { upgradeFile } from './upgrade-file.ts';
import type { UpgradeTasks } from './upgraded-file.ts';

/** The task of a thread: upgrades files, and sends what it would print. */
export const upgradeFiles: Handler<UpgradeTasks['upgrade']> = async ({ files, flags }, send) => {
	for (const { at, path } of files) {
		let printed = '';
		const outcome = await printingInto(
			(text) => {
				printed += text;
			},
			() => upgradeFile(path, flags),
		);
		send({ at, outcome: withoutBytes(outcome), printed });
	}
};

/** The content is written by now, and large. */
const withoutBytes = (outcome: Outcome): Outcome =>
	outcome.state === 'failed' ? outcome : { ...outcome, upgrade: { ...outcome.upgrade, bytes: NOTHING } };

const NOTHING = new Uint8Array();
