import type { Command } from '@tilewright/editor-core/editor/command.ts';
import { go } from 'fuzzysort';
import type { LucideIcon } from 'lucide-preact';
import { keyLabel } from '../../ui/key-label.ts';
import type { FoundItem } from './found-item.ts';
import { matchedParts } from './found-item.ts';

/**
 * The actions that can be done now and match some words: the best first, equal ones by alphabet (rule E155).
 *
 * @param paths - the place of an action in the menus, by id
 * @param icons - by id
 */
export function searchActions(
	commands: Iterable<Command>,
	paths: ReadonlyMap<string, string>,
	words: string,
	icons: ReadonlyMap<string, LucideIcon> = new Map(),
): readonly FoundItem<string>[] {
	const enabled = [...commands].filter((command) => command.isEnabled()).sort((a, b) => a.text.localeCompare(b.text));
	const item = (command: Command, parts: readonly string[]): FoundItem<string> => {
		const { id } = command;
		const [keys] = command.keys();
		return { key: id, value: id, parts, icon: icons.get(id), detail: paths.get(id), keys: keys === undefined ? undefined : keyLabel(keys) };
	};
	if (words.trim() === '') return enabled.map((command) => item(command, [command.text]));
	return go(words, enabled, { key: 'text', limit: 0, threshold: 0.2 })
		.map((result) => ({ result, at: enabled.indexOf(result.obj) }))
		.sort((a, b) => b.result.score - a.result.score || a.at - b.at)
		.map(({ result }) => item(result.obj, matchedParts(result.obj.text, result.indexes)));
}
