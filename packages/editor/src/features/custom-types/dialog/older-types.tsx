import { attempt } from '@tilewright/editor-core/commands/run.ts';
import { isRefused } from '@tilewright/editor-core/files/files.ts';
import { nameOf } from '@tilewright/editor-core/files/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { customTypesWords } from '../custom-types-words.ts';
import { importFrom } from '../exchange.ts';
import type { TypesState } from './types-state.ts';

const words = customTypesWords;

/** The object types of an older project are in a file of their own: they count, but only those of the project can be edited. */
export function OlderTypes({ state }: { readonly state: TypesState }) {
	const { editor, file } = state;
	const reference = file.objectTypesFile.value;
	if (reference === undefined) return null;
	const name = nameOf(reference);
	async function importOlder(): Promise<void> {
		const found = file.files.loader.resolve(reference ?? '', file.path);
		const read = 'path' in found ? await file.files.read(found.path) : found;
		if (isRefused(read)) return editor.fail(words.cannotImport(name), read.why);
		const said = importFrom(editor, file, name, read.bytes, { replace: false });
		if (said === undefined) return;
		// Its types are in the project now.
		state.change(({ objectTypesFile: _, ...project }) => project);
		state.message.value = said;
	}
	return (
		<div class="type-older">
			<span>{words.older(name)}</span>
			<Button onClick={() => void attempt(editor, importOlder)}>{words.importOlder}</Button>
		</div>
	);
}
