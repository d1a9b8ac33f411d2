import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import type { DiffFlags } from './commands/diff.ts';
import type { InfoFlags } from './commands/info.ts';
import type { ReferenceFlags } from './commands/reference.ts';
import type { UpgradeFlags } from './commands/upgrade.ts';
import type { ValidateFlags } from './commands/validate.ts';
import { addExportFlags } from './export/flags.ts';
import type { GraphFlags } from './export/graph/flags.ts';
import { addGraphFlags } from './export/graph/flags.ts';
import { requestFor } from './export/request.ts';
import { unknownFirstWord } from './first-word.ts';
import { AFTER, ROOT_HELP } from './help.ts';
import type { Exit } from './host/exit.ts';
import { EXIT, Failure, UsageError } from './host/exit.ts';
import { endQuietlyWhenNobodyReads, sayBug, sayFailure } from './host/output.ts';
import { refuseFlags } from './refused-flags.ts';
import type { RenderFlags } from './render/flags.ts';
import { addRenderFlags } from './render/flags.ts';

/** What to do when a command has done its work. */
type Finish = (exit: Exit) => void;

const COMMANDS = ['diff', 'export', 'info', 'render', 'upgrade', 'validate'];

/** The flags of the reference editor that say what to do. */
const REFERENCE_FLAGS = ['--export-map', '--export-tileset', '--export-formats'];

/**
 * Does what the words on the command line ask for. Never throws.
 *
 * @returns the exit code
 */
export async function run(words: readonly string[], version: string): Promise<Exit> {
	endQuietlyWhenNobodyReads();
	let exit: Exit = EXIT.fine;
	try {
		refuseFlags(words);
		const [first, second] = words;
		if (first === 'help' && second !== undefined && !COMMANDS.includes(second)) throw unknownFirstWord(second, COMMANDS);
		await programFor(words, version, (code) => {
			exit = code;
		}).parseAsync(words, { from: 'user' });
		return exit;
	} catch (error) {
		if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.usage;
		if (error instanceof Failure) {
			sayFailure(error);
			return error.exit;
		}
		sayBug(error, version);
		return EXIT.bug;
	}
}

/** The command line as it is to be understood: by sub-commands, or, where its flags stand, as the reference editor does. */
function programFor(words: readonly string[], version: string, finish: Finish): Command {
	const end = words.includes('--') ? words.indexOf('--') : words.length;
	const asReference = !COMMANDS.includes(words[0] ?? '') && words.slice(0, end).some((word) => REFERENCE_FLAGS.includes(word));
	const program = new Command('tilewright')
		.version(`tilewright ${version}`, '-v, --version', 'print the version')
		.helpOption('-h, --help', 'print help')
		.configureOutput({ outputError: (text, write) => write(inOurWords(text)) })
		.showHelpAfterError('  See: tilewright --help')
		.exitOverride()
		.enablePositionalOptions();
	addRootFlags(program);
	program.argument('[words...]').action(async (rest: string[], flags: ReferenceFlags) => {
		if (!asReference) {
			const [first] = words;
			if (first === undefined) program.help({ error: true });
			else throw unknownFirstWord(first, COMMANDS);
		}
		const { runReference } = await import('./commands/reference.ts');
		finish(await runReference(rest, flags));
	});
	if (!asReference) addCommands(program, finish);
	return program;
}

/** Options of the root count beside the reference editor's flags alone; before a command they would go unheard. */
function addRootFlags(program: Command): void {
	addExportFlags(program)
		.option('--export-map', 'export a map: [format] <source> <target>')
		.option('--export-tileset', 'export a tileset: [format] <source> <target>')
		.option('--export-formats', 'list the formats')
		.hook('preSubcommand', (_, command) => refuseFlagsBefore(command.name()));
	program.helpInformation = () => ROOT_HELP;

	function refuseFlagsBefore(command: string): void {
		const option = program.options.find((known) => program.getOptionValueSource(known.attributeName()) === 'cli');
		if (option !== undefined)
			throw new UsageError(
				`${option.long ?? option.flags} stands before the command.`,
				`Options stand behind it: tilewright ${command} … ${option.flags}`,
			);
	}
}

