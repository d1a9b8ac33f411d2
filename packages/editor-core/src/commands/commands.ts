import { computed } from '@preact/signals-core';
import type { Command } from '../editor/command.ts';
import type { Editor } from '../editor/editor.ts';
import { service } from '../services/service.ts';

/** Offers more actions and tools on an editor. If several have the same keys, the new ones come first. */
export function addCommands({ commands }: Editor, more: readonly Command[]): void {
	commands.value = new Map([...more, ...commands.value.values()].map((command) => [command.id, command]));
}

/** A command, and one of the chords that run it. */
export interface Chord {
	readonly command: Command;
	/** The keys, as {@link Command.keys} names them. */
	readonly keys: string;
	/** The position of the command among all. */
	readonly at: number;
}

/** All chords, by the last of their keys in capital letters. */
const chordsByKey = service('chords by key', ({ commands }: Editor) =>
	computed(() => {
		const chords = new Map<string, Chord[]>();
		for (const [at, command] of [...commands.value.values()].entries()) {
			for (const keys of command.keys()) {
				const key = (keys.split(/\b\+/).at(-1) ?? keys).toUpperCase();
				const known = chords.get(key);
				if (known === undefined) chords.set(key, [{ command, keys, at }]);
				else known.push({ command, keys, at });
			}
		}
		return chords;
	}),
);

/**
 * The chords whose last key was pressed, in the order of the commands. Other commands need not be asked.
 *
 * @param press - what the key types, and its place on the keyboard: `Z` and `KeyZ`
 */
export function chordsOf(editor: Editor, { key, code }: { readonly key: string; readonly code: string }): readonly Chord[] {
	const chords = chordsByKey(editor).value;
	return [...new Set([key.toUpperCase(), code.toUpperCase()])].flatMap((name) => chords.get(name) ?? []).sort((a, b) => a.at - b.at);
}
