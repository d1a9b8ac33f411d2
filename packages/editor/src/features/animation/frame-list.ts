import type { ReadonlySignal, Signal } from '@preact/signals';
import { computed, signal } from '@preact/signals';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { TilesetSession } from '@tilewright/editor-core/session/tileset-session.ts';
import type { Frame } from '@tilewright/format';

/** The state of the list of frames. */
export interface FrameList {
	readonly editor: Editor;
	readonly session: TilesetSession;
	/** The id of the tile that is animated. */
	readonly tile: number;
	readonly frames: ReadonlySignal<readonly Frame[]>;
	/** The positions of the selected frames, in order. */
	readonly selected: ReadonlySignal<readonly number[]>;
	/** The position of the frame that keys work on. */
	readonly current: ReadonlySignal<number | undefined>;
	/** The position of the frame from which several are selected. */
	readonly anchor: ReadonlySignal<number | undefined>;
	/** The place of dragged frames or tiles: the position of the frame that follows. */
	readonly drop: Signal<number | undefined>;
	/** The duration of new frames, in milliseconds. */
	readonly duration: Signal<number>;
	/** Selects frames, and makes one the current one, which is also the anchor by default. */
	select(positions: readonly number[], current?: number, anchor?: number): void;
}

/** The way in which a click or key selects: this one alone, in addition, or all from the anchor. */
export type SelectHow = 'one' | 'toggle' | 'range';

/** The list of the frames of a tile; none is selected. */
export function frameList(editor: Editor, session: TilesetSession, tile: number, duration: Signal<number>): FrameList {
	const frames = computed(() => session.doc.value.tiles.find(({ id }) => id === tile)?.animation ?? []);
	const chosen = signal<readonly number[]>([]);
	const at = signal<number | undefined>(undefined);
	const from = signal<number | undefined>(undefined);
	// Undo may take frames away.
	const isThere = (position: number): boolean => position < frames.value.length;
	return {
		editor,
		session,
		tile,
		frames,
		selected: computed(() => chosen.value.filter(isThere)),
		current: computed(() => (at.value !== undefined && isThere(at.value) ? at.value : undefined)),
		anchor: computed(() => (from.value !== undefined && isThere(from.value) ? from.value : undefined)),
		drop: signal(undefined),
		duration,
		select(positions, current = positions.at(-1), anchor = current) {
			chosen.value = [...new Set(positions)].sort((a, b) => a - b);
			at.value = current;
			from.value = anchor;
		},
	};
}

/** Makes a frame the current one, and selects it. */
export function chooseFrame({ frames, selected, anchor, select }: FrameList, position: number, how: SelectHow): void {
	if (frames.value.length === 0) return;
	const to = Math.max(0, Math.min(frames.value.length - 1, position));
	const others = selected.value.filter((each) => each !== to);
	if (how === 'one') select([to]);
	else if (how === 'toggle') select(others.length < selected.value.length ? others : [...others, to], to);
	else {
		const from = anchor.value ?? to;
		const first = Math.min(from, to);
		const count = Math.abs(from - to) + 1;
		select(
			Array.from({ length: count }, (_, i) => first + i),
			to,
			from,
		);
	}
}
