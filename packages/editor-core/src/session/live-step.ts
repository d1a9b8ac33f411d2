import { batch } from '@preact/signals-core';
import type { Change, HistoryStep } from '@tilewright/edit';
import type { TileMap } from '@tilewright/format';
import type { MapSession } from './map-session.ts';

/** The largest number of objects that a drag changes before it ends: changing more again and again would take too long. */
const MOST_LIVE = 1000;

/** Makes the changes of a step, from the map before it; none for no step. */
type MakeChanges = (map: TileMap) => readonly Change[];

/** The one step of a drag. Each move replaces it: so it never holds more than the changes from the start to now. */
export interface LiveStep {
	/** Whether the map follows each move. */
	readonly isLive: boolean;
	/** Replaces the step; if the map does not follow, only when it ends. */
	set(make: MakeChanges): void;
	/** The drag is over: the step stays. */
	end(): void;
	/** Takes the step back, as if it had not been done (rule E50). */
	cancel(): void;
	/** Whether the step is the last of the history, so that it can still be replaced. */
	readonly isLast: boolean;
}

/**
 * Begins a step that is shown while it is made.
 *
 * @param count - of the objects that it changes
 */
export function liveStep({ history }: MapSession, name: string, count = 1): LiveStep {
	const isLive = count <= MOST_LIVE;
	let own: HistoryStep | undefined;
	let waiting: MakeChanges | undefined;
	const isLast = (): boolean => own !== undefined && history.position === history.steps.length && history.steps.at(-1) === own;
	const cancel = (): void => {
		if (isLast()) history.cancelTo(history.position - 1);
		own = undefined;
		waiting = undefined;
	};
	const apply = (make: MakeChanges): void =>
		batch(() => {
			cancel();
			const changes = make(history.doc);
			if (changes.length > 0 && history.do(name, changes).length === 0) own = history.steps.at(-1);
		});
	return {
		isLive,
		get isLast() {
			return isLast();
		},
		set(make) {
			if (isLive) apply(make);
			else waiting = make;
		},
		end() {
			if (waiting !== undefined) apply(waiting);
		},
		cancel: () => batch(cancel),
	};
}
