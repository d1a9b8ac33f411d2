import { existsSync } from 'node:fs';
import type { CustomTypes } from '@tilewright/format';
import { mergeCustomTypes, readCustomTypes } from '@tilewright/format';
import type { Refused } from '@tilewright/ops';
import { printFindings } from '../findings/print-findings.ts';
import { gateFor } from '../gate/gate.ts';
import type { RootFlags } from '../gate/root-folder.ts';
import { requestedRoot } from '../gate/root-folder.ts';
import { UsageError } from '../host/exit.ts';
import { printMessage } from '../host/output.ts';
import { folderOf, shownPath } from '../host/paths.ts';
import type { Input } from '../host/read-input.ts';
import { isStdin, readInput } from '../host/read-input.ts';
import { clean } from '../host/terminal.ts';

/** The options that concern a project. */
export interface ProjectFlags extends RootFlags {
	readonly verbose?: boolean;
}

/** A project that was asked for. */
export interface OpenProject {
	/** `undefined` if it has errors, which were printed. */
	readonly types: CustomTypes | undefined;
	/** Paths of its files: the project, and its object types file if it has one. Absolute. */
	readonly files: readonly string[];
	/** The project file, and the rules file that it names, as written there; absent where it names none. */
	readonly rules?: { readonly reference: string; readonly from: string };
}

/**
 * Reads the custom types of the project file that `--project` names, or of another file with custom types (rule P1), and prints its
 * findings.
 *
 * @param source - path of the document; standard input cannot be both
 * @returns `undefined` without `--project`
 * @throws FileError if it cannot be read
 */
export async function readProject(source: string, flags: ProjectFlags): Promise<OpenProject | undefined> {
	const { project: path, verbose = false } = flags;
	if (path === undefined) return undefined;
	if (isStdin(path) && isStdin(source)) {
		throw new UsageError('Standard input cannot be both the source and the project.', 'Name a file for one of them.');
	}
	const project = await readInput(path);
	const { types, issues, source: origin } = readCustomTypes(project.bytes);
	printFindings(project, issues, verbose);
	const own = project.isFile ? [project.path] : [];
	const { automappingRulesFile: reference } = origin;
	const rules = reference === undefined ? {} : { rules: { reference, from: project.path } };
	if (types === undefined || origin.objectTypesFile === undefined) return { types, files: own, ...rules };
	const older = await readOlder(origin.objectTypesFile, project, source, flags);
	return {
		types: older.types === undefined ? types : mergeCustomTypes(older.types, types),
		files: [...own, ...(older.path === undefined ? [] : [older.path])],
		...rules,
	};
}

/**
 * Reads the object types file of an older project. If that fails, the types of the project itself remain. The project names the file,
 * so it must be in the root, even if other files need not: in that of `--root`, else in that of the project.
 */
async function readOlder(
	reference: string,
	project: Input,
	source: string,
	{ verbose = false, ...flags }: ProjectFlags,
): Promise<{ readonly types?: CustomTypes | undefined; readonly path?: string }> {
	const gate = gateFor(flags.root === undefined ? project.folder : requestedRoot(flags.root), flags);
	const ignored = ({ refused, why }: Refused): void => {
		const from = [{ reference, from: project.path }];
		const advice =
			refused === 'outside' ? gate.adviceFor(from, existsSync(source) ? [folderOf(source)] : []) : 'Fix the path in the project.';
		printMessage(
			`${clean(project.name)}  warning  Its object types file "${clean(reference)}" is ignored: ${clean(why)}.\n  ${clean(advice)}`,
		);
	};
	const resolved = gate.copies.resolve(reference, project.path);
	if (!('path' in resolved)) {
		ignored(resolved);
		return {};
	}
	const { path } = resolved;
	const loaded = await gate.copies.load(path);
	if (!('bytes' in loaded)) {
		ignored(loaded);
		return { path };
	}
	const { types, issues } = readCustomTypes(loaded.bytes);
	printFindings({ name: shownPath(path), bytes: gate.mayShow(path) ? loaded.bytes : NOTHING }, issues, verbose);
	return { types, path };
}

const NOTHING = new Uint8Array();
