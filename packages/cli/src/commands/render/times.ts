import { UsageError } from '../../host/exit.ts';
import type { RenderFlags } from './flags.ts';

const DEFAULT_DURATION = 100;

/** The times of the frames, in milliseconds. */
export interface Times {
	readonly first: number;
	/** The time between two frames. */
	readonly step: number;
	/** The number of frames; `undefined` for a single picture. */
	readonly frames: number | undefined;
}

/** @throws UsageError if options contradict each other */
export function timesOf({
	time,
	advanceAnimations,
	frames,
	frameDuration,
}: Pick<RenderFlags, 'time' | 'advanceAnimations' | 'frames' | 'frameDuration'>): Times {
	if (time !== undefined && advanceAnimations !== undefined && time !== advanceAnimations)
		throw new UsageError(
			`Two different times: --time ${time} and --advance-animations ${advanceAnimations}.`,
			'The options mean the same: leave one of them out.',
		);
	if (frameDuration !== undefined && frames === undefined)
		throw new UsageError('--frame-duration needs --frames.', 'Say how many frames to draw: --frames 20');
	return { first: time ?? advanceAnimations ?? 0, step: frameDuration ?? DEFAULT_DURATION, frames };
}
