import { Command, CommanderError } from 'commander';
import type { Finish, SubCommand } from './commands/sub-command.ts';
import { refuseWindowFlags } from './commands/tiled/window-flags.ts';
import type { Exit } from './host/exit.ts';
import { EXIT, Failure } from './host/exit.ts';
import { printBug, printError, printFailure, printHelp } from './host/output.ts';
import { fileErrorFrom } from './host/system-error.ts';

/**
 * Runs the command line. Never throws.
 *
 * @param words - the arguments, without the name of the program
 * @returns the exit code
 */
export type Run = (words: readonly string[], version: string) => Promise<Exit>;

/** Makes a program, whose actions return their exit code by `finish`. It may refuse the words by a failure. */
type MakeProgram = (words: readonly string[], version: string, finish: Finish) => Command;

/** Runs a program as a process does: what it throws becomes a message and an exit code. */
export async function runProgram(make: MakeProgram, words: readonly string[], version: string): Promise<Exit> {
	let exit: Exit = EXIT.success;
	try {
		refuseWindowFlags(words);
		await make(words, version, (code) => {
			exit = code;
		}).parseAsync(words, { from: 'user' });
		return exit;
	} catch (error) {
		if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.success : EXIT.usage;
		if (error instanceof Failure) {
			printFailure(error);
			return error.exit;
		}
		// Whatever the system refuses is no bug of ours, even where nothing expected it.
		const refused = fileErrorFrom(error);
		if (refused !== undefined) {
			printFailure(refused);
			return refused.exit;
		}
		printBug(error, version);
		return EXIT.bug;
	}
}

/** A program that knows one sub-command, for words that begin with its name. */
export const runnerOf =
	(command: SubCommand): Run =>
	(words, version) =>
		runProgram((_, __, finish) => addCommand(bareProgram(version), command, finish), words, version);

/** A program without sub-commands. */
export const bareProgram = (version: string): Command =>
	new Command('tilewright')
		.version(`tilewright ${version}`, '-v, --version', 'print the version')
		.helpOption('-h, --help', 'print help')
		.configureOutput({ writeOut: printHelp, writeErr: printError, outputError: (text, write) => write(rewordError(text)) })
		.showHelpAfterError('  See: tilewright --help')
		.exitOverride()
		.enablePositionalOptions();

/** Adds a sub-command to a program, and returns the program. */
export function addCommand(program: Command, { name, description, details, define }: SubCommand, finish: Finish): Command {
	const command = program
		.command(name)
		.description(description)
		.showHelpAfterError(`  See: tilewright help ${name}`)
		.addHelpText('after', () => `\n${details().trim()}`);
	define(command, finish);
	return program;
}

/** An error message of commander in the form of our own messages. */
function rewordError(text: string): string {
	const [message = '', suggestion] = text
		.trimEnd()
		.replace(/^error: /, '')
		.split('\n');
	const sentence = `tilewright: ${message.charAt(0).toUpperCase()}${message.slice(1).replace(/\.?$/, '.').replaceAll("'", '"')}\n`;
	return suggestion === undefined ? sentence : `${sentence}  ${suggestion.replace(/^\(|\)$/g, '')}\n`;
}
