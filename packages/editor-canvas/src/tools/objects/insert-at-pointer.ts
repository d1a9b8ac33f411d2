import type { ReadonlySignal } from '@preact/signals-core';
import { computed, signal } from '@preact/signals-core';
import type { Change, ObjectOptions } from '@tilewright/edit';
import type { ActiveTool, KeyPress, ToolContext, ToolPointer } from '../../tool/tool.ts';
import { insertion, leaveInserting } from './insertion.ts';

/** Places an object that follows the pointer, when the pointer is released (rules E37, E38). */
export function insertAtPointer(
	context: ToolContext,
	made: (pointer: ToolPointer) => ObjectOptions | undefined,
	before: () => readonly Change[] = () => [],
): ActiveTool & { readonly ghost: ReadonlySignal<readonly Change[]> } {
	const inserting = insertion(context);
	const at = signal<ToolPointer | undefined>(undefined);
	let pressed = false;
	const changesOf = (options: ObjectOptions | undefined): readonly Change[] => {
		const added = inserting.changes(options);
		return added.length === 0 ? [] : [...before(), ...added];
	};
	function place(): void {
		const options = at.value === undefined ? undefined : made(at.value);
		pressed = false;
		if (options !== undefined) inserting.add(options, changesOf(options));
	}
	return {
		inserts: true,
		ghost: computed(() => (at.value === undefined ? [] : changesOf(made(at.value)))),
		down(pointer) {
			at.value = pointer;
			if (pointer.button === 2) pressed = false;
			if (pointer.button === 0) pressed = inserting.layer() !== undefined;
		},
		move(pointer) {
			at.value = pointer;
		},
		modifiers(pointer) {
			at.value = pointer;
		},
		up(pointer) {
			at.value = pointer;
			if (pointer.button === 0 && pressed) place();
		},
		leave() {
			at.value = undefined;
		},
		key({ key }: KeyPress) {
			if (key !== 'Enter' || at.value === undefined || inserting.layer() === undefined) return false;
			place();
			return true;
		},
		cancel() {
			if (!pressed) return leaveInserting(context);
			pressed = false;
			return true;
		},
	};
}
