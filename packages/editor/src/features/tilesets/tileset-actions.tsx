import { swapped } from '@tilewright/edit';
import { forgetPictures } from '@tilewright/editor-canvas/stage/pictures.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { Failure } from '@tilewright/editor-core/session/failure.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { changing } from '@tilewright/editor-core/session/pending.ts';
import { stepOnTiles } from '@tilewright/editor-core/session/step-by-parts.ts';
import { ArrowLeftRight, ChevronLeft, ChevronRight, FileInput, RefreshCw, Replace, Trash2 } from 'lucide-preact';
import type { Action } from '../../contributions/action.ts';
import { hasMap } from '../../contributions/action.ts';
import { askForFiles } from '../../file-dialogs/ask-for-files.tsx';
import { choose } from '../../ui/choice-dialog.tsx';
import { loadDialog } from '../../ui/load-dialog.ts';
import { changeTilesOf } from './change-tiles.ts';
import { addTilesetFile, embedTileset, isTilesetUsed, removeTileset, removeUnused, replaceTilesetByFile } from './change-tilesets.ts';
import { offerTileSize } from './offer-tile-size.ts';
import { inTabOrder } from './panel/tab-order.ts';
import { tilesetViews } from './panel/tileset-views.ts';
import { tilesetActionsWords } from './tileset-actions-words.ts';
import { tilesetsWords } from './tilesets-words.ts';

const hasTileset = ({ currentMap }: Editor): boolean => (currentMap.value?.structure.value.tilesets.length ?? 0) > 0;

/** Runs a change of tilesets on the current map, and says what went wrong. */
async function change(editor: Editor, how: (session: MapSession) => Failure | Promise<Failure>): Promise<void> {
	const session = editor.currentMap.value;
	const failure = session && (await how(session));
	if (failure !== undefined) editor.fail(failure);
}

/** Asks for files of tilesets, among those that are worked on. */
async function askForTilesets(editor: Editor, title: string, take: string, several: boolean): Promise<readonly string[]> {
	const all = await loadDialog(async () => (await editor.currentMap.value?.files.list()) ?? []);
	const paths = all.filter((path) => /\.(?:tsx|tsj|json|xml)$/i.test(path));
	return (await askForFiles(editor, { title, paths, take, several })) ?? [];
}

/** A used tileset takes its cells and objects with it (rule E90). */
async function askToRemove(editor: Editor): Promise<boolean> {
	const title = tilesetActionsWords.removeTileset;
	return (
		(await choose(editor, { title, message: tilesetsWords.removeUsed, answers: [{ value: true, text: title, danger: true }] })) === true
	);
}

/** Shows the tileset of the next (1) or previous (-1) tab; after the last comes the first. */
function step({ currentMap: { value: session }, preferences }: Editor, by: number): void {
	if (session === undefined) return;
	const { currentTileset, selectedTiles, map, path, graph } = session;
	const tabs = inTabOrder(tilesetViews(map.value, path.value, graph.value), preferences.tilesetOrder.value);
	const at = tabs.findIndex(({ position }) => position === currentTileset.value);
	currentTileset.value = tabs.at((at + by) % tabs.length)?.position ?? 0;
	selectedTiles.value = [];
}

