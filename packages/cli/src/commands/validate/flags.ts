import type { Command } from 'commander';
import { InvalidArgumentError, Option } from 'commander';
import type { Level, Rules } from '../../config/config.ts';
import { LEVELS } from '../../config/config.ts';
import type { RootFlags } from '../../gate/root-folder.ts';
import type { Limits } from '../../options/limits.ts';
import { limitOption } from '../../options/limits.ts';
import { wholeNumber } from '../../options/parse.ts';

const REPORTER_NAMES = ['pretty', 'json', 'sarif', 'github', 'junit'] as const;

/** A form of the output. */
export type ReporterName = (typeof REPORTER_NAMES)[number];

/** The options of `tilewright validate`. */
export interface ValidateFlags extends RootFlags {
	readonly format: ReporterName;
	readonly quiet?: boolean;
	readonly verbose?: boolean;
	/** The engine or the version of Tiled that must be able to read the documents. */
	readonly for?: string;
	/** Whether what is safe to mend is mended. */
	readonly fix?: boolean;
	readonly dryRun?: boolean;
	/** `false` with `--no-references`. */
	readonly references?: boolean;
	readonly watch?: boolean;
	readonly limit?: Limits;
	/** The folder of the cache. */
	readonly cache?: string;
	readonly maxWarnings?: number;
	readonly rule?: Rules;
	/** `false` with `--no-config`. */
	readonly config?: string | false;
}

/** Adds the options of `tilewright validate`. */
export function addValidateFlags(command: Command): Command {
	return command
		.addOption(new Option('--format <name>', REPORTER_NAMES.join(', ')).choices(REPORTER_NAMES).default('pretty'))
		.addOption(new Option('--quiet', 'show only errors, and no summary').conflicts('verbose'))
		.option('--verbose', 'show infos too')
		.addOption(new Option('--fix', 'mend what is safe to mend, and change nothing else in the files').conflicts('watch'))
		.option('--dry-run', 'with --fix: print the differences, and write nothing')
		.option('--for <engine|version>', 'report what this engine or version of Tiled cannot read')
		.addOption(
			new Option('--max-warnings <n>', 'fail with more warnings than this').argParser(wholeNumber(0, Number.MAX_SAFE_INTEGER, 'warnings')),
		)
		.addOption(new Option('--rule <code=level>', `give a finding another level: ${LEVELS.join(', ')}; repeatable`).argParser(parseRule))
		.option('--config <file>', 'configuration; default: the nearest tilewright.config.json above the sources')
		.option('--no-config', 'use no configuration')
		.option('--no-references', 'check each file alone: open no other files')
		.option('--cache <folder>', 'keep findings there, and check only what has changed')
		.addOption(limitOption(['files', 'bytes', 'cells', 'depth', 'seconds']))
		.option('--watch', 'check again after each change, until stopped')
		.option('--project <file>', 'project file with custom types; default: the nearest above each file')
		.option('--root <folder>', 'folder that files may be read from; default: as with export')
		.option('--allow-outside', 'also read files outside the root');
}

/** Parses `CODE=LEVEL`, and adds it to those before. Whether there is such a code is checked later: that takes long to load. */
function parseRule(text: string, before: Rules = {}): Rules {
	const [, code, level] = /^([a-z0-9-]+)=([a-z]+)$/.exec(text) ?? [];
	if (code === undefined || !isLevel(level)) throw new InvalidArgumentError(`It must be CODE=LEVEL. The levels are: ${LEVELS.join(', ')}.`);
	return { ...before, [code]: level };
}

const isLevel = (word: string | undefined): word is Level => LEVELS.some((level) => level === word);
