import { signal } from '@preact/signals-core';
import type { Turn } from '@tilewright/edit';
import { turnGid } from '@tilewright/edit';
import { objectsWords } from '../../objects/objects-words.ts';
import type { Tool } from '../../tool/tool.ts';
import { insertAtPointer } from './insert-at-pointer.ts';
import { insertion, isPlain } from './insertion.ts';
import { newText } from './new-text.ts';
import { tilePlacement } from './tile-placement.ts';

/** Places points (rule E37). */
export const insertPointTool: Tool = {
	id: 'CreatePointObjectTool',
	text: objectsWords.tools.point,
	keys: ['i'],
	layers: ['objectgroup'],
	start(context) {
		const inserting = insertion(context);
		return insertAtPointer(context, (pointer) => ({ shape: 'point', ...inserting.position(pointer) }));
	},
};

/** Places texts (rule E39). */
export const insertTextTool: Tool = {
	id: 'CreateTextObjectTool',
	text: objectsWords.tools.text,
	keys: ['e'],
	layers: ['objectgroup'],
	isForMaps: true,
	start(context) {
		const inserting = insertion(context);
		return insertAtPointer(context, (pointer) => ({ ...newText(objectsWords.helloWorld), ...inserting.position(pointer) }));
	},
};

/** The turns of a tile before it is placed, by keys. */
const TURNS: Readonly<Record<string, Turn>> = { x: 'flip-horizontally', y: 'flip-vertically', z: 'rotate-right', Z: 'rotate-left' };

/** Places tiles, which can be flipped and turned before (rule E39). */
export const insertTileTool: Tool = {
	id: 'CreateTileObjectTool',
	text: objectsWords.tools.tile,
	keys: ['t'],
	layers: ['objectgroup'],
	isForMaps: true,
	start(context) {
		const flips = signal<readonly Turn[]>([]);
		const rotation = signal(0);
		const placement = tilePlacement(context);
		const isHexagonal = (): boolean => context.session.map.value.orientation === 'hexagonal';
		const gidOf = (gid: number): number => flips.value.reduce((turned, turn) => turnGid(turned, turn, isHexagonal()), gid);
		const tool = insertAtPointer(
			context,
			(pointer) => placement.at(pointer, gidOf, rotation.value),
			() => placement.tilesets(),
		);
		return {
			...tool,
			down(pointer) {
				if (pointer.button === 0 && placement.tile() === undefined) context.editor.notify(objectsWords.noTile);
				tool.down?.(pointer);
			},
			key(event) {
				const turn = isPlain(event) ? TURNS[event.key] : undefined;
				if (turn === undefined) return tool.key?.(event) ?? false;
				if (turn === 'rotate-right' || turn === 'rotate-left')
					rotation.value = (rotation.value + (turn === 'rotate-right' ? 90 : 270)) % 360;
				else flips.value = [...flips.value, turn];
				return true;
			},
		};
	},
};
