import { pointOnLayer } from '@tilewright/editor-canvas/objects/point-on-layer.ts';
import { insertion } from '@tilewright/editor-canvas/tools/objects/insertion.ts';
import { templatePlacement } from '@tilewright/editor-canvas/tools/objects/template-placement.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { folderOf, isPicture, nameOf } from '@tilewright/editor-core/files/paths.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { chooseTemplate } from '@tilewright/editor-core/session/templates.ts';
import { read } from '@tilewright/format';
import type { Vector } from '@tilewright/geometry';
import type { OutsideFile } from '../../opening/bring-files.ts';
import { bringFiles } from '../../opening/bring-files.ts';
import { openPath } from '../../opening/open-path.ts';
import { templatesWords } from '../templates/templates-words.ts';
import { loadTemplate } from '../templates/use-templates.ts';
import { addTilesetFile } from '../tilesets/change-tilesets.ts';
import { newTileset } from '../tilesets/new-tileset.tsx';
import { offerTileSize } from '../tilesets/offer-tile-size.ts';

type DroppedKind = 'map' | 'tileset' | 'template' | 'image' | 'other';

const KINDS: Readonly<Record<string, DroppedKind>> = {
	tmx: 'map',
	tmj: 'map',
	tsx: 'tileset',
	tsj: 'tileset',
	tx: 'template',
	tj: 'template',
};

/** Returns the kind of a dropped file: by its name, and if that does not tell, by its content. */
export const droppedKind = ({ name, bytes }: OutsideFile): DroppedKind => kindOfName(name) ?? kindOfContent(bytes);

/** @returns `undefined` if the name does not tell */
function kindOfName(name: string): DroppedKind | undefined {
	if (isPicture(name)) return 'image';
	return KINDS[/[^.]*$/.exec(name.toLowerCase())?.[0] ?? ''] ?? (/\.(?:json|xml|js)$/i.test(name) ? undefined : 'other');
}

function kindOfContent(bytes: Uint8Array): DroppedKind {
	const type = read(bytes).doc?.type;
	return type === 'map' || type === 'tileset' || type === 'template' ? type : 'other';
}

/** The paths of files that a map can use. */
interface Usable {
	readonly tilesets: readonly string[];
	readonly templates: readonly string[];
	readonly images: readonly string[];
}

/**
 * Uses files that were dropped while a map is open (rules E67, E87): tilesets are added to it, templates are placed, and an image starts a new
 * tileset.
 *
 * @param at - where they were dropped, on the screen of the map
 * @returns `false` if these files mean something else, such as a map that is to be opened
 */
export async function dropOnMap(editor: Editor, session: MapSession, dropped: readonly OutsideFile[], at?: Vector): Promise<boolean> {
	const kinds = new Map(dropped.map((file) => [file.name, droppedKind(file)]));
	const of = (kind: DroppedKind): string[] => [...kinds].flatMap(([name, each]) => (each === kind ? [name] : []));
	const [tilesets, templates, images] = [of('tileset'), of('template'), of('image')];
	if (of('map').length > 0 || tilesets.length + templates.length + images.length === 0) return false;
	const places = await bringFiles(session.files, dropped, folderOf(session.path.value));
	if ('failed' in places) {
		editor.fail(places.failed);
		return true;
	}
	const placesOf = (names: readonly string[]): string[] => names.flatMap((name) => places.get(name) ?? []);
	await useOnMap(editor, session, { tilesets: placesOf(tilesets), templates: placesOf(templates), images: placesOf(images) }, at);
	return true;
}

/**
 * Uses a file of the project that was dropped on a map (rule E122), like one from elsewhere. Maps and worlds are opened.
 *
 * @param at - where it was dropped, on the screen of the map
 */
export async function dropProjectFile(editor: Editor, session: MapSession, path: string, at?: Vector): Promise<void> {
	const content = kindOfName(nameOf(path)) === undefined ? await session.files.read(path) : { bytes: new Uint8Array() };
	const kind = 'bytes' in content ? droppedKind({ name: nameOf(path), bytes: content.bytes }) : 'other';
	if (kind === 'map' || kind === 'other') return void (await openPath(editor, path, session.files));
	const of = (each: DroppedKind): string[] => (each === kind ? [path] : []);
	await useOnMap(editor, session, { tilesets: of('tileset'), templates: of('template'), images: of('image') }, at);
}

async function useOnMap(editor: Editor, session: MapSession, { tilesets, templates, images }: Usable, at?: Vector): Promise<void> {
	for (const path of tilesets) {
		const failure = await addTilesetFile(session, path);
		if (failure === undefined) session.currentTileset.value = session.map.value.tilesets.length - 1;
		else editor.fail(failure);
	}
	for (const path of templates) await placeTemplate(editor, session, path, at);
	// Images that came with documents belong to these.
	const alone = tilesets.length + templates.length === 0 ? images : [];
	if (alone.length > 0) await newTileset(editor, alone, session);
	else if (tilesets.length > 0) offerTileSize(editor, session);
}

/** Places an instance where it was dropped, on the current object layer (rule E67). */
async function placeTemplate(editor: Editor, session: MapSession, path: string, screen: Vector | undefined): Promise<void> {
	const failure = await loadTemplate(session, path);
	if (failure !== undefined) return editor.fail(failure);
	chooseTemplate(session, path);
	if (session.currentLayerType.value !== 'objectgroup') return editor.notify(templatesWords.noObjectLayer);
	const at = pointOnLayer(editor, session, screen);
	const inserting = insertion({ editor, session });
	const placed = at && templatePlacement(session, path, at);
	if (placed !== undefined && inserting.layer() !== undefined) inserting.add(placed);
}
