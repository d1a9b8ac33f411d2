import { signal } from '@preact/signals-core';
import { objectsIn } from '../../objects/hit.ts';
import { placedLayersOf } from '../../objects/placed-layers.ts';
import { rectBetween } from '../../objects/plane.ts';
import { searchedLayers, selectObjects } from '../../objects/select.ts';
import type { ToolContext, ToolPointer } from '../../tool/tool.ts';
import type { Drag } from './drag.ts';

/** Selects the objects in a rectangle (rule E43). With Shift or Ctrl they are added. */
export function lassoDrag({ editor, session }: ToolContext, from: ToolPointer): Drag {
	const to = signal(from.screen);
	return {
		move({ screen }) {
			to.value = screen;
		},
		end({ screen, shift, ctrl, alt }) {
			const how = editor.preferences.selectEnclosed.value === alt ? 'touch' : 'enclose';
			const isSearched = editor.preferences.objectSelection.value === 'only' ? searchedLayers(editor, session)[0] : undefined;
			const found = objectsIn(placedLayersOf(session).value, rectBetween(from.screen, screen), how, isSearched).map(({ id }) => id);
			const kept = shift || ctrl ? session.selectedObjects.value : [];
			selectObjects(session, [...new Set([...kept, ...found])]);
		},
		cancel() {},
		overlay(painter) {
			const { context } = painter;
			context.beginPath();
			painter.traceRect(rectBetween(from.screen, to.value));
			context.globalAlpha = 0.15;
			context.fillStyle = painter.color('selection');
			context.fill();
			context.globalAlpha = 1;
			context.strokeStyle = painter.color('selection');
			context.lineWidth = 1;
			context.stroke();
		},
	};
}
