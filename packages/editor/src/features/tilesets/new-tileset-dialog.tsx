import { picturesOf } from '@tilewright/editor-canvas/stage/pictures.ts';
import { attempt } from '@tilewright/editor-core/commands/run.ts';
import type { Files } from '@tilewright/editor-core/files/files.ts';
import { isRefused } from '@tilewright/editor-core/files/files.ts';
import { isInMemory } from '@tilewright/editor-core/files/memory-files.ts';
import { completePath, extensionOf, folderOf, isPicture, nameOf, rootedPath, shownPath } from '@tilewright/editor-core/files/paths.ts';
import { FIRST_MAP } from '@tilewright/editor-core/session/create-new-map.ts';
import type { Failure } from '@tilewright/editor-core/session/failure.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { newFilePath } from '@tilewright/editor-core/session/new-file-path.ts';
import type { TilesetFile } from '@tilewright/format';
import type { PictureKey } from '@tilewright/render';
import { fileOpen } from 'browser-fs-access';
import { FolderOpen } from 'lucide-preact';
import { useEffect, useState } from 'preact/hooks';
import { filesWords } from '../../file-dialogs/files-words.ts';
import { PathInput } from '../../file-dialogs/path-input.tsx';
import { PickFiles } from '../../file-dialogs/pick-files-dialog.tsx';
import { bringFiles } from '../../opening/bring-files.ts';
import { ask } from '../../page/ask.ts';
import { useEditor } from '../../page/context.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Checkbox, Field, Select, TextInput } from '../../ui/fields.ts';
import { uiWords } from '../../ui/ui-words.ts';
import { propertiesWords } from '../properties/properties-words.ts';
import type { SheetCut } from './create-new-tileset.ts';
import { addNewTileset, collectionOf, sheetOf, writeTileset } from './create-new-tileset.ts';
import { SheetFields } from './sheet-fields.tsx';
import { TilesetPreview, tilesAlong } from './tileset-preview.tsx';
import { tilesetsWords } from './tilesets-words.ts';
import '../../ui/form-dialogs.css';
import '../../file-dialogs/pick-files.css';

interface NewTilesetProps {
	/** The map that it is for; without one, it is a document of its own. */
	readonly session: MapSession | undefined;
	readonly files: Files;
	/** The images that it starts with: one to cut into tiles, or several to collect. */
	readonly images?: readonly string[];
	readonly onClose: (made?: MadeTileset) => void;
}

/** The tileset that the user made. */
export interface MadeTileset {
	readonly tileset: TilesetFile;
	/** The path of its file; `undefined` if the map holds it. */
	readonly file: string | undefined;
	readonly images: readonly string[];
}

/** The input for a new tileset. */
interface Draft extends SheetCut {
	readonly type: 'sheet' | 'collection';
	/** As the user typed it; empty for one that follows from the images. */
	readonly name: string;
	/** The image of a sheet. */
	readonly image: string;
	/** Those of a collection. */
	readonly images: readonly string[];
	/** The path of its file as the user typed it; `undefined` for one that follows from the name. */
	readonly file: string | undefined;
	readonly embed: boolean;
}

/** The last choices. */
let last: Pick<Draft, 'type' | 'margin' | 'spacing' | 'embed'> = { type: 'sheet', margin: 0, spacing: 0, embed: false };

/** That of new maps, if there is no map to take it from. */
const FIRST_SIZE = { tilewidth: FIRST_MAP.tilewidth, tileheight: FIRST_MAP.tileheight };

const IS_NAME = /[^/]\.(?:tsx|tsj|json)$/i;

const words = tilesetsWords;

