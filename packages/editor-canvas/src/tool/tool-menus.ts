import { signal } from '@preact/signals-core';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { service } from '@tilewright/editor-core/services/service.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { Vector } from '@tilewright/geometry';
import type { PlacedObject } from '../objects/placed-object.ts';
import type { PointSelection } from './point-selection.ts';
import type { ToolContext } from './tool.ts';

/** The menus that tools open at a point of the page. */
export interface ToolMenus {
	/** The menu of the selected objects, or that of empty ground (rule E54). */
	objects(session: MapSession, at: Vector): void;
	/** A menu to choose one of the objects under the pointer (rule E44). */
	objectsUnder(session: MapSession, at: Vector, under: readonly PlacedObject[]): void;
	/** The menu of the selected points (rules E60, E61). */
	points(context: ToolContext, at: Vector, selection: PointSelection): void;
}

/** The menus that tools open; `undefined` where there is no page. */
export const toolMenus = service('menus of tools', (_: Editor) => signal<ToolMenus | undefined>(undefined));
