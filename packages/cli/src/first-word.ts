import { existsSync } from 'node:fs';
import { UsageError } from './host/exit.ts';
import { nearest } from './host/nearest.ts';

/** Commands that are to come. */
const PLANNED = ['types', 'merge', 'edit'];

/** Says what may have been meant by a first word that is no command. */
export function unknownFirstWord(word: string, commands: readonly string[]): UsageError {
	if (word.startsWith('-') && word !== '-')
		return new UsageError(`${word} goes with --export-map, --export-tileset or a command.`, 'See: tilewright --help');
	const meant = nearest(word, [...commands, 'help']);
	const isPath = word === '-' || existsSync(word) || (meant === undefined && /[./\\]/.test(word));
	if (isPath) return new UsageError(`"${word}" is not a command.`, `To see what is in a file: tilewright info ${word}`);
	if (PLANNED.includes(word)) return new UsageError(`There is no command "${word}" yet.`, `There is: ${commands.join(', ')}.`);
	return new UsageError(
		`There is no command "${word}".`,
		meant === undefined ? `There is: ${commands.join(', ')}. See: tilewright --help` : `Did you mean: tilewright ${meant}`,
	);
}