/** Makes a tileset from an image or as a collection of images, in a file of its own or in the map (rule E86). */
export function NewTileset({ session, files, images: given = [], onClose }: NewTilesetProps) {
	const editor = useEditor();
	const { tilewidth, tileheight } = session?.map.value ?? FIRST_SIZE;
	const [images, setImages] = useState<readonly string[]>([]);
	const [draft, setDraft] = useState<Draft>({
		...{ name: '', image: given[0] ?? '', images: given, file: undefined, tilewidth, tileheight, transparentcolor: '' },
		...last,
		...(given.length > 0 && { type: given.length === 1 ? 'sheet' : 'collection' }),
		...(session === undefined && { embed: false }),
	});
	const pictures = picturesOf(files);
	pictures.loads.value;
	const size = pictures.facts.get(draft.image);
	useEffect(() => void files.list().then((all) => setImages(all.filter(isPicture))), [files]);
	useEffect(() => {
		if (draft.image !== '') pictures.want([{ path: draft.image }, keyOf(draft)]);
	}, [draft.image, draft.transparentcolor, pictures]);
	const change = (part: Partial<Draft>): void => setDraft((before) => ({ ...before, ...part }));
	const isSheet = draft.type === 'sheet';
	const [first = ''] = isSheet ? [draft.image] : draft.images;
	const name = draft.name === '' ? (isSheet ? baseName(draft.image) : folderName(first) || words.untitled) : draft.name;
	const suggested = newFilePath(session, 'tileset', name, first === '' ? undefined : first);
	/** Before an image is chosen, nothing is wrong with its file. */
	const isNamed = draft.file !== undefined || name !== '';
	const typed = draft.file ?? (isNamed ? shownPath(suggested) : '');
	const file = completePath(rootedPath(typed), extensionOf(suggested));
	const hasName = draft.embed || IS_NAME.test(file);
	const columns = size ? tilesAlong(size.width, draft.tilewidth, draft) : 0;
	const rows = size ? tilesAlong(size.height, draft.tileheight, draft) : 0;
	const hasTiles = isSheet ? columns * rows > 0 : draft.images.length > 0;

	async function chooseImages(): Promise<void> {
		const chosen = await ask<readonly string[]>(editor, (close) => (
			<PickFiles title={words.chooseImages} paths={images} take={propertiesWords.choose} several onClose={close} />
		));
		if (chosen !== undefined) change({ images: chosen });
	}

	async function chooseFromComputer(): Promise<void> {
		const chosen = await fileOpen({ mimeTypes: ['image/*'], id: 'tilewright-images' }).catch(() => undefined);
		if (chosen === undefined) return;
		const outside = { name: chosen.name, bytes: new Uint8Array(await chosen.arrayBuffer()) };
		const places = await bringFiles(files, [outside], session === undefined ? '' : folderOf(session.path.value));
		if ('failed' in places) return editor.fail(places.failed);
		setImages((await files.list()).filter(isPicture));
		change({ image: places.get(chosen.name) ?? '' });
	}

	async function make(): Promise<void> {
		const { type, margin, spacing, transparentcolor, embed } = draft;
		const own = embed && session !== undefined ? undefined : file;
		const from = own ?? session?.path.value ?? file;
		const cut = { tilewidth: draft.tilewidth, tileheight: draft.tileheight, margin, spacing, transparentcolor };
		const used = isSheet ? [draft.image] : draft.images;
		const tileset = isSheet ? size && sheetOf(name, from, draft.image, cut, size) : await collectionOf(files, name, from, used);
		if (tileset === undefined || tileset === null) return;
		if (typeof tileset === 'string') return editor.fail(tileset);
		const failure = session === undefined ? await keepNew(tileset) : await addNewTileset(session, tileset, own);
		if (failure !== undefined) return editor.fail(failure);
		last = { ...last, type, margin, spacing, ...(session !== undefined && { embed }) };
		if (session !== undefined) session.currentTileset.value = session.map.value.tilesets.length - 1;
		onClose({ tileset, file: own, images: used });
	}

	/** Files in memory are written when the user saves. */
	async function keepNew(tileset: TilesetFile): Promise<Failure> {
		if (!isInMemory(files)) return await writeTileset(files, tileset, file);
		return isRefused(await files.read(file)) ? undefined : words.fileExists(file);
	}

	return (
		<Dialog
			title={words.newTitle}
			size="large"
			onClose={() => onClose()}
			onSubmit={() => hasTiles && hasName && void make()}
			footer={
				<>
					<Button onClick={() => onClose()}>{uiWords.cancel}</Button>
					<Button primary submit disabled={!hasTiles || !hasName}>
						{words.make}
					</Button>
				</>
			}
		>
			<div class="map-dialog">
				<div class="map-dialog-fields">
					<Field label={words.type}>
						<Select value={draft.type} options={TYPES} onChange={(type) => change({ type })} />
					</Field>
					{isSheet ? (
						<Field label={words.image}>
							<Select
								value={draft.image}
								options={[{ value: '', text: words.chooseImage }, ...images.map((path) => ({ value: path, text: path.slice(1) }))]}
								onChange={(chosen) => change({ image: chosen })}
							/>
							<IconButton icon={FolderOpen} label={words.fromComputer} onClick={() => void attempt(editor, chooseFromComputer)} />
						</Field>
					) : (
						<Field label={words.images}>
							<Button onClick={() => void chooseImages()}>{words.chooseImages}</Button>
						</Field>
					)}
					<Field label={words.name}>
						<TextInput value={name} onCommit={(value) => change({ name: value })} />
					</Field>
					{isSheet && <SheetFields cut={draft} onChange={change} />}
					{session !== undefined && (
						<Field label={words.embedInMap}>
							<Checkbox checked={draft.embed} onChange={(embed) => change({ embed })} />
						</Field>
					)}
					{!draft.embed && (
						<Field label={words.file} hint={filesWords.pathHint}>
							<PathInput value={typed} autoFocus={false} onChange={(path) => change({ file: path })} />
						</Field>
					)}
				</div>
				<figure class="map-dialog-preview">
					{isSheet ? (
						<TilesetPreview picture={draft.image === '' ? undefined : pictures.get(keyOf(draft))} cut={draft} />
					) : (
						<ul class="pick-list tileset-images">
							{draft.images.map((path) => (
								<li key={path}>{nameOf(path)}</li>
							))}
						</ul>
					)}
					<figcaption>
						<span role="status">{isSheet ? sheetNote() : words.imageCount(draft.images.length)}</span>
					</figcaption>
				</figure>
			</div>
			{isNamed && !hasName && <p class="dialog-note">{words.badName}</p>}
		</Dialog>
	);

	function sheetNote(): string {
		if (draft.image === '') return words.previewEmpty;
		return size === null ? words.noImage : words.count(columns, rows);
	}
}

const TYPES = (['sheet', 'collection'] as const).map((value) => ({ value, text: words.types[value] }));

const keyOf = ({ image, transparentcolor }: Draft): PictureKey => ({
	path: image,
	...(transparentcolor !== '' && { transparentcolor }),
});

const baseName = (path: string): string => nameOf(path).replace(/\.[^.]*$/, '');

/** The name of the folder of a file: images of a collection are often in one of their own. */
const folderName = (path: string): string => path.split('/').at(-2) ?? '';
