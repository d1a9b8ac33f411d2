import { useState } from 'preact/hooks';
import { folderOf, rootedPath, shownPath, withExtension } from '../files/paths.ts';
import { text } from '../messages/text.ts';
import { formFor } from '../session/file-form.ts';
import type { MapSession } from '../session/map-session.ts';
import type { SaveAsOptions } from '../session/save-map-as.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field, NumberInput, Select, TextInput } from '../ui/fields.ts';
import type { TileFormatName } from './tile-format.tsx';
import { TileFormatFields, tileFormatOf } from './tile-format.tsx';

/** How the user wants to save a map. */
export type SaveChoice = SaveAsOptions;

const EXTENSIONS = { json: '.tmj', xml: '.tmx' } as const;

/** Asks for the name and format of a map's file. */
export function SaveAsDialog({ session, onClose }: { readonly session: MapSession; readonly onClose: (choice?: SaveChoice) => void }) {
	const own = session.form.value;
	const map = session.map.value;
	const [typed, setTyped] = useState(shownPath(session.path.value));
	const [format, setFormat] = useState<TileFormatName>('keep');
	const [level, setLevel] = useState(-1);
	const [chunk, setChunk] = useState(map.editorsettings?.chunksize?.width ?? 16);
	const [minimize, setMinimize] = useState(own.layout.options.minimize === true);
	const [indent, setIndent] = useState(own.layout.options.indent ?? 1);
	const path = rootedPath(typed);
	const { syntax, wrapped } = formFor(path);
	const isValid = /[^/]\.(?:tmx|tmj|json|js|xml)$/i.test(path);
	const isOtherChunk = chunk !== (map.editorsettings?.chunksize?.width ?? 16);

	const save = (): void => {
		if (!isValid) return;
		const options = minimize ? { minimize } : { indent };
		const form = { syntax, wrapped, layout: { options, crlf: own.layout.crlf } };
		onClose({ path, form, ...tileFormatOf(format, level), ...(isOtherChunk && { chunkSize: { width: chunk, height: chunk } }) });
	};

	return (
		<Dialog
			title={text.files.saveAs.replace('…', '')}
			onClose={() => onClose()}
			onSubmit={save}
			footer={
				<>
					<Button onClick={() => onClose()}>{text.ui.cancel}</Button>
					<Button primary submit disabled={!isValid}>
						{text.files.save}
					</Button>
				</>
			}
		>
			<Field label={text.files.path} hint={text.files.pathHint}>
				<TextInput value={typed} autoFocus onInput={setTyped} onCommit={setTyped} />
			</Field>
			<Field label={text.files.syntax}>
				<Select
					value={syntax}
					options={[
						{ value: 'json', text: text.files.json },
						{ value: 'xml', text: text.files.xml },
					]}
					onChange={(next) => setTyped(shownPath(withExtension(path, EXTENSIONS[next])))}
				/>
			</Field>
			<TileFormatFields value={format} level={level} onChange={setFormat} onLevel={setLevel} />
			{map.infinite && (
				<Field label={text.files.chunk}>
					<NumberInput value={chunk} min={4} max={1024} unit={text.newMap.tiles} onCommit={setChunk} />
				</Field>
			)}
			<Field label={text.files.layout}>
				<Select
					value={minimize ? 'minimized' : 'lines'}
					options={[
						{ value: 'lines', text: text.files.layouts.lines },
						{ value: 'minimized', text: text.files.layouts.minimized },
					]}
					onChange={(next) => setMinimize(next === 'minimized')}
				/>
			</Field>
			{!minimize && (
				<Field label={text.files.indent}>
					<NumberInput value={indent} min={0} max={16} onCommit={setIndent} />
				</Field>
			)}
			{!isValid && <p class="dialog-note">{text.files.badPath}</p>}
			{isValid && folderOf(path) !== folderOf(session.path.value) && <p class="dialog-note">{text.files.willMove}</p>}
		</Dialog>
	);
}
