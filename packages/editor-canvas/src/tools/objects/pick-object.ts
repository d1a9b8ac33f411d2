import { signal } from '@preact/signals-core';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { Vector } from '@tilewright/geometry';
import { frameOf } from '../../objects/frame.ts';
import { objectsAt } from '../../objects/hit.ts';
import { objectsWords } from '../../objects/objects-words.ts';
import { placedLayersOf, placedObjects } from '../../objects/placed-layers.ts';
import { chosenObjects } from '../../objects/select.ts';
import { temporaryTool } from '../../tool/temporary-tool.ts';
import type { ActiveTool, ToolContext, ToolPointer } from '../../tool/tool.ts';
import { reachOf } from './drag.ts';
import { paintOutlines } from './paint-selection.ts';

/**
 * Lets the user click an object on the map, for a property that refers to one (rule E56). Any layer may be current.
 *
 * @returns the id of the object; `undefined` if the user ends it by a right click, Escape, another tool or another map
 */
export function pickObject(editor: Editor): Promise<number | undefined> {
	const tool = temporaryTool(editor);
	return new Promise((resolve) => {
		tool.value = {
			id: 'PickObject',
			text: objectsWords.tools.pick,
			start: (context) =>
				picking(context, (id) => {
					tool.value = undefined;
					resolve(id);
				}),
		};
	});
}

function picking({ session }: ToolContext, end: (id: number | undefined) => void): ActiveTool {
	const at = signal<ToolPointer | undefined>(undefined);
	let isOver = false;
	const under = (pointer: ToolPointer): number | undefined =>
		objectsAt(placedLayersOf(session).value, pointer.screen, { reach: reachOf(pointer) / 2 / pointer.scale })[0]?.id;

	function finish(id: number | undefined): void {
		if (isOver) return;
		isOver = true;
		end(id);
	}

	return {
		hint: signal(objectsWords.pickHint),
		down(pointer) {
			if (pointer.button === 2) finish(undefined);
			if (pointer.button !== 0) return;
			const found = under(pointer);
			if (found !== undefined) finish(found);
		},
		move(pointer) {
			at.value = pointer;
		},
		leave() {
			at.value = undefined;
		},
		cancel() {
			finish(undefined);
			return true;
		},
		stop: () => finish(undefined),
		overlay(painter) {
			const { value: pointer } = at;
			if (pointer === undefined) return;
			const found = under(pointer);
			if (found !== undefined) paintOutlines(painter, placedObjects(placedLayersOf(session).value, [found]), 1.5);
			const from: Vector | undefined = frameOf(chosenObjects(session))?.middle;
			if (from === undefined) return;
			const { context } = painter;
			context.beginPath();
			painter.tracePolygon([from, pointer.screen], false);
			context.strokeStyle = painter.color('guide');
			context.lineWidth = 2;
			context.stroke();
		},
	};
}
