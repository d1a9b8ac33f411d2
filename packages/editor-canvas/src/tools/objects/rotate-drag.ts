import type { Signal } from '@preact/signals-core';
import { signal } from '@preact/signals-core';
import { liveStep } from '@tilewright/editor-core/session/live-step.ts';
import type { Vector } from '@tilewright/geometry';
import { geometryOf } from '@tilewright/geometry';
import { objectsWords } from '../../objects/objects-words.ts';
import type { Chosen } from '../../objects/transform.ts';
import { placementChanges, rotated } from '../../objects/transform.ts';
import type { ToolContext, ToolPointer } from '../../tool/tool.ts';
import type { Drag } from './drag.ts';
import { paintNote } from './paint-note.ts';

/** With Ctrl, objects turn in steps of this many degrees (rule E49). */
const STEP = 15;

/** Rotates objects about the origin marker (rule E49). */
export function rotateDrag({ session }: ToolContext, chosen: readonly Chosen[], from: ToolPointer, origin: Vector): Drag {
	const geometry = geometryOf(session.map.value);
	const step = liveStep(session, objectsWords.steps.rotate(chosen.length), chosen.length);
	const angle = ({ screen }: ToolPointer): number => (Math.atan2(screen.y - origin.y, screen.x - origin.x) * 180) / Math.PI;
	const start = angle(from);
	/** A single object comes to whole steps itself; several keep their rotations to each other. */
	const base = chosen.length === 1 ? (chosen[0]?.placed.object.rotation ?? 0) : 0;
	const turned = signal<number | undefined>(undefined);
	const at = signal<Vector>(from.screen);

	return {
		cursor: 'grabbing',
		move(pointer) {
			const free = angle(pointer) - start;
			const degrees = pointer.ctrl ? Math.round((base + free) / STEP) * STEP - base : free;
			turned.value = degrees;
			at.value = pointer.screen;
			step.set((map) => placementChanges(map, rotated(chosen, degrees, origin, geometry)));
		},
		end: () => step.end(),
		cancel: () => step.cancel(),
		overlay(painter) {
			if (turned.value !== undefined) paintNote(painter, at.value, objectsWords.degrees(modulo(base + turned.value)));
		},
	};
}

const modulo = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** Moves the origin marker itself (rule E49). */
export function originDrag(origin: Signal<Vector | undefined>, from: ToolPointer, start: Vector): Drag {
	const before = origin.value;
	return {
		cursor: 'move',
		move({ screen }) {
			origin.value = { x: start.x + screen.x - from.screen.x, y: start.y + screen.y - from.screen.y };
		},
		end() {},
		cancel() {
			origin.value = before;
		},
	};
}
