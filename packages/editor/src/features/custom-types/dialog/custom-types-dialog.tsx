import type { Signal } from '@preact/signals';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { nameOf } from '@tilewright/editor-core/files/paths.ts';
import { useMemo } from 'preact/hooks';
import { Dialog } from '../../../ui/dialog.tsx';
import { Failures } from '../../../ui/failures.tsx';
import { Undertakings } from '../../../ui/undertakings.tsx';
import { customTypesWords } from '../custom-types-words.ts';
import type { ProjectFile } from '../project-file.ts';
import { keyOf } from '../type-key.ts';
import { ClassDetails } from './class-details.tsx';
import { EnumDetails } from './enum-details.tsx';
import { OlderTypes } from './older-types.tsx';
import { TypeList } from './type-list.tsx';
import type { TypesState } from './types-state.ts';
import { typesState } from './types-state.ts';
import './custom-types.css';

const words = customTypesWords;

/** The custom types of a project: a list of them, and the details of one (rules E111 to E114). Each change is in the file at once. */
export function CustomTypesDialog(props: {
	readonly editor: Editor;
	readonly file: ProjectFile;
	readonly message: Signal<string>;
	readonly onClose: () => void;
}) {
	const { editor, file, message, onClose } = props;
	const state = useMemo(() => typesState(editor, file, message), [editor, file, message]);
	return (
		<Dialog title={words.of(nameOf(file.path))} size="large" onClose={onClose}>
			<div class="custom-types">
				<TypeList state={state} />
				<div class="type-details">
					<OlderTypes state={state} />
					<Details state={state} />
				</div>
			</div>
			<p class="type-message" role="alert">
				{message.value}
			</p>
			{/* What is outside of a dialog cannot be reached. */}
			<Undertakings />
			<Failures />
		</Dialog>
	);
}

function Details({ state }: { readonly state: TypesState }) {
	const type = state.shown.value;
	if (type === undefined) return state.types.value.length === 0 ? null : <p class="type-note">{words.nothing}</p>;
	const key = keyOf(state.file.types.value, type);
	return (
		<section key={key} class="type-form" aria-label={type.name}>
			<h2>{type.name}</h2>
			{type.kind === 'class' ? <ClassDetails state={state} type={type} /> : <EnumDetails state={state} type={type} />}
		</section>
	);
}
