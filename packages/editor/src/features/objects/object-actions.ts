import type { Order } from '@tilewright/edit';
import {
	apply,
	collect,
	convertToPolygon,
	duplicateObjects,
	flipObjects,
	removeObjects,
	reorderObjects,
	replaceObjectTile,
	resetTileSize,
	turnObjects,
} from '@tilewright/edit';
import { objectsWords } from '@tilewright/editor-canvas/objects/objects-words.ts';
import { placedLayersOf } from '@tilewright/editor-canvas/objects/placed-layers.ts';
import type { PlacedObject } from '@tilewright/editor-canvas/objects/placed-object.ts';
import { meets } from '@tilewright/editor-canvas/objects/plane.ts';
import { chosenObjects, selectObjects } from '@tilewright/editor-canvas/objects/select.ts';
import { currentTile } from '@tilewright/editor-core/editor/current-tile.ts';
import { filesOfMap } from '@tilewright/editor-core/session/files-of-map.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import {
	ArrowDownToLine,
	ArrowUpToLine,
	Copy,
	MoveDown,
	MoveUp,
	RotateCcw,
	RotateCw,
	Trash2,
	TrianglesCenterlineDashedHorizontal,
	TrianglesCenterlineDashedVertical,
} from 'lucide-preact';
import type { Action } from '../../contributions/action.ts';
import { doOutcome, isInstance, onObjects, placeObjects } from '../../contributions/on-objects.ts';
import { copyName } from '../layers/copy-name.ts';

const { actions: words, steps } = objectsWords;

/** Letters turn objects only where no other tool needs them. */
const isOnObjects = ({ currentLayerType }: MapSession): boolean => currentLayerType.value === 'objectgroup';

/** Whether one of the selected objects fulfils a condition. */
const some =
	(fits: (placed: PlacedObject) => boolean) =>
	(session: MapSession): boolean =>
		chosenObjects(session).some(({ placed }) => fits(placed));

const isTile = some(({ object }) => 'gid' in object);

const NO_RECTANGLE = ['gid', 'text', 'polygon', 'polyline', 'ellipse', 'capsule', 'point'];
const isRectangle = ({ object }: PlacedObject): boolean => !NO_RECTANGLE.some((marker) => marker in object);

/** Only in layers that are drawn in the order of their lists does the order matter (rule E52). */
const hasOrder = (session: MapSession): boolean => chosenObjects(session).some(({ layer }) => layer.layer.draworder === 'index');

const allObjects = (session: MapSession): readonly PlacedObject[] => placedLayersOf(session).value.layers.flatMap(({ objects }) => objects);

const reorder = (id: string, name: string, order: Order, icon: typeof MoveUp, key: string): Action =>
	onObjects(
		id,
		name,
		({ session, ids }) => {
			const step = order === 'up' || order === 'top' ? steps.raise : steps.lower;
			const bounds = new Map(allObjects(session).map(({ id, bounds }) => [id, bounds]));
			// On the map, a step that passes nothing would not be seen.
			const overlaps = (a: { readonly id: number }, b: { readonly id: number }): boolean => {
				const [one, other] = [bounds.get(a.id), bounds.get(b.id)];
				return one === undefined || other === undefined || meets(one, other);
			};
			session.do(step(ids.length), reorderObjects(session.map.value, ids, order, overlaps));
		},
		{ icon, keys: [key], isEnabled: hasOrder },
	);

/** Actions on the selected objects (rules E51 to E55, E66). */
export const objectActions: readonly Action[] = [
	onObjects(
		'DuplicateObjects',
		words.duplicate,
		({ editor, session, ids }) => {
			const first = session.map.value.nextobjectid;
			session.do(steps.duplicate(ids.length), duplicateObjects(session.map.value, ids, copyName(editor)));
			selectObjects(
				session,
				ids.map((_, i) => first + i),
			);
		},
		{ icon: Copy, keys: ['$mod+KeyD'] },
	),
	onObjects(
		'RemoveObjects',
		words.remove,
		({ session, ids }) => void session.do(steps.remove(ids.length), removeObjects(session.map.value, ids)),
		{ icon: Trash2 },
	),
	...(
		[
			['FlipObjectsHorizontal', words.flipHorizontally, 'horizontally', 'x', TrianglesCenterlineDashedVertical],
			['FlipObjectsVertical', words.flipVertically, 'vertically', 'y', TrianglesCenterlineDashedHorizontal],
		] as const
	).map(([id, name, direction, key, icon]) =>
		onObjects(
			id,
			name,
			(on) => placeObjects(on, steps.flip(on.ids.length), (map) => flipObjects(map, on.ids, direction, filesOfMap(on.session))),
			{ icon, keys: [key], isEnabled: isOnObjects },
		),
	),
	...(
		[
			['RotateObjectsLeft', words.rotateLeft, 'left', 'Shift+KeyZ', RotateCcw],
			['RotateObjectsRight', words.rotateRight, 'right', 'z', RotateCw],
		] as const
	).map(([id, name, direction, key, icon]) =>
		onObjects(id, name, (on) => placeObjects(on, steps.rotate(on.ids.length), (map) => turnObjects(map, on.ids, direction)), {
			icon,
			keys: [key],
			isEnabled: isOnObjects,
		}),
	),
	reorder('MoveObjectsUp', words.raise, 'up', MoveUp, 'PageUp'),
	reorder('MoveObjectsDown', words.lower, 'down', MoveDown, 'PageDown'),
	reorder('MoveObjectsToTop', words.raiseToTop, 'top', ArrowUpToLine, 'Home'),
	reorder('MoveObjectsToBottom', words.lowerToBottom, 'bottom', ArrowDownToLine, 'End'),
	onObjects(
		'ResetTileSize',
		words.resetTileSize,
		(on) => doOutcome(on, steps.resetTileSize, resetTileSize(on.session.map.value, on.ids, filesOfMap(on.session))),
		{ isEnabled: isTile },
	),
	onObjects(
		'ReplaceTile',
		words.replaceTile,
		(on) => {
			const tile = currentTile(on.editor, on.session);
			if (tile === undefined) return on.editor.notify(objectsWords.noTile);
			const { doc } = apply(on.session.map.value, tile.tilesets);
			const { changes, issues } = replaceObjectTile(doc, on.ids, tile.gid, filesOfMap(on.session));
			doOutcome(on, steps.replaceTile, { changes: [...tile.tilesets, ...changes], issues });
		},
		{ isEnabled: isTile },
	),
	onObjects(
		'ConvertToPolygon',
		words.convertToPolygon,
		({ session, ids }) => {
			const chosen = new Set(ids);
			const rectangles = chosenObjects(session).filter(({ placed }) => chosen.has(placed.id) && isRectangle(placed));
			const changes = collect(session.map.value, (editing) => {
				for (const { placed, layer } of rectangles)
					if (layer.layer.objects.some((object) => object.id === placed.id && !('template' in object)))
						editing.add(convertToPolygon(editing.doc, placed.id));
			});
			session.do(steps.convertToPolygon, changes);
		},
		{ isEnabled: some(isRectangle) },
	),
	onObjects(
		'DetachTemplateInstances',
		words.detach,
		async (on) => {
			const { detachInstances } = await import('../templates/detach-instances.ts');
			doOutcome(on, steps.detach, detachInstances(on.session, on.ids));
		},
		{ isEnabled: isInstance },
	),
	onObjects('ObjectProperties', words.properties, ({ session }) => {
		session.inspected.value = 'objects';
	}),
];
