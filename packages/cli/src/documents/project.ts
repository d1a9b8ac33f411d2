import type { CustomTypes } from '@tilewright/format';
import { mergeCustomTypes, readCustomTypes } from '@tilewright/format';
import { printFindings } from '../findings/print-findings.ts';
import { FileError, UsageError } from '../host/exit.ts';
import { printMessage } from '../host/output.ts';
import { readInput } from '../host/read-input.ts';
import { clean } from '../host/text.ts';
import { pathOf } from './references.ts';

/**
 * The custom types of a project file, or of another file that holds them (rule P1). Findings are told.
 *
 * @param alsoRead - is told the path of a file that the project has types from
 * @returns `undefined` where the file has errors
 * @throws FileError when it cannot be read
 */
export async function readProject(
	path: string,
	source: string,
	verbose: boolean,
	alsoRead: (path: string) => void = () => {},
): Promise<CustomTypes | undefined> {
	if (path === '-' && source === '-') {
		throw new UsageError('Standard input cannot be both the source and the project.', 'Name a file for one of them.');
	}
	const project = await readInput(path);
	const { types, issues, source: came } = readCustomTypes(project.bytes);
	printFindings(project, issues, verbose);
	if (types === undefined || came.objectTypesFile === undefined) return types;
	const olderPath = pathOf(project.folder, came.objectTypesFile) ?? came.objectTypesFile;
	alsoRead(olderPath);
	const older = await readOlder(olderPath, project.name, verbose);
	return older === undefined ? types : mergeCustomTypes(older, types);
}

/** The file of object types that an older project refers to. Without it, there still are the types of the project itself. */
async function readOlder(path: string, project: string, verbose: boolean): Promise<CustomTypes | undefined> {
	try {
		const file = await readInput(path);
		const { types, issues } = readCustomTypes(file.bytes);
		printFindings(file, issues, verbose);
		return types;
	} catch (error) {
		if (!(error instanceof FileError)) throw error;
		printMessage(`${clean(project)}  warning  Its file of object types is left out: ${clean(error.message)}\n  ${clean(error.advice)}`);
		return undefined;
	}
}
