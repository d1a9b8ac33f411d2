import type { Command } from 'commander';
import { COMMAND_NAMES, COMMANDS } from '../commands/list.ts';
import { rootHelp } from '../commands/root-help.ts';
import type { Finish } from '../commands/sub-command.ts';
import type { TiledFlags } from '../commands/tiled/flags.ts';
import { addTiledFlags, hasTiledFlag } from '../commands/tiled/flags.ts';
import { unknownCommand } from '../commands/unknown-command.ts';
import { UsageError } from '../host/exit.ts';
import type { Run } from '../program.ts';
import { addCommand, bareProgram, runProgram } from '../program.ts';

export { goOnWhenOutputCloses } from '../host/output.ts';

/** Runs any command line: help, the flags of Tiled, all sub-commands. */
export const run: Run = (words, version) => runProgram(programFor, words, version);

/** The grammar for these words: sub-commands, or the flags of Tiled. */
function programFor(words: readonly string[], version: string, finish: Finish): Command {
	const [first, second] = words;
	if (first === 'help' && second !== undefined && !COMMAND_NAMES.includes(second)) throw unknownCommand(second);
	// Also before `--help` and `--version`, which would end the program without mentioning it.
	if (first !== undefined && !isKnown(first) && !hasTiledFlag(words)) throw unknownCommand(first);
	const program = bareProgram(version);
	program.helpInformation = rootHelp;
	addTiledFlags(program).argument('[words...]');
	if (!COMMAND_NAMES.includes(first ?? '') && hasTiledFlag(words))
		return program.action(async (rest: string[], flags: TiledFlags) => {
			const { runTiled } = await import('../commands/tiled/run.ts');
			finish(await runTiled(rest, flags));
		});
	program.action(() => {
		if (first !== undefined) throw unknownCommand(first);
		program.help({ error: true });
	});
	for (const command of COMMANDS) addCommand(program, command, finish);
	return program.helpCommand('help [command]', 'print help for a command').hook('preSubcommand', refuseFlagsBefore);
}

/** Whether a first word is a command, or an option, which commander knows better. */
const isKnown = (word: string): boolean => word === 'help' || word.startsWith('-') || COMMAND_NAMES.includes(word);

/** Before a command, options would have no effect. */
function refuseFlagsBefore(program: Command, command: Command): void {
	const option = program.options.find((known) => program.getOptionValueSource(known.attributeName()) === 'cli');
	if (option === undefined) return;
	throw new UsageError(
		`${option.long ?? option.flags} must come after the command.`,
		`Write: tilewright ${command.name()} … ${option.flags}`,
	);
}
