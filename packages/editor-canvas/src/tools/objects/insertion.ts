import type { Change, ObjectOptions } from '@tilewright/edit';
import { addObjects, createObject } from '@tilewright/edit';
import type { MapObject, ObjectLayer, TileMap } from '@tilewright/format';
import type { Vector } from '@tilewright/geometry';
import { objectsWords } from '../../objects/objects-words.ts';
import { placedLayersOf } from '../../objects/placed-layers.ts';
import type { KeyPress, ToolContext, ToolPointer } from '../../tool/tool.ts';
import { snap } from './snapping.ts';

/** The common part of tools that insert objects: the layer that gets them, and their one step. */
export interface Insertion {
	/** The current layer, if it can get objects; else a message says why not. */
	layer(): ObjectLayer | undefined;
	/** The position under the pointer in the pixels of objects, snapped. */
	position(pointer: ToolPointer): Vector;
	/** The changes that add an object, for the ghost as well; none if no layer can get it. */
	changes(options: ObjectOptions | undefined): readonly Change[];
	/** Adds an object as one step, and selects it (rule E38). */
	add(options: ObjectOptions, changes?: readonly Change[]): void;
}

/** Begins inserting objects into the current layer. */
export function insertion(context: ToolContext): Insertion {
	const { editor, session } = context;

	function currentLayer(): { readonly layer: ObjectLayer; readonly shift: Vector; readonly isLocked: boolean } | undefined {
		const id = session.currentLayerId.value;
		return placedLayersOf(session).value.layers.find(({ layer }) => layer.id === id);
	}

	const changesOf = (options: ObjectOptions): readonly Change[] => {
		const current = currentLayer();
		const map = session.map.value;
		return current === undefined || current.isLocked ? [] : addObjects(map, current.layer.id, [newObject(map, options)]);
	};

	return {
		layer() {
			const current = currentLayer();
			if (current?.isLocked === true) editor.notify(objectsWords.layerLocked);
			return current?.isLocked === false ? current.layer : undefined;
		},
		position: (pointer) => snap(context, pointer.pixel, currentLayer()?.shift ?? { x: 0, y: 0 }, pointer),
		changes: (options) => (options === undefined ? [] : changesOf(options)),
		add(options, changes = changesOf(options)) {
			const id = session.map.value.nextobjectid;
			if (changes.length === 0 || session.do(objectsWords.steps.add, changes).length > 0) return;
			session.selectedObjects.value = [id];
		},
	};
}

/** Each shape has its own type, so each is made on its own. */
function newObject(map: TileMap, options: ObjectOptions): MapObject {
	switch (options.shape) {
		case 'rectangle':
			return createObject<'rectangle'>(map, options);
		case 'ellipse':
			return createObject<'ellipse'>(map, options);
		case 'capsule':
			return createObject<'capsule'>(map, options);
		case 'point':
			return createObject<'point'>(map, options);
		case 'polygon':
			return createObject<'polygon'>(map, options);
		case 'polyline':
			return createObject<'polyline'>(map, options);
		case 'text':
			return createObject<'text'>(map, options);
		case 'tile':
			return createObject<'tile'>(map, options);
		case 'template':
			return createObject<'template'>(map, options);
	}
}

/** Escape with nothing begun goes to Select Objects (rule E38). */
export function leaveInserting({ editor }: ToolContext): true {
	editor.toolIds.value = { ...editor.toolIds.value, objectgroup: 'ObjectSelectionTool' };
	return true;
}

/** Whether a key is pressed alone, or with Shift. */
export const isPlain = ({ ctrlKey, metaKey, altKey }: KeyPress): boolean => !ctrlKey && !metaKey && !altKey;
