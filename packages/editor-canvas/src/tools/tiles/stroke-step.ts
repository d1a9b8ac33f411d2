import type { EditOutcome } from '@tilewright/edit';
import type { ToolContext } from '../../tool/tool.ts';

let strokes = 0;

/** The one step of a stroke, however many moves it has (rule E127). */
export interface StrokeStep {
	/** @returns whether the changes fit the map; else nothing is done */
	add(outcome: EditOutcome): boolean;
	/** The stroke ends: the next edit is another step. */
	end(): void;
	/** Takes back the whole stroke. */
	cancel(): void;
}

/** Begins the step of a stroke. */
export function strokeStep({ editor, session }: ToolContext, name: string): StrokeStep {
	const merge = `stroke ${++strokes}`;
	session.history.mark();
	const start = session.history.position;
	return {
		add({ changes, issues }) {
			if (session.do(name, changes, { merge }).length > 0) return false;
			const { automapping, seed } = editor.tileOptions;
			session.do(name, automapping.value?.after(session, changes, seed.value) ?? [], { merge });
			const [issue] = issues;
			if (issue !== undefined) editor.notify(issue.message);
			return true;
		},
		end: () => session.history.mark(),
		cancel: () => session.cancelTo(start),
	};
}

/** A step of a single edit, such as a fill. @returns whether the changes fit the map; else nothing is done */
export function singleStep(context: ToolContext, name: string, outcome: EditOutcome): boolean {
	const step = strokeStep(context, name);
	const isDone = step.add(outcome);
	step.end();
	return isDone;
}

/** New random choices: for the next stroke (rule E8). */
export function nextSeed({ editor }: ToolContext): void {
	editor.tileOptions.seed.value = Math.floor(Math.random() * 2 ** 31);
}
