import type { ReadonlySignal, Signal } from '@preact/signals';
import { computed, signal } from '@preact/signals';
import type { CustomTypeKey } from '@tilewright/edit';
import { addCustomType, createCustomType, removeCustomType, renameCustomType } from '@tilewright/edit';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { choose } from '../../../ui/choice-dialog.tsx';
import { customTypesWords } from '../custom-types-words.ts';
import { followRename } from '../follow-rename.tsx';
import type { ProjectChange, ProjectFile } from '../project-file.ts';
import { renamingOf } from '../renaming.ts';
import type { CustomType } from '../type-key.ts';
import { allTypes, keyOf } from '../type-key.ts';

const words = customTypesWords;

/** The custom types editor while it is shown. */
export interface TypesState {
	readonly editor: Editor;
	readonly file: ProjectFile;
	/** All types, sorted by name. */
	readonly types: ReadonlySignal<readonly CustomType[]>;
	/** The type whose details are shown. */
	readonly shown: ReadonlySignal<CustomType | undefined>;
	/** Its key. */
	readonly selected: Signal<CustomTypeKey | undefined>;
	/** The type whose name is being typed. */
	readonly renaming: Signal<CustomTypeKey | undefined>;
	/** The reason why something cannot be done, or news about the file. */
	readonly message: Signal<string>;
	/** Changes the project; says why that cannot be done. @returns whether it was */
	change(make: ProjectChange): boolean;
}

export function typesState(editor: Editor, file: ProjectFile, message: Signal<string>): TypesState {
	const types = computed(() => allTypes(file.types.value));
	const [first] = types.value;
	const selected = signal(first && keyOf(file.types.value, first));
	return {
		editor,
		file,
		types,
		selected,
		shown: computed(() => types.value.find((type) => keyOf(file.types.value, type) === selected.value)),
		renaming: signal(undefined),
		message,
		change(make) {
			message.value = '';
			try {
				file.change(make);
				return true;
			} catch (error) {
				if (!(error instanceof RangeError)) throw error;
				message.value = error.message;
				return false;
			}
		},
	};
}

/** Adds a type, chooses it, and lets the user type its name. */
export function addType(state: TypesState, sort: 'class' | 'enum'): void {
	const before = new Set(keysOf(state));
	if (!state.change((project) => addCustomType(project, createCustomType(sort, sort === 'enum' ? words.enum : words.class)))) return;
	const added = keysOf(state).find((key) => !before.has(key));
	state.selected.value = added;
	state.renaming.value = added;
}

const keysOf = ({ types, file }: TypesState): CustomTypeKey[] => types.value.map((type) => keyOf(file.types.value, type));

/** Renames a type, also where it is used, as far as the user wants that. */
export async function renameTo(state: TypesState, type: CustomType, name: string): Promise<void> {
	state.message.value = '';
	if (state.types.value.some((other) => other !== type && other.name === name)) {
		state.message.value = words.nameTaken(name);
		return;
	}
	const key = keyOf(state.file.types.value, type);
	if (!state.change((project) => renameCustomType(project, key, name))) return;
	// A type without an id is known by its name.
	if (key === type.name) state.selected.value = name;
	await followRename(state.editor, state.file, renamingOf(type, name));
}

/** Removes the chosen type, if the user confirms that. The next one is chosen then. */
export async function removeType(state: TypesState): Promise<void> {
	const type = state.shown.value;
	if (type === undefined) return;
	const answers = [{ value: true, text: words.remove, danger: true }];
	const answer = await choose(state.editor, { title: words.removeTitle(type.name), message: words.removeMessage(type.name), answers });
	if (answer === undefined) return;
	const keys = keysOf(state);
	const key = keyOf(state.file.types.value, type);
	const at = keys.indexOf(key);
	if (state.change((project) => removeCustomType(project, key))) state.selected.value = keys[at + 1] ?? keys[at - 1];
}
