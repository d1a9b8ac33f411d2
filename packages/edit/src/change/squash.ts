import type { Change, FieldEdit, FieldsChange } from './change.ts';
import { invert } from './invert.ts';
import { mergedCells, withMergedCells } from './merge-cells.ts';
import { sameValue } from './same-value.ts';

/** Fields that identify parts. A change of one is not exchanged with changes of other parts. */
const IDENTIFYING: ReadonlySet<string> = new Set(['id', 'tileid', 'name', 'source', 'fileName']);

/**
 * Merges changes that follow each other into fewer ones with the same effect: writes of the same cells and fields, an item that is inserted
 * and removed again, moves of the same item.
 *
 * @param changes - in the order in which they are applied
 * @returns the changes to apply instead
 * @example const stroke = squash(moves.flatMap((move) => move));
 */
export function squash(changes: readonly Change[]): Change[] {
	const merged: Change[] = [];
	/** Where changes of the same place are in `merged`: a step may change thousands of objects, each many times. */
	const places = new Map<string, number[]>();
	/** Changes before it are no longer merged. */
	let barrier = 0;
	for (const change of withMergedCells(changes)) {
		const last = merged.at(-1);
		if (last !== undefined && sameValue(invert([last])[0], change)) {
			merged.pop();
			places.get(placeAfter(last))?.pop();
			barrier = Math.min(barrier, merged.length);
			continue;
		}
		const candidates = isMovable(change) ? (places.get(placeBefore(change)) ?? []) : [merged.length - 1];
		let both: Change | undefined;
		const at = candidates.findLast((index) => {
			const other = index < barrier ? undefined : merged[index];
			both = other && joined(other, change);
			return index < barrier || both !== undefined;
		});
		if (at !== undefined && both !== undefined) {
			const before = merged[at];
			merged[at] = both;
			if (before !== undefined && placeAfter(before) !== placeAfter(both)) noteAt(places, placeAfter(both), at);
		} else noteAt(places, placeAfter(change), merged.push(change) - 1);
		if (!isMovable(change)) barrier = merged.length - 1;
	}
	return merged.filter((change) => change.type !== 'fields' || change.fields.length > 0);
}

function noteAt(places: Map<string, number[]>, place: string, index: number): void {
	const known = places.get(place);
	if (known === undefined) places.set(place, [index]);
	else known.push(index);
}

/** Identifies the part that a change of fields or cells changes, as it was before. Other changes are only compared with the last one. */
const placeBefore = (change: Change): string => (change.type === 'fields' ? JSON.stringify(change.part) : placeAfter(change));

function placeAfter(change: Change): string {
	if (change.type === 'cells') return `cells ${change.layer}`;
	return change.type === 'fields' ? JSON.stringify(change.renamed ?? change.part) : change.type;
}

/** Whether a change can be exchanged with changes of other places. */
const isMovable = (change: Change): boolean => change.type === 'cells' || (change.type === 'fields' && isOnItsOwn(change));

/**
 * Whether no other part depends on the fields that change: they identify nothing, have no parts in them, and do not say where cells are. The
 * part itself is in no field that another change could replace.
 */
function isOnItsOwn({ part, fields }: FieldsChange): boolean {
	const last = part.at(-1);
	const isPlain = fields.every(
		({ name, before, after }) => !IDENTIFYING.has(name) && typeof before !== 'object' && typeof after !== 'object',
	);
	const hasCells = typeof last === 'object' && ('layer' in last || 'chunk' in last);
	const placesCells = hasCells && fields.some(({ name }) => ['x', 'y', 'width', 'height'].includes(name));
	return isPlain && !placesCells && part.every((step) => typeof step !== 'string');
}

/** One change with the effect of two; `undefined` if there is none. */
function joined(first: Change, second: Change): Change | undefined {
	if (first.type === 'cells' && second.type === 'cells') return first.layer === second.layer ? mergedCells(first, second) : undefined;
	if (first.type === 'fields' && second.type === 'fields')
		return sameValue(first.renamed ?? first.part, second.part) ? mergedFields(first, second) : undefined;
	if (first.type === 'move' && second.type === 'move')
		return first.list === second.list && sameValue(first.to.item, second.from.item) && sameValue(first.to.part, second.from.part)
			? { ...first, to: second.to }
			: undefined;
	if (first.type === 'replace' && second.type === 'replace' && sameValue(first.renamed ?? first.part, second.part))
		return { ...first, ...(second.renamed && { renamed: second.renamed }), after: second.after };
	return undefined;
}

function mergedFields(first: FieldsChange, second: FieldsChange): FieldsChange {
	const fields: FieldEdit[] = [...first.fields];
	for (const edit of second.fields) {
		const at = fields.findLastIndex(({ name }) => name === edit.name);
		const known = fields[at];
		// A field that is removed and added again may have another place: both are kept.
		if (known?.after === undefined || edit.before === undefined) fields.push(edit);
		else if (edit.after !== undefined) fields[at] = { ...known, after: edit.after };
		else if (known.before === undefined) fields.push(edit);
		else {
			fields.splice(at, 1);
			fields.push({ ...edit, before: known.before });
		}
	}
	return {
		...first,
		...(second.renamed && { renamed: second.renamed }),
		fields: fields.filter(({ before, after }) => !sameValue(before, after)),
	};
}
