import type { ReadonlySignal } from '@preact/signals-core';
import type { CellPosition, Change } from '@tilewright/edit';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { Layer } from '@tilewright/format';
import type { Vector } from '@tilewright/geometry';
import type { OverlayPainter } from '../paint/overlay.ts';

/** The place of the pointer, and the buttons and keys that are held. */
export interface ToolPointer {
	/** On the screen of the map: pixels of its picture at scale 1. */
	readonly screen: Vector;
	/** The cell of the current layer. */
	readonly cell: CellPosition;
	/** In the pixels of objects on the current layer, not snapped. */
	readonly pixel: Vector;
	/** The button that was pressed or released: 0 left, 1 middle, 2 right; -1 if the pointer only moved. */
	readonly button: number;
	/** The buttons that are held, as bits: 1 left, 2 right, 4 middle. */
	readonly buttons: number;
	readonly shift: boolean;
	/** Ctrl, on macOS Cmd. */
	readonly ctrl: boolean;
	readonly alt: boolean;
	readonly type: 'mouse' | 'pen' | 'touch';
	/** Pixels of the page for each pixel of the screen of the map. */
	readonly scale: number;
	/** In the page: where menus open. */
	readonly page: Vector;
	/** The number of clicks that followed each other: 2 for a double click. */
	readonly clicks: number;
}

/** A key that is pressed. */
export interface KeyPress {
	readonly key: string;
	readonly shiftKey: boolean;
	readonly ctrlKey: boolean;
	readonly metaKey: boolean;
	readonly altKey: boolean;
}

/** The editor and the map on which a tool works. */
export interface ToolContext {
	readonly editor: Editor;
	readonly session: MapSession;
}

/** A tool that works on the map under the pointer. It is a small state machine; its signals are drawn. */
export interface ActiveTool {
	/** The changes that a click would make: drawn over the map (cells) before it happens. */
	readonly ghost?: ReadonlySignal<readonly Change[]>;
	/** Whether it makes new objects: then the object under the pointer is not highlighted. */
	readonly inserts?: true;
	/** Draws handles, rectangles and the like over the map. It is drawn again when a signal that it reads changes. */
	readonly overlay?: (painter: OverlayPainter) => void;
	/** The CSS cursor; `crosshair` by default. */
	readonly cursor?: ReadonlySignal<string>;
	/** A sentence for the status bar. */
	readonly hint?: ReadonlySignal<string>;
	down?(pointer: ToolPointer): void;
	move?(pointer: ToolPointer): void;
	up?(pointer: ToolPointer): void;
	/** The pointer left the map. */
	leave?(): void;
	/** A modifier key was pressed or released while the pointer rests. */
	modifiers?(pointer: ToolPointer): void;
	/** @returns whether the key meant something */
	key?(event: KeyPress): boolean;
	/** Escape. @returns whether there was something to cancel */
	cancel?(): boolean;
	/** Ends work in progress, because another tool or map comes. */
	stop?(): void;
}

/** A tool that the user can choose. */
export interface Tool {
	readonly id: string;
	readonly text: string;
	/** The keys, as in an action. A letter means the tool that fits the current layer. */
	readonly keys?: readonly string[];
	/** The types of the current layer that it works on; any by default (rule E5). */
	readonly layers?: readonly Layer['type'][];
	/** Whether it makes objects that cannot be collision shapes: then it is for maps only (rule E98). */
	readonly isForMaps?: true;
	readonly start: (context: ToolContext) => ActiveTool;
}

/** Whether a tool works on the current layer of a map. */
export function fits({ layers, isForMaps }: Tool, { currentLayerType, isShapes }: MapSession): boolean {
	const type = currentLayerType.value;
	if (isShapes === true && isForMaps === true) return false;
	return layers === undefined || (type !== undefined && layers.includes(type));
}
