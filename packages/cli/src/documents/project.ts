import type { CustomTypes } from '@tilewright/format';
import { mergeCustomTypes, readCustomTypes } from '@tilewright/format';
import { printFindings } from '../findings/print-findings.ts';
import { FileError, UsageError } from '../host/exit.ts';
import { printMessage } from '../host/output.ts';
import { readInput } from '../host/read-input.ts';
import { clean } from '../host/text.ts';
import { pathOf } from './references.ts';

/**
 * Reads the custom types of a project file, or of another file with custom types (rule P1), and prints its findings.
 *
 * @param source - path of the document; standard input cannot be both
 * @param alsoRead - called with the path of the object types file, if the project has one
 * @returns `undefined` if the file has errors
 * @throws FileError if it cannot be read
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
	const { types, issues, source: origin } = readCustomTypes(project.bytes);
	printFindings(project, issues, verbose);
	if (types === undefined || origin.objectTypesFile === undefined) return types;
	const olderPath = pathOf(project.folder, origin.objectTypesFile) ?? origin.objectTypesFile;
	alsoRead(olderPath);
	const older = await readOlder(olderPath, project.name, verbose);
	return older === undefined ? types : mergeCustomTypes(older, types);
}

/** Reads the object types file of an older project. If that fails, the types of the project itself remain. */
async function readOlder(path: string, project: string, verbose: boolean): Promise<CustomTypes | undefined> {
	try {
		const file = await readInput(path);
		const { types, issues } = readCustomTypes(file.bytes);
		printFindings(file, issues, verbose);
		return types;
	} catch (error) {
		if (!(error instanceof FileError)) throw error;
		printMessage(`${clean(project)}  warning  Its object types file is ignored: ${clean(error.message)}\n  ${clean(error.advice)}`);
		return undefined;
	}
}