function addCommands(program: Command, finish: Finish): void {
	addDiff(program, finish);
	addGraphFlags(
		addExportFlags(program.command('export').description('Write a document anew: in another format, version, encoding or layout.')),
	)
		.argument('[files...]', 'source and target, - is standard input and output; with --out, sources: files, folders, patterns')
		.usage('[options] <source> <target>\n       tilewright export [options] <sources...> --out <folder>')
		.showHelpAfterError('  See: tilewright help export')
		.addHelpText('after', AFTER.export)
		.action(async (files: string[], flags: GraphFlags) => {
			const request = requestFor(files, flags);
			if ('out' in request && flags.watch === true) {
				const { runWatch } = await import('./commands/watch.ts');
				finish(await runWatch(request));
			} else if ('out' in request) {
				const { runExportGraph } = await import('./commands/export-graph.ts');
				finish(await runExportGraph(request));
			} else {
				const { runExport } = await import('./commands/export.ts');
				finish(await runExport(request));
			}
		});
	program
		.command('info')
		.description('Tell what is in a document.')
		.argument('<file>', 'a map, tileset or template; - is standard input')
		.option('--json', 'for machines')
		.option('--no-picture', 'no thumbnail of a map where the terminal can show one')
		.showHelpAfterError('  See: tilewright help info')
		.addHelpText('after', AFTER.info)
		.action(async (file: string, flags: InfoFlags) => {
			const { runInfo } = await import('./commands/info.ts');
			finish(await runInfo(file, flags));
		});
	addRenderFlags(program.command('render').description('Draw a map or world: a picture, an animation, or a pyramid of tiles.'))
		.argument('<source>', 'a map or world; - is standard input')
		.argument('[image]', 'the picture: .png, .webp, .jpg, .svg or .gif; - is standard output')
		.usage('[options] <map|world> <image>\n       tilewright render [options] <map|world> --tiles <folder>')
		.showHelpAfterError('  See: tilewright help render')
		.addHelpText('after', AFTER.render)
		.action(async (source: string, image: string | undefined, flags: RenderFlags) => {
			const { runRender } = await import('./commands/render.ts');
			finish(await runRender({ source, image, flags }));
		});
	program
		.command('upgrade')
		.description('Rewrite documents in the newest form, in place; without --write, only tell what would change.')
		.argument('<files...>', 'maps, tilesets, templates; - is standard input, without --write')
		.addOption(new Option('--write', 'rewrite the files').conflicts('check'))
		.option('--check', 'end with exit code 1 if any file is not in the newest form')
		.addOption(new Option('--format <name>', 'pretty or json').choices(['pretty', 'json']).default('pretty'))
		.option('--verbose', 'show what only informs, too')
		.showHelpAfterError('  See: tilewright help upgrade')
		.addHelpText('after', AFTER.upgrade)
		.action(async (files: string[], flags: UpgradeFlags) => {
			const { runUpgrade } = await import('./commands/upgrade.ts');
			finish(await runUpgrade(files, flags));
		});
	program
		.command('validate')
		.description('Check documents, and print what is found.')
		.argument('<files...>', 'maps, tilesets, templates; - is standard input')
		.addOption(new Option('--format <name>', 'pretty or json').choices(['pretty', 'json']).default('pretty'))
		.addOption(new Option('--quiet', 'show errors only, and no summary').conflicts('verbose'))
		.option('--verbose', 'show what only informs, too')
		.option('--for <version>', 'of the editor, 0.16 to 1.12: what it has no place for is an error')
		.showHelpAfterError('  See: tilewright help validate')
		.addHelpText('after', AFTER.validate)
		.action(async (files: string[], flags: ValidateFlags) => {
			const { runValidate } = await import('./commands/validate.ts');
			finish(await runValidate(files, flags));
		});
	program.helpCommand('help [command]', 'print help for a command');
}

function addDiff(program: Command, finish: Finish): void {
	program
		.command('diff')
		.description('Tell how two documents differ: layers, cells, objects, properties, tilesets.')
		.argument('<before>', 'a map, tileset, template or world; - is standard input, /dev/null is no document')
		.argument('<after>', 'another of the same kind, in any syntax and version')
		.addOption(new Option('--most <number>', 'how much to list of one layer or tileset').argParser(most).default(10))
		.addOption(new Option('--all', 'list everything').conflicts('most'))
		.option('--storage', 'tell, too, how the same is stored: versions, encoding, compression')
		.option('--json', 'for machines')
		.showHelpAfterError('  See: tilewright help diff')
		.addHelpText('after', AFTER.diff)
		.action(async (before: string, after: string, flags: DiffFlags) => {
			const { runDiff } = await import('./commands/diff.ts');
			finish(await runDiff(before, after, flags));
		});
}

function most(text: string): number {
	if (/^\d{1,9}$/.test(text)) return Number(text);
	throw new InvalidArgumentError('It must be a whole number from 0 on.');
}

/** What commander says of wrong options, in the form of our other messages. */
function inOurWords(text: string): string {
	const [message = '', suggestion] = text
		.trimEnd()
		.replace(/^error: /, '')
		.split('\n');
	const sentence = `tilewright: ${message.charAt(0).toUpperCase()}${message.slice(1).replace(/\.?$/, '.').replaceAll("'", '"')}\n`;
	return suggestion === undefined ? sentence : `${sentence}  ${suggestion.replace(/^\(|\)$/g, '')}\n`;
}
