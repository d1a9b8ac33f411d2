import { existsSync } from 'node:fs';
import { UsageError } from '../host/exit.ts';
import { nearest } from '../host/nearest.ts';
import { COMMAND_NAMES } from './list.ts';

/** Commands of later versions. */
const PLANNED: readonly string[] = ['types', 'merge'];

/** The error for a first word that is not a command, with a guess of what was meant. */
export function unknownCommand(word: string): UsageError {
	if (word.startsWith('-') && word !== '-')
		return new UsageError(`${word} needs --export-map, --export-tileset or a command.`, 'See: tilewright --help');
	const meant = nearest(word, [...COMMAND_NAMES, 'help']);
	const isPath = word === '-' || existsSync(word) || (meant === undefined && /[./\\]/.test(word));
	if (isPath) return new UsageError(`"${word}" is not a command.`, `To describe a file: tilewright info ${word}`);
	const commands = `The commands are: ${COMMAND_NAMES.join(', ')}.`;
	if (PLANNED.includes(word)) return new UsageError(`The command "${word}" does not exist yet.`, commands);
	return new UsageError(
		`Unknown command "${word}".`,
		meant === undefined ? `${commands} See: tilewright --help` : `Did you mean: tilewright ${meant}`,
	);
}
