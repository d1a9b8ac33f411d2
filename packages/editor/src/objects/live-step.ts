import { batch } from '@preact/signals';
import type { Change, HistoryStep } from '@tilewright/edit';
import type { TileMap } from '@tilewright/format';
import type { MapSession } from '../session/map-session.ts';

/** The one step of a drag. Each move replaces it: so it never holds more than the changes from the start to now. */
export interface LiveStep {
	/** Replaces the step. @param make - the changes, from the map before the step; none for no step */
	set(make: (map: TileMap) => readonly Change[]): void;
	/** Takes the step back, as if it had not been done (rule E50). */
	cancel(): void;
	/** Whether the step is the last of the history, so that it can still be replaced. */
	readonly isLast: boolean;
}

/** Begins a step that is shown while it is made. */
export function liveStep({ history }: MapSession, name: string): LiveStep {
	let own: HistoryStep | undefined;
	const isLast = (): boolean => own !== undefined && history.position === history.steps.length && history.steps.at(-1) === own;
	const cancel = (): void => {
		if (isLast()) history.cancelTo(history.position - 1);
		own = undefined;
	};
	return {
		get isLast() {
			return isLast();
		},
		set(make) {
			batch(() => {
				cancel();
				const changes = make(history.doc);
				if (changes.length > 0 && history.do(name, changes).length === 0) own = history.steps.at(-1);
			});
		},
		cancel: () => batch(cancel),
	};
}
