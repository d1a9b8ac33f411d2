import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isTypesModule, toTypeScript } from '@tilewright/ops';
import { readProject } from '../../documents/project.ts';
import { nearestProject } from '../../gate/root-folder.ts';
import type { Exit } from '../../host/exit.ts';
import { EXIT, FileError, UsageError } from '../../host/exit.ts';
import { printBytes, printMessage } from '../../host/output.ts';
import { realPath, shellQuoted, shownPath, workingFolder } from '../../host/paths.ts';
import { isStdin } from '../../host/read-input.ts';
import { findTarget, isStdout } from '../../host/target.ts';
import { clean } from '../../host/terminal.ts';
import { count } from '../../host/text.ts';
import { scopeOf } from '../../watch/scope.ts';
import { beforeRun, watchFiles } from '../../watch/watch-files.ts';

/** The options of `tilewright types`. */
export interface TypesFlags {
	readonly out?: string;
	readonly check?: boolean;
	readonly watch?: boolean;
	readonly root?: string;
	readonly verbose?: boolean;
}

/** The result of a run. */
interface Result {
	readonly exit: Exit;
	readonly summary: string;
	/** The files that the types are from. */
	readonly files: readonly string[];
}

/** Writes the custom types of a project as a module in TypeScript; with `check`, compares only. */
export async function runTypes(project: string | undefined, flags: TypesFlags): Promise<Exit> {
	const { out, watch = false, check = false } = flags;
	const needs = watch ? '--watch' : check ? '--check' : undefined;
	if (out === undefined || isStdout(out)) {
		if (needs !== undefined) throw new UsageError(`${needs} needs a file.`, `Name it: --out src/tiled-types.ts`);
	} else if (!/(?<!\.d)\.[mc]?ts$/.test(out))
		throw new UsageError(
			`--out: "${out}" is not a file for a module in TypeScript.`,
			'Name a file with the extension .ts, .mts or .cts. Declarations (.d.ts) cannot contain default values.',
		);
	const source = project ?? nearestProject(workingFolder());
	if (source === undefined)
		throw new UsageError(
			'There is no .tiled-project in this folder or above it.',
			'Name a project, propertytypes.json or objecttypes.xml.',
		);
	if (watch && isStdin(source)) throw new UsageError('Standard input cannot be watched.', 'Name a file.');
	if (!watch) return (await writeTypes(source, flags)).exit;
	const since = beforeRun();
	const first = await writeTypes(source, flags);
	printMessage(first.summary);
	const scope = await scopeOf([source]);
	for (const path of first.files) scope.files.add(path);
	return await watchFiles({
		scope,
		since,
		failed: 'nothing was written',
		run: async () => await writeTypes(source, flags),
	});
}

async function writeTypes(source: string, flags: TypesFlags): Promise<Result> {
	const { out, check = false } = flags;
	const found = await readProject('', { ...flags, project: isStdin(source) ? source : shownPath(realPath(source)) });
	const files = found?.files ?? [];
	const { types } = found ?? {};
	if (types === undefined) return { exit: EXIT.findings, summary: 'the project has errors', files };
	const text = toTypeScript(types, isStdin(source) ? {} : { from: basename(source) });
	if (out === undefined || isStdout(out)) {
		await printBytes(new TextEncoder().encode(text));
		return { exit: EXIT.success, summary: '', files };
	}
	const before = existsSync(out) ? readFileSync(out, 'utf8') : undefined;
	const summary = `${count(types.classes.length, 'class', 'classes')}, ${count(types.enums.length, 'enum')}`;
	if (before?.replaceAll('\r\n', '\n') === text) return { exit: EXIT.success, summary: `${summary}, unchanged`, files };
	if (check) {
		const command = `tilewright types ${isStdin(source) ? '-' : shellQuoted(shownPath(realPath(source)))} --out ${shellQuoted(out)}`;
		printMessage(`${clean(out)} ${before === undefined ? 'does not exist' : 'is not up to date'}.\n  Run: ${clean(command)}`);
		return { exit: EXIT.findings, summary, files };
	}
	if (before !== undefined && before.trim() !== '' && !isTypesModule(before))
		throw new FileError(`"${out}" was not written by this command, and is kept.`, 'Name another file, or delete it first.');
	await findTarget(out, '.ts').write(new TextEncoder().encode(text));
	return { exit: EXIT.success, summary, files };
}
