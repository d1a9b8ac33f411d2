import type { Command } from '@tilewright/editor-core/editor/command.ts';

/** Keys in one form, whether they name a letter by its place or by what it types. */
const plain = (keys: string): string => keys.replace(/\b(Key|Digit)(?=.)/g, '').toUpperCase();

/**
 * The other actions that have keys of an action. Keys that both have by default are meant so: the two are never possible at once.
 */
export function conflictsOf(command: Command, commands: Iterable<Command>): readonly Command[] {
	const own = new Set(command.keys().map(plain));
	const ownDefaults = new Set(command.defaultKeys.map(plain));
	return [...commands].filter((other) => {
		if (other.id === command.id) return false;
		const defaults = new Set(other.defaultKeys.map(plain));
		return other.keys().some((keys) => own.has(plain(keys)) && !(ownDefaults.has(plain(keys)) && defaults.has(plain(keys))));
	});
}