export const tilesetActions: readonly Action[] = [
	{
		id: 'AddExternalTileset',
		text: tilesetActionsWords.addExternalTileset,
		icon: FileInput,
		isEnabled: hasMap,
		run: async (editor) => {
			const session = editor.currentMap.value;
			if (session === undefined) return;
			const paths = await askForTilesets(editor, tilesetActionsWords.addExternalTitle, tilesetsWords.take, true);
			if (paths.length === 0) return;
			await changing(session, async () => {
				for (const path of paths) await change(editor, () => addTilesetFile(session, path));
			});
			session.currentTileset.value = session.map.value.tilesets.length - 1;
			offerTileSize(editor, session);
		},
	},
	{
		id: 'EmbedTileset',
		text: tilesetActionsWords.embedTileset,
		isEnabled: ({ currentMap }) => {
			const tileset = currentMap.value?.structure.value.tilesets[currentMap.value.currentTileset.value];
			return tileset !== undefined && 'source' in tileset;
		},
		run: (editor) => change(editor, (session) => embedTileset(session, session.currentTileset.value)),
	},
	{
		id: 'ExportTileset',
		text: tilesetActionsWords.exportTileset,
		isEnabled: ({ currentMap }) => {
			const tileset = currentMap.value?.structure.value.tilesets[currentMap.value.currentTileset.value];
			return tileset !== undefined && !('source' in tileset);
		},
		run: async (editor) => {
			const session = editor.currentMap.value;
			if (session === undefined) return;
			const { askToExportTileset } = await loadDialog(() => import('./export-tileset.ts'));
			await askToExportTileset(editor, session, session.currentTileset.value);
		},
	},
	{
		id: 'ReplaceTileset',
		text: tilesetActionsWords.replaceTileset,
		icon: Replace,
		isEnabled: hasTileset,
		run: async (editor) => {
			const [path] = await askForTilesets(editor, tilesetActionsWords.replaceTitle, tilesetsWords.takeInstead, false);
			const session = editor.currentMap.value;
			if (path === undefined || session === undefined) return;
			const replace = (rest: () => Promise<void>) => replaceTilesetByFile(session, session.currentTileset.value, path, rest);
			await changeTilesOf(editor, session, tilesetsWords.replacing, replace);
		},
	},
	{
		id: 'RemoveTileset',
		text: tilesetActionsWords.removeTileset,
		icon: Trash2,
		isEnabled: hasTileset,
		run: async (editor) => {
			const session = editor.currentMap.value;
			if (session === undefined) return;
			const position = session.currentTileset.value;
			const mayRemove = !isTilesetUsed(session, position) || (await askToRemove(editor));
			if (mayRemove) await changeTilesOf(editor, session, tilesetsWords.removing, (rest) => removeTileset(session, position, rest));
		},
	},
	{
		id: 'RemoveUnusedTilesets',
		text: tilesetActionsWords.removeUnusedTilesets,
		isEnabled: hasTileset,
		run: ({ currentMap: { value: session }, notify }) => {
			if (session !== undefined) notify(tilesetsWords.removedUnused(removeUnused(session)));
		},
	},
	{
		id: 'AddAutomappingRulesTileset',
		text: tilesetActionsWords.addRulesTileset,
		isEnabled: hasMap,
		run: (editor) =>
			change(editor, async (session) => {
				const failure = await (await import('./add-rules-tileset.ts')).addRulesTileset(session);
				if (failure === undefined) session.currentTileset.value = session.map.value.tilesets.length - 1;
				return failure;
			}),
	},
	{
		id: 'SwapTiles',
		text: tilesetActionsWords.swapTiles,
		icon: ArrowLeftRight,
		isEnabled: ({ currentMap }) => currentMap.value?.selectedTiles.value.length === 2,
		run: async (editor) => {
			const session = editor.currentMap.value;
			const [one, other] = session?.selectedTiles.value ?? [];
			const firstgid = session?.map.value.tilesets[session.currentTileset.value]?.firstgid;
			if (session === undefined || firstgid === undefined || one === undefined || other === undefined) return;
			const swap = swapped(firstgid + one, firstgid + other);
			await changeTilesOf(editor, session, tilesetsWords.swapping, (rest) =>
				stepOnTiles(session, tilesetActionsWords.swapTiles, swap, rest),
			);
		},
	},
	{
		id: 'ReloadTilesetImages',
		text: tilesetActionsWords.reloadImages,
		icon: RefreshCw,
		keys: ['$mod+KeyT'],
		isEnabled: hasMap,
		run: ({ currentMap }) => {
			if (currentMap.value !== undefined) forgetPictures(currentMap.value.files);
		},
	},
	{
		id: 'SelectPreviousTileset',
		text: tilesetActionsWords.previousTileset,
		icon: ChevronLeft,
		keys: ['['],
		isEnabled: hasTileset,
		run: (editor) => step(editor, -1),
	},
	{
		id: 'SelectNextTileset',
		text: tilesetActionsWords.nextTileset,
		icon: ChevronRight,
		keys: [']'],
		isEnabled: hasTileset,
		run: (editor) => step(editor, 1),
	},
];
