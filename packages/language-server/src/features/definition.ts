import type { Location } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { TextDocument as Text } from 'vscode-languageserver-textdocument';
import type { OpenDocument } from '../open-documents.ts';
import { uriOf } from '../open-documents.ts';
import type { Outline } from '../outline/outline.ts';
import { spotAt } from '../outline/outline.ts';
import type { Part } from '../outline/part.ts';
import { parseJson } from '../text/json-tree.ts';
import type { Workspace } from '../workspace.ts';
import { objectIdIn, objectsAround } from './objects.ts';
import { pathIn } from './paths.ts';
import { rangeOf } from './ranges.ts';
import { typeNamedBy } from './types.ts';

const START = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

/** Where the thing is that a place of a document names: a file, an object, a custom type. */
export async function definitionAt(
	document: OpenDocument,
	outline: Outline,
	index: number,
	workspace: Workspace,
): Promise<Location | undefined> {
	const { path, uri, text } = document;
	const spot = spotAt(outline, index);
	const { part, entry } = spot ?? {};
	if (part === undefined || entry === undefined) return undefined;
	const reference = pathIn(entry, part);
	if (reference !== undefined) {
		const target = path === undefined ? undefined : workspace.resolve(reference, path);
		return target === undefined ? undefined : { uri: uriOf(target), range: START };
	}
	const id = objectIdIn(part, entry.name, entry.scalar);
	if (id !== undefined) return inDocument(objectsAround(part).get(id), uri, text);
	const name = typeNamedBy(part, entry);
	return name === undefined || path === undefined ? undefined : await typeLocation(name, path, workspace);
}

const inDocument = (part: Part | undefined, uri: string, text: TextDocument): Location | undefined =>
	part && { uri, range: rangeOf(text, part.head) };

/** The place of a custom type in the project file. */
async function typeLocation(name: string, from: string, workspace: Workspace): Promise<Location | undefined> {
	const project = await workspace.projectOf(from);
	const bytes = project && (await workspace.load(project.path, project.path));
	if (project === undefined || bytes === undefined) return undefined;
	const content = new TextDecoder().decode(bytes);
	const uri = uriOf(project.path);
	const tree = parseJson(content);
	const types = tree?.kind === 'object' ? tree.fields.find((field) => field.name === 'propertyTypes')?.value : undefined;
	for (const type of types?.kind === 'array' ? types.items : []) {
		const own = type.kind === 'object' ? type.fields.find((field) => field.name === 'name')?.value : undefined;
		if (own?.kind === 'scalar' && own.value === name) return { uri, range: rangeOf(Text.create(uri, 'json', 0, content), own) };
	}
	return { uri, range: START };
}
