import type { StoredStep } from './database.ts';

/** Follows the stored steps of a draft as restoring does: it knows which of them restoring finds by their positions. */
export interface Repeatable {
	/** Notes a step. @returns whether restoring finds it without its changes: it takes back or repeats a stored one */
	note(step: Pick<StoredStep, 'type' | 'position'>): boolean;
	/** The stored steps are dropped. */
	forget(): void;
}

export function repeatable(): Repeatable {
	let done: number[] = [];
	let undone: number[] = [];
	return {
		note({ type, position }) {
			if (type === 'undo' && done.at(-1) === position + 1) {
				done.pop();
				undone.push(position + 1);
				return true;
			}
			if (type === 'redo' && undone.at(-1) === position) {
				undone.pop();
				done.push(position);
				return true;
			}
			// Steps from before the draft began have no position that restoring knows.
			if (type === 'undo') done = [];
			else if (done.at(-1) !== position) done.push(position);
			undone = [];
			return false;
		},
		forget() {
			done = [];
			undone = [];
		},
	};
}
