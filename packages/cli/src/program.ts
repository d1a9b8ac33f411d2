import { Command, CommanderError } from 'commander';
import type { Finish, SubCommand } from './commands/command.ts';
import { COMMAND_NAMES, COMMANDS } from './commands/list.ts';
import { rootHelp } from './commands/root-help.ts';
import type { TiledFlags } from './commands/tiled/flags.ts';
import { addTiledFlags, hasTiledFlag, refuseWindowFlags } from './commands/tiled/flags.ts';
import { unknownCommand } from './commands/unknown-command.ts';
import type { Exit } from './host/exit.ts';
import { EXIT, Failure, UsageError } from './host/exit.ts';
import { printBug, printError, printFailure, setExitSoFar } from './host/output.ts';
import { fileErrorFrom } from './host/system-error.ts';

/**
 * Runs the command line. Never throws.
 *
 * @param words - the arguments, without the name of the program
 * @returns the exit code
 */
export async function run(words: readonly string[], version: string): Promise<Exit> {
	setExitSoFar(EXIT.success);
	let exit: Exit = EXIT.success;
	try {
		refuseWindowFlags(words);
		const [first, second] = words;
		if (first === 'help' && second !== undefined && !COMMAND_NAMES.includes(second)) throw unknownCommand(second);
		await programFor(words, version, (code) => {
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

/** The grammar for these words: sub-commands, or the flags of Tiled. */
function programFor(words: readonly string[], version: string, finish: Finish): Command {
	const [first] = words;
	const program = new Command('tilewright')
		.version(`tilewright ${version}`, '-v, --version', 'print the version')
		.helpOption('-h, --help', 'print help')
		.configureOutput({ writeErr: printError, outputError: (text, write) => write(rewordError(text)) })
		.showHelpAfterError('  See: tilewright --help')
		.exitOverride()
		.enablePositionalOptions();
	program.helpInformation = rootHelp;
	addTiledFlags(program).argument('[words...]');
	if (!COMMAND_NAMES.includes(first ?? '') && hasTiledFlag(words))
		return program.action(async (rest: string[], flags: TiledFlags) => {
			const { runTiled } = await import('./commands/tiled/run.ts');
			finish(await runTiled(rest, flags));
		});
	program.action(() => {
		if (first !== undefined) throw unknownCommand(first);
		program.help({ error: true });
	});
	for (const command of COMMANDS) addCommand(program, command, finish);
	return program.helpCommand('help [command]', 'print help for a command').hook('preSubcommand', refuseFlagsBefore);
}

function addCommand(program: Command, { name, description, details, define }: SubCommand, finish: Finish): void {
	const command = program
		.command(name)
		.description(description)
		.showHelpAfterError(`  See: tilewright help ${name}`)
		.addHelpText('after', () => `\n${details().trim()}`);
	define(command, finish);
}

/** Before a command, options would have no effect. */
function refuseFlagsBefore(program: Command, command: Command): void {
	const option = program.options.find((known) => program.getOptionValueSource(known.attributeName()) === 'cli');
	if (option === undefined) return;
	throw new UsageError(
		`${option.long ?? option.flags} must come after the command.`,
		`Write: tilewright ${command.name()} … ${option.flags}`,
	);
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
