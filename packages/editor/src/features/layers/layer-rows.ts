import type { Layer } from '@tilewright/format';

/** A row of the tree of layers: only facts that it shows, none that painting changes. */
export interface LayerRow {
	readonly id: number;
	readonly type: Layer['type'];
	readonly name: string;
	/** The depth in the tree, from 1. */
	readonly level: number;
	/** The place among the layers of the same group, from 1 at the top, and their number. */
	readonly place: number;
	readonly count: number;
	/** The id of its group. */
	readonly group?: number;
	readonly visible: boolean;
	readonly locked: boolean;
	/** A group above it is hidden, or locked (rule E4). */
	readonly isInHidden: boolean;
	readonly isInLocked: boolean;
	/** For a group: whether its layers are listed. */
	readonly isOpen?: boolean;
}

/** The rows of the tree of layers, the topmost layer first. */
export function layerRows(layers: readonly Layer[], folded: ReadonlySet<number>): LayerRow[] {
	const rows: LayerRow[] = [];
	addRows(rows, layers, folded, undefined);
	return rows;
}

function addRows(rows: LayerRow[], layers: readonly Layer[], folded: ReadonlySet<number>, around: LayerRow | undefined): void {
	for (const [index, layer] of [...layers.entries()].reverse()) {
		const { id, type, name, visible, locked } = layer;
		const row: LayerRow = {
			...{ id, type, name, visible, locked },
			level: (around?.level ?? 0) + 1,
			place: layers.length - index,
			count: layers.length,
			isInHidden: around !== undefined && (!around.visible || around.isInHidden),
			isInLocked: around !== undefined && (around.locked || around.isInLocked),
			...(around !== undefined && { group: around.id }),
			...(type === 'group' && { isOpen: !folded.has(id) }),
		};
		rows.push(row);
		if (layer.type === 'group' && row.isOpen === true) addRows(rows, layer.layers, folded, row);
	}
}

/** Returns the rows as they were if nothing in them has changed, so that the tree is not drawn again with every stroke. */
export function keepRows(before: readonly LayerRow[], now: readonly LayerRow[]): readonly LayerRow[] {
	const rows = now.map((row, i) => {
		const same = before[i];
		return same !== undefined && isSameRow(same, row) ? same : row;
	});
	return rows.length === before.length && rows.every((row, i) => row === before[i]) ? before : rows;
}

function isSameRow(a: LayerRow, b: LayerRow): boolean {
	const [one, other] = [Object.entries(a), new Map<string, unknown>(Object.entries(b))];
	return one.length === other.size && one.every(([name, value]) => other.get(name) === value);
}
