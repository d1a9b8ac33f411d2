import { UsageError } from '../../host/exit.ts';
import type { RenderFlags } from './flags.ts';

const DEFAULT_DURATION = 100;

/** The times at which pictures are taken, in milliseconds. */
export interface Times {
	readonly first: number;
	/** From one picture to the next. */
	readonly step: number;
	/** How many pictures there are; `undefined` where one is asked for, not a row of them. */
	readonly frames: number | undefined;
}

/** @throws UsageError where options contradict each other */
export function timesOf({
	time,
	advanceAnimations,
	frames,
	frameDuration,
}: Pick<RenderFlags, 'time' | 'advanceAnimations' | 'frames' | 'frameDuration'>): Times {
	if (time !== undefined && advanceAnimations !== undefined && time !== advanceAnimations)
		throw new UsageError(
			`Two times are asked for: --time ${time} and --advance-animations ${advanceAnimations}.`,
			'They mean the same: leave one of them out.',
		);
	if (frameDuration !== undefined && frames === undefined)
		throw new UsageError('--frame-duration is about a row of pictures, and one is asked for.', 'Say how many with --frames.');
	return { first: time ?? advanceAnimations ?? 0, step: frameDuration ?? DEFAULT_DURATION, frames };
}
