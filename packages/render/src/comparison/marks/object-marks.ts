import type { Change, ObjectSubject } from '@tilewright/ops';
import type { Mark, MarkKind, Side } from './mark.ts';
import type { MarkedLayer } from './marked-layer.ts';

/** An object that changed: a box around it, and, after it was moved, the way that it came. */
export function objectMarks(change: Change, subject: ObjectSubject, marked: MarkedLayer, side: Side): Mark[] {
	const place = subject[side];
	const kind = kindOf(change, side);
	const object = place?.id;
	const found = object === undefined ? undefined : marked.boxes().get(object);
	if (found === undefined || object === undefined || kind === undefined) return [];
	const { rect } = found;
	const base = { kind, change, layer: marked.path, object, visible: marked.visible && found.visible };
	const box: Mark = { ...base, shape: 'box', rect };
	if (change.change !== 'position' || side === 'before') return [box];
	const { pixelToScreen } = marked.scene.geometry;
	const was = pixelToScreen(change.before.x, change.before.y);
	const is = pixelToScreen(change.after.x, change.after.y);
	const from = { x: rect.x + rect.width / 2 + was.x - is.x, y: rect.y + rect.height / 2 + was.y - is.y };
	return [box, { ...base, shape: 'way', from, to: rect }];
}

function kindOf({ change }: Change, side: Side): MarkKind | undefined {
	if (change === 'added') return side === 'after' ? 'added' : undefined;
	if (change === 'removed') return side === 'before' ? 'removed' : undefined;
	return 'changed';
}
