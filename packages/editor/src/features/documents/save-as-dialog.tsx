import { formFor } from '@tilewright/editor-core/files/file-form.ts';
import { FILES_OF_KINDS } from '@tilewright/editor-core/files/files-of-kinds.ts';
import { completePath, folderOf, rootedPath, shownPath, withExtension } from '@tilewright/editor-core/files/paths.ts';
import type { SaveAsOptions } from '@tilewright/editor-core/session/save-document-as.ts';
import type { Session } from '@tilewright/editor-core/session/session.ts';
import { useState } from 'preact/hooks';
import { filesWords } from '../../file-dialogs/files-words.ts';
import { PathInput } from '../../file-dialogs/path-input.tsx';
import type { TileFormatName } from '../../file-dialogs/tile-format.tsx';
import { TileFormatFields, tileFormatOf } from '../../file-dialogs/tile-format.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, NumberInput, Select } from '../../ui/fields.ts';
import { uiWords } from '../../ui/ui-words.ts';

const SYNTAXES = ['json', 'xml'] as const;

/** The way in which the user wants to save a document. */
export type SaveChoice = SaveAsOptions;

/** Asks for the name and format of a document's file. */
export function SaveAsDialog({ session, onClose }: { readonly session: Session; readonly onClose: (choice?: SaveChoice) => void }) {
	const own = session.form.value;
	const { extensions, isName } = FILES_OF_KINDS[session.kind];
	const map = session.kind === 'map' ? session.map.value : undefined;
	const [typed, setTyped] = useState(shownPath(session.path.value));
	const [format, setFormat] = useState<TileFormatName>('keep');
	const [level, setLevel] = useState(-1);
	const [chunk, setChunk] = useState(map?.editorsettings?.chunksize?.width ?? 16);
	const [minimize, setMinimize] = useState(own.layout.options.minimize === true);
	const [indent, setIndent] = useState(own.layout.options.indent ?? 1);
	const path = completePath(rootedPath(typed), extensions[own.syntax] ?? extensions.json);
	const { syntax, wrapped } = formFor(path);
	const isValid = isName(path);
	const isOtherChunk = chunk !== (map?.editorsettings?.chunksize?.width ?? 16);

	const save = (): void => {
		if (!isValid) return;
		const options = minimize ? { minimize } : { indent };
		const form = { syntax, wrapped, layout: { options, crlf: own.layout.crlf } };
		onClose({ path, form, ...tileFormatOf(format, level), ...(isOtherChunk && { chunkSize: { width: chunk, height: chunk } }) });
	};

	return (
		<Dialog
			title={filesWords.saveAsTitle}
			onClose={() => onClose()}
			onSubmit={save}
			footer={
				<>
					<Button onClick={() => onClose()}>{uiWords.cancel}</Button>
					<Button primary submit disabled={!isValid}>
						{filesWords.save}
					</Button>
				</>
			}
		>
			<Field label={filesWords.path} hint={filesWords.pathHint}>
				<PathInput value={typed} autoFocus onChange={setTyped} />
			</Field>
			<Field label={filesWords.syntax}>
				<Select
					value={syntax}
					options={SYNTAXES.flatMap((each) => {
						const extension = extensions[each];
						return extension === undefined ? [] : [{ value: each, text: `${filesWords[each]} (${extension})` }];
					})}
					onChange={(next) => setTyped(shownPath(withExtension(path, extensions[next] ?? extensions.json)))}
				/>
			</Field>
			{map !== undefined && <TileFormatFields value={format} level={level} onChange={setFormat} onLevel={setLevel} />}
			{map?.infinite === true && (
				<Field label={filesWords.chunk}>
					<NumberInput value={chunk} min={4} max={1024} unit={uiWords.tiles} onCommit={setChunk} />
				</Field>
			)}
			<Field label={filesWords.layout}>
				<Select
					value={minimize ? 'minimized' : 'lines'}
					options={[
						{ value: 'lines', text: filesWords.layouts.lines },
						{ value: 'minimized', text: filesWords.layouts.minimized },
					]}
					onChange={(next) => setMinimize(next === 'minimized')}
				/>
			</Field>
			{!minimize && (
				<Field label={filesWords.indent}>
					<NumberInput value={indent} min={0} max={16} onCommit={setIndent} />
				</Field>
			)}
			{!isValid && <p class="dialog-note">{filesWords.badPath(Object.values(extensions))}</p>}
			{isValid && folderOf(path) !== folderOf(session.path.value) && <p class="dialog-note">{filesWords.willMove}</p>}
		</Dialog>
	);
}
