import type { Signal } from '@preact/signals-core';
import { signal } from '@preact/signals-core';
import type { World } from '@tilewright/format';
import type { Rect } from '@tilewright/geometry';
import type { Camera } from './camera.ts';
import type { DocumentSession, SessionStart } from './document-session.ts';
import { documentSession } from './document-session.ts';

/** An open world. */
export interface WorldSession extends DocumentSession<'world'> {
	/** The file names of the selected maps, as the world has them. */
	readonly selectedMaps: Signal<readonly string[]>;
	/** The part of the world that the view shows; `undefined` until it was moved. */
	readonly camera: Signal<Camera | undefined>;
	/** Moves the view, if need be, so that a rectangle of the world is visible; `undefined` without a view. */
	readonly reveal: Signal<((rect: Rect) => void) | undefined>;
}

/** Starts editing a world. */
export function worldSession(start: SessionStart<'world'>): WorldSession {
	const selectedMaps = signal<readonly string[]>([]);
	let listed = namesOf(start.doc);
	return {
		...documentSession<'world'>(start, ({ doc }) => {
			const now = namesOf(doc);
			// Maps that patterns find are not listed, before and now.
			const isThere = (name: string): boolean => now.has(name) || !listed.has(name);
			if (!selectedMaps.value.every(isThere)) selectedMaps.value = selectedMaps.value.filter(isThere);
			listed = now;
		}),
		selectedMaps,
		camera: signal(undefined),
		reveal: signal(undefined),
	};
}

const namesOf = ({ maps }: World): ReadonlySet<string> => new Set(maps.map(({ fileName }) => fileName));
