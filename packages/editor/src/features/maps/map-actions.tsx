import { boundsOf, isEmpty } from '@tilewright/edit';
import { mapControls } from '@tilewright/editor-canvas/camera/controls.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { afterEdits, editing } from '@tilewright/editor-core/session/pending.ts';
import { sessionWords } from '@tilewright/editor-core/session/session-words.ts';
import { geometryOf } from '@tilewright/geometry';
import { Expand, Infinity as InfinityIcon, LocateFixed, Move } from 'lucide-preact';
import type { Action } from '../../contributions/action.ts';
import { hasMap } from '../../contributions/action.ts';
import { ask } from '../../page/ask.ts';
import { loadDialog } from '../../ui/load-dialog.ts';
import { mapSizeWords } from './map-size-words.ts';
import type { MapOffset } from './offset-map-dialog.tsx';
import type { NewSize } from './resize-map-dialog.tsx';

const hasSelection = ({ currentMap }: Editor): boolean => currentMap.value !== undefined && !isEmpty(currentMap.value.area.value);

let removeObjects = true;

/** The actions that change the size of a map, or go somewhere in it. */
export const mapActions: readonly Action[] = [
	{
		id: 'ResizeMap',
		text: mapSizeWords.resize,
		icon: Expand,
		isEnabled: hasMap,
		run: async (editor) => {
			const session = editor.currentMap.value;
			if (session === undefined) return;
			const [{ ResizeMapDialog }, { resize }] = await loadDialog(() =>
				Promise.all([import('./resize-map-dialog.tsx'), import('./map-size.ts')]),
			);
			const size = await ask<NewSize>(editor, (close) => (
				<ResizeMapDialog map={session.map.value} removeObjects={removeObjects} onClose={close} />
			));
			if (size === undefined) return;
			removeObjects = size.removeObjects;
			resize(session, size);
		},
	},
	{
		id: 'OffsetMap',
		text: mapSizeWords.offsetMap,
		icon: Move,
		isEnabled: hasMap,
		run: async (editor) => {
			const session = editor.currentMap.value;
			if (session === undefined) return;
			const [{ OffsetMapDialog }, { offset }] = await loadDialog(() =>
				Promise.all([import('./offset-map-dialog.tsx'), import('./offset-map.ts')]),
			);
			const { infinite } = session.map.value;
			const moving = await ask<MapOffset>(editor, (close) => (
				<OffsetMapDialog isInfinite={infinite} hasSelection={hasSelection(editor)} onClose={close} />
			));
			if (moving === undefined) return;
			const work = () => editor.undertake(mapSizeWords.offsetting, ({ rest }) => offset(session, moving, rest));
			if ((await editing(session, work)) === false) editor.notify(sessionWords.changedMeanwhile);
		},
	},
	{
		id: 'ToggleInfinite',
		text: mapSizeWords.infinite,
		icon: InfinityIcon,
		isEnabled: hasMap,
		isOn: ({ currentMap }) => currentMap.value?.map.value.infinite === true,
		run: ({ currentMap: { value: session }, undertake, notify }) => {
			if (session === undefined) return;
			const { infinite } = session.map.value;
			const title = infinite ? mapSizeWords.makingFinite : mapSizeWords.makingInfinite;
			const work = async () => {
				const { toggleInfinite } = await import('./map-size.ts');
				return await undertake(title, ({ rest }) => toggleInfinite(session, rest));
			};
			return afterEdits(session, async () => {
				if ((await editing(session, work)) === false) notify(sessionWords.changedMeanwhile);
			});
		},
	},
	{
		id: 'GoToTile',
		text: mapSizeWords.goToTile,
		icon: LocateFixed,
		keys: ['$mod+Shift+KeyG'],
		isEnabled: hasMap,
		run: async (editor) => {
			const session = editor.currentMap.value;
			if (session === undefined) return;
			const { GoToTileDialog } = await loadDialog(() => import('./go-to-tile-dialog.tsx'));
			const area = boundsOf(session.area.value);
			const start = area === undefined ? '' : `${area.x}, ${area.y}`;
			const cell = await ask<{ readonly x: number; readonly y: number }>(editor, (close) => (
				<GoToTileDialog initial={start} map={session.map.value} onClose={close} />
			));
			if (cell === undefined) return;
			const { x, y, width, height } = geometryOf(session.map.value).bounds({ ...cell, width: 1, height: 1 });
			mapControls(editor).value?.centerOn({ x: x + width / 2, y: y + height / 2 });
		},
	},
];
