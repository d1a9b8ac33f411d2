import { createTileset } from '@tilewright/edit';
import { referenceTo } from '@tilewright/ops';
import type { PictureKey } from '@tilewright/render';
import { useEffect, useState } from 'preact/hooks';
import { useEditor } from '../app/context.ts';
import { writeNew } from '../background/run.ts';
import { isRefused } from '../files/files.ts';
import { text } from '../messages/text.ts';
import type { Failure } from '../session/change-tilesets.ts';
import { addEmbeddedTileset, addTilesetFile } from '../session/change-tilesets.ts';
import type { MapSession } from '../session/map-session.ts';
import { Button } from '../ui/button.tsx';
import { ColorInput } from '../ui/color-input.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Checkbox, Field, NumberInput, Select, TextInput } from '../ui/fields.ts';
import { picturesOf } from '../viewport/pictures.ts';
import { TilesetPreview, tilesAlong } from './tileset-preview.tsx';
import './map-dialogs.css';

interface NewTilesetProps {
	readonly session: MapSession;
	/** The image that it starts with. */
	readonly image?: string;
	readonly onClose: () => void;
}

/** What a new tileset is made of. */
interface Draft {
	readonly name: string;
	readonly image: string;
	readonly tilewidth: number;
	readonly tileheight: number;
	readonly margin: number;
	readonly spacing: number;
	/** The color of the image that no tile shows; empty if there is none. */
	readonly transparentcolor: string;
	readonly embed: boolean;
}

const IMAGES = /\.(?:png|jpe?g|webp|gif|bmp|svg)$/i;

/** Makes a tileset from an image, in a file of its own or in the map (rule E86). */
export function NewTileset({ session, image = '', onClose }: NewTilesetProps) {
	const editor = useEditor();
	const { tilewidth, tileheight } = session.map.value;
	const [images, setImages] = useState<readonly string[]>([]);
	const [draft, setDraft] = useState<Draft>({
		name: '',
		image,
		tilewidth,
		tileheight,
		margin: 0,
		spacing: 0,
		transparentcolor: '',
		embed: false,
	});
	const pictures = picturesOf(session.files);
	pictures.loads.value;
	const size = pictures.facts.get(draft.image);
	useEffect(() => void session.files.list().then((all) => setImages(all.filter((path) => IMAGES.test(path)))), [session]);
	useEffect(() => {
		if (draft.image !== '') pictures.want([{ path: draft.image }, keyOf(draft)]);
	}, [draft.image, draft.transparentcolor, pictures]);
	const change = (part: Partial<Draft>): void => setDraft({ ...draft, ...part });
	const columns = size ? tilesAlong(size.width, draft.tilewidth, draft) : 0;
	const rows = size ? tilesAlong(size.height, draft.tileheight, draft) : 0;
	const name = draft.name === '' ? baseName(draft.image) : draft.name;

	const make = async (): Promise<void> => {
		if (!size) return;
		const failure = await addNew(session, { ...draft, name }, size);
		if (failure !== undefined) return editor.fail(failure);
		session.currentTileset.value = session.map.value.tilesets.length - 1;
		onClose();
	};

	return (
		<Dialog
			title={text.tilesets.newTitle}
			size="large"
			onClose={onClose}
			onSubmit={() => void make()}
			footer={
				<>
					<Button onClick={onClose}>{text.ui.cancel}</Button>
					<Button primary submit disabled={columns * rows === 0}>
						{text.tilesets.make}
					</Button>
				</>
			}
		>
			<div class="map-dialog">
				<div class="map-dialog-fields">
					<Field label={text.tilesets.image}>
						<Select
							value={draft.image}
							options={[{ value: '', text: text.tilesets.chooseImage }, ...images.map((path) => ({ value: path, text: path.slice(1) }))]}
							onChange={(image) => change({ image })}
						/>
					</Field>
					<Field label={text.tilesets.name}>
						<TextInput value={name} onCommit={(value) => change({ name: value })} />
					</Field>
					<Field label={text.tilesets.tileWidth}>
						<NumberInput value={draft.tilewidth} min={1} step={1} unit="px" onCommit={(value) => change({ tilewidth: value })} />
					</Field>
					<Field label={text.tilesets.tileHeight}>
						<NumberInput value={draft.tileheight} min={1} step={1} unit="px" onCommit={(value) => change({ tileheight: value })} />
					</Field>
					<Field label={text.tilesets.margin}>
						<NumberInput value={draft.margin} min={0} step={1} unit="px" onCommit={(value) => change({ margin: value })} />
					</Field>
					<Field label={text.tilesets.spacing}>
						<NumberInput value={draft.spacing} min={0} step={1} unit="px" onCommit={(value) => change({ spacing: value })} />
					</Field>
					<Field label={text.tilesets.transparentColor}>
						<ColorInput
							value={draft.transparentcolor}
							onCommit={(transparentcolor) => change({ transparentcolor })}
							onClear={() => change({ transparentcolor: '' })}
						/>
					</Field>
					<Field label={text.tilesets.embedInMap}>
						<Checkbox checked={draft.embed} onChange={(embed) => change({ embed })} />
					</Field>
				</div>
				<figure class="map-dialog-preview">
					<TilesetPreview picture={draft.image === '' ? undefined : pictures.get(keyOf(draft))} cut={draft} />
					<figcaption>
						<span role="status">
							{draft.image === '' ? text.tilesets.previewEmpty : size === null ? text.tilesets.noImage : text.tilesets.count(columns, rows)}
						</span>
					</figcaption>
				</figure>
			</div>
		</Dialog>
	);
}

const keyOf = ({ image, transparentcolor }: Draft): PictureKey => ({
	path: image,
	...(transparentcolor !== '' && { transparentcolor }),
});

const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');

/** Adds the tileset to the map; its file, if it gets one, is written beside the image and replaces nothing. */
async function addNew(session: MapSession, draft: Draft, size: { readonly width: number; readonly height: number }): Promise<Failure> {
	const { name, image, embed, transparentcolor, ...cut } = draft;
	const path = `${image.slice(0, image.lastIndexOf('/') + 1)}${name}.tsj`;
	const sheet = createTileset({
		...cut,
		name,
		image: referenceTo(image, embed ? session.path.value : path),
		imagewidth: size.width,
		imageheight: size.height,
		...(transparentcolor !== '' && { transparentcolor }),
	});
	if (embed) return addEmbeddedTileset(session, sheet);
	const written = await session.files.write(path, await writeNew(sheet), 'nothing');
	if (isRefused(written)) return written.why;
	return 'conflict' in written ? text.tilesets.fileExists(path) : await addTilesetFile(session, path);
}
