import { applies } from '@tilewright/editor-core/export/applicable.ts';
import type { ExportChoice } from '@tilewright/editor-core/export/choice.ts';
import { besideOwn, formatsOf, knowsZstd, VERSIONS } from '@tilewright/editor-core/export/choice.ts';
import type { Preview } from '@tilewright/editor-core/export/preview.ts';
import { runExport } from '@tilewright/editor-core/export/run-export.ts';
import { completePath, rootedPath, shownPath, withExtension } from '@tilewright/editor-core/files/paths.ts';
import type { Session } from '@tilewright/editor-core/session/session.ts';
import type { ImageSize } from '@tilewright/format';
import type { Exported } from '@tilewright/ops';
import { ExportError, formatNamed } from '@tilewright/ops/formats';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { filesWords } from '../../file-dialogs/files-words.ts';
import { PathInput } from '../../file-dialogs/path-input.tsx';
import { TileFormatFields } from '../../file-dialogs/tile-format.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Checkbox, Field, NumberInput, Select, TextInput } from '../../ui/fields.ts';
import { uiWords } from '../../ui/ui-words.ts';
import { ExportLosses } from './export-losses.tsx';
import { exportingWords } from './export-words.ts';
import '../../ui/form-dialogs.css';
import './export-dialog.css';

const words = exportingWords;

/** An export that the user asked for. */
export interface ChosenExport {
	readonly choice: ExportChoice;
	readonly exported: Exported;
}

const extensionFor = (format: string): string => formatNamed(format)?.extensions[0] ?? '.json';

/** The time to wait for further changes before the losses are computed, in milliseconds. */
const PAUSE = 200;

