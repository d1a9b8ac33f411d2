import type { ReplicaMessage } from './replica.ts';
import { replicas } from './replica.ts';

const followed = replicas();
let isPlanned = false;

/** Checks one map after the other; messages that come in between are handled first. */
function checkSoon(): void {
	if (isPlanned) return;
	isPlanned = true;
	setTimeout(() => {
		isPlanned = false;
		const checked = followed.checkNext();
		if (checked === undefined) return;
		postMessage(checked);
		checkSoon();
	}, 0);
}

addEventListener('message', ({ data }: MessageEvent<ReplicaMessage>) => {
	followed.follow(data);
	checkSoon();
});
