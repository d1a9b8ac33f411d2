import type { Change } from '../change/change.ts';
import { isSameRegion } from '../region/combine.ts';
import type { Region } from '../region/region.ts';
import { sizeOf } from './size-of.ts';

/** How a step changes the selected area of a map. The area is not part of the document, but undo restores it. */
export interface SelectedAreaChange {
	readonly before: Region;
	readonly after: Region;
}

/** One step that can be undone. */
export interface HistoryStep {
	/** The name that people see, such as `Fill Area`. */
	readonly name: string;
	/** The changes, from the document before the step to the one after it; none if it only selects another area. */
	readonly changes: readonly Change[];
	/** The selected area before and after the step; missing if the step leaves it as it is. */
	readonly selectedArea?: SelectedAreaChange;
}

/** How a step is added. */
export interface StepOptions {
	/**
	 * Steps that follow each other and have the same key become one, such as the positions of one drag. Without a key the step
	 * stays on its own.
	 */
	readonly merge?: string;
	/** The selected area before and after the step, if it selects another one. Such a step stays on its own, whatever its key. */
	readonly selectedArea?: SelectedAreaChange;
}

/** A step; `undefined` if it would do nothing. */
export function stepOf(name: string, changes: readonly Change[], { selectedArea: area }: StepOptions): HistoryStep | undefined {
	if (area !== undefined && !isSameRegion(area.before, area.after)) return { name, changes, selectedArea: area };
	return changes.length > 0 ? { name, changes } : undefined;
}

/** A step with further changes. */
export function extendedStep(step: HistoryStep, changes: readonly Change[]): HistoryStep {
	const extended = { ...step, changes: [...step.changes, ...changes] };
	sizes.set(extended.changes, knownSize(step.changes) + knownSize(changes));
	return extended;
}

const sizes = new WeakMap<object, number>();

/** The size of a value, found once. */
function knownSize(value: object): number {
	const size = sizes.get(value) ?? sizeOf(value);
	sizes.set(value, size);
	return size;
}

/** About how many bytes a step takes. */
export const sizeOfStep = ({ changes, selectedArea }: HistoryStep): number =>
	knownSize(changes) + (selectedArea === undefined ? 0 : knownSize(selectedArea));