/** Asks how to export a document, and shows what would get lost before anything is written (rules E135, E136). */
export function ExportDialog({
	session,
	initial,
	sizes,
	onClose,
}: {
	readonly session: Session;
	readonly initial: ExportChoice;
	readonly sizes: ReadonlyMap<string, ImageSize>;
	readonly onClose: (chosen?: ChosenExport) => void;
}) {
	const [choice, setChoice] = useState(initial);
	const [typed, setTyped] = useState(shownPath(initial.target));
	const preview = usePreview(session, choice, sizes);
	const set = (change: Partial<ExportChoice>): void => setChoice({ ...choice, ...change });
	const format = formatNamed(choice.format);
	const { needs = {}, ignores = [] } = format ?? {};
	const map = session.kind === 'map' ? session.map.value : undefined;
	const canExport = preview !== undefined && 'exported' in preview && preview.exported.files !== undefined;

	const setTarget = (next: string): void => {
		setTyped(next);
		set({ target: completePath(rootedPath(next), extensionFor(choice.format)) });
	};
	const setFormat = (name: string): void => {
		const target = besideOwn(session.path.value, withExtension(choice.target, extensionFor(name)));
		setTyped(shownPath(target));
		set({ format: name, target });
	};
	/** A checkbox; none where the option has no effect on the document. */
	const option = (name: BooleanOption, always = false): VNode | false =>
		applies(name, session.kind) && (
			<Checkbox checked={always || choice[name]} disabled={always} onChange={(next) => set({ [name]: next })}>
				{always ? `${words[name]} (${words.always})` : words[name]}
			</Checkbox>
		);

	return (
		<Dialog
			title={words.title}
			size="large"
			onClose={() => onClose()}
			onSubmit={() => canExport && onClose({ choice, exported: preview.exported })}
			footer={
				<>
					<Button onClick={() => onClose()}>{uiWords.cancel}</Button>
					<Button primary submit disabled={!canExport}>
						{words.export}
					</Button>
				</>
			}
		>
			<div class="map-dialog">
				<div class="map-dialog-fields">
					<Field label={words.format}>
						<Select
							value={choice.format}
							options={formatsOf(session.kind).map(({ name }) => ({ value: name, text: nameOfFormat(name) }))}
							onChange={setFormat}
						/>
					</Field>
					{!ignores.includes('exportVersion') && (
						<Field label={words.version}>
							<Select
								value={choice.version ?? ''}
								options={[{ value: '', text: words.latest }, ...VERSIONS.map((version) => ({ value: version, text: version }))]}
								onChange={(next) => {
									const { version: _, ...rest } = choice;
									const tiles = choice.tiles === 'zstd' && !knowsZstd(next || undefined) ? 'zlib' : choice.tiles;
									setChoice({ ...rest, tiles, ...(next !== '' && { version: next }) });
								}}
							/>
						</Field>
					)}
					<Field label={words.target} hint={filesWords.pathHint}>
						<PathInput value={typed} autoFocus={!session.hasFile.value} onChange={setTarget} />
					</Field>
					<fieldset class="checkbox-group">
						<legend class="visually-hidden">{words.options}</legend>
						{option('embedTilesets', needs.embedTilesets)}
						{option('detachTemplates', needs.detachTemplates)}
						{option('resolveTypes', needs.resolveTypes)}
						{!ignores.includes('minimize') && option('minimize')}
					</fieldset>
					<details class="export-more">
						<summary>{words.more}</summary>
						{map !== undefined && !ignores.includes('encoding') && (
							<TileFormatFields
								value={choice.tiles}
								level={choice.level}
								without={knowsZstd(choice.version) ? [] : ['zstd']}
								onChange={(tiles) => set({ tiles })}
								onLevel={(level) => set({ level })}
							/>
						)}
						{map?.infinite === true && !ignores.includes('chunkSize') && (
							<Field label={filesWords.chunk}>
								<NumberInput
									value={choice.chunk ?? map.editorsettings?.chunksize?.width ?? 16}
									min={4}
									max={1024}
									unit={uiWords.tiles}
									onCommit={(chunk) => set({ chunk })}
								/>
							</Field>
						)}
						{!ignores.includes('indent') && !choice.minimize && (
							<Field label={filesWords.indent}>
								<NumberInput value={choice.indent} min={0} max={16} onCommit={(indent) => set({ indent })} />
							</Field>
						)}
						{applies('stamp', session.kind) && (
							<Field label={words.stamp}>
								<Select
									value={choice.stamp}
									options={STAMPS.map((value) => ({ value, text: words.stamps[value] }))}
									onChange={(stamp) => set({ stamp })}
								/>
							</Field>
						)}
						<div class="checkbox-group">
							{map?.infinite === true && option('finite')}
							{option('removeUnusedTilesets')}
							{option('renumber')}
							{option('repairGrown')}
							{option('keepImageSizes')}
							{applies('unembedTo', session.kind) && (
								<Checkbox
									checked={choice.unembedTo !== undefined}
									disabled={choice.embedTilesets || needs.embedTilesets === true}
									onChange={(next) => {
										const { unembedTo: _, ...rest } = choice;
										setChoice({ ...rest, ...(next && { unembedTo: '/tilesets' }) });
									}}
								>
									{words.unembed}
								</Checkbox>
							)}
						</div>
						{choice.unembedTo !== undefined && (
							<Field label={words.unembedFolder}>
								<TextInput value={shownPath(choice.unembedTo)} onCommit={(folder) => set({ unembedTo: rootedPath(folder) })} />
							</Field>
						)}
					</details>
				</div>
				<ExportLosses preview={preview} />
			</div>
		</Dialog>
	);
}

type BooleanOption = {
	[K in keyof ExportChoice]-?: ExportChoice[K] extends boolean ? K : never;
}[keyof ExportChoice] &
	keyof typeof words;

const STAMPS = ['keep', 'editorversion', 'tiledversion'] as const;

const NAMES: Readonly<Record<string, string>> = words.formats;

const nameOfFormat = (name: string): string => NAMES[name] ?? name;

/** Returns a preview of the export of a choice; made again after each change of it. Until then there is none: that of another choice is of no use. */
function usePreview(session: Session, choice: ExportChoice, sizes: ReadonlyMap<string, ImageSize>): Preview {
	const [found, setFound] = useState<{ readonly of: ExportChoice; readonly preview: Preview }>();
	useEffect(() => {
		// A preview of another choice need not be finished.
		const ending = new AbortController();
		const show = (preview: Preview): void => {
			if (!ending.signal.aborted) setFound({ of: choice, preview });
		};
		const timer = setTimeout(() => {
			runExport(session, choice, sizes, ending.signal).then(
				(exported) => show({ exported }),
				(error: unknown) => show(failureOf(error)),
			);
		}, PAUSE);
		return () => {
			ending.abort();
			clearTimeout(timer);
		};
	}, [session, choice, sizes]);
	return found?.of === choice ? found.preview : undefined;
}

const failureOf = (error: unknown): Preview => ({
	failed: error instanceof Error ? error.message : String(error),
	...(error instanceof ExportError && { advice: error.advice }),
});
