import type { Change } from '@tilewright/edit';
import { deletePoints, deleteSegment, joinPoints, splitSegments } from '@tilewright/edit';
import { objectsWords } from '@tilewright/editor-canvas/objects/objects-words.ts';
import type { PointSelection } from '@tilewright/editor-canvas/tool/point-selection.ts';
import { onEachShape } from '@tilewright/editor-canvas/tool/point-selection.ts';
import type { PointShape, SelectedPoints } from '@tilewright/editor-canvas/tool/point-shapes.ts';
import type { ToolContext } from '@tilewright/editor-canvas/tool/tool.ts';
import { continuePolyline } from '@tilewright/editor-canvas/tools/objects/continue-polyline.ts';
import type { TileMap } from '@tilewright/format';
import type { Vector } from '@tilewright/geometry';
import type { LucideIcon } from 'lucide-preact';
import { CircleMinus, CirclePlus, Merge, PencilLine, Unlink } from 'lucide-preact';
import type { MenuItem } from '../../ui/menu.tsx';
import { openMenu } from '../../ui/menu.tsx';

const { steps } = objectsWords;

/** An action on the selected points: an entry of their menu, and a button in the options of the tool. */
export interface PointAction extends MenuItem {
	readonly icon: LucideIcon;
	readonly isEnabled: () => boolean;
	readonly keys?: readonly string[];
}

/** Opens the menu of the selected points (rules E60, E61). */
export const openPointMenu = (context: ToolContext, at: Vector, selection: PointSelection): Promise<void> =>
	openMenu(context.editor, at, pointActions(context, selection), objectsWords.pointMenu);

/** Returns the actions on the points that are selected now (rules E60, E61). */
export function pointActions({ editor, session }: ToolContext, selection: PointSelection): PointAction[] {
	const { shapes, points, clear } = selection;
	const selected = points.value;
	const segment = selectedSegment(shapes.value, selected);
	const end = selectedEnd(shapes.value, selected);
	const onPoints = (
		name: string,
		icon: LucideIcon,
		change: (map: TileMap, id: number, own: readonly number[]) => Change[],
	): PointAction => ({
		text: name,
		icon,
		isEnabled: () => selected.size > 0,
		run: () => {
			session.do(name, onEachShape(session.map.value, selected, change));
			clear();
		},
	});
	return [
		{ ...onPoints(steps.deletePoints, CircleMinus, deletePoints), keys: ['Delete'] },
		onPoints(steps.joinPoints, Merge, joinPoints),
		onPoints(steps.splitSegments, CirclePlus, splitSegments),
		{
			text: steps.deleteSegment,
			icon: Unlink,
			isEnabled: () => segment !== undefined,
			run: () => {
				if (segment === undefined) return;
				const name = segment.isSplit ? steps.splitPolyline : steps.deleteSegment;
				session.do(name, deleteSegment(session.map.value, segment.id, segment.after));
				clear();
			},
		},
		{
			text: steps.extendPolyline,
			icon: PencilLine,
			isEnabled: () => end !== undefined,
			run: () => {
				if (end !== undefined) continuePolyline(editor, session, end);
			},
		},
	];
}

/** The segment between the only two selected points, which are neighbours. */
function selectedSegment(shapes: readonly PointShape[], points: SelectedPoints) {
	const [[id, own] = [undefined, new Set<number>()]] = points;
	const shape = shapes.find((each) => each.id === id);
	const [a, b] = [...own].sort((one, other) => one - other);
	if (points.size !== 1 || own.size !== 2 || shape === undefined || a === undefined || b === undefined) return undefined;
	const last = shape.points.length - 1;
	if (b === a + 1) return { id: shape.id, after: a, isSplit: !shape.isClosed && a > 0 && b < last };
	return shape.isClosed && a === 0 && b === last ? { id: shape.id, after: b, isSplit: false } : undefined;
}

/** The end of a polyline that is the only selected point. */
function selectedEnd(shapes: readonly PointShape[], points: SelectedPoints) {
	const [[id, own] = [undefined, new Set<number>()]] = points;
	const shape = shapes.find((each) => each.id === id);
	const [point] = own;
	if (points.size !== 1 || own.size !== 1 || shape === undefined || shape.isClosed) return undefined;
	if (point === 0) return { object: shape.id, end: 'first' as const };
	return point === shape.points.length - 1 ? { object: shape.id, end: 'last' as const } : undefined;
}
