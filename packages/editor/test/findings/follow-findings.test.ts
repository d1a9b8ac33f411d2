import { expect, onTestFinished, test, vi } from 'vitest';
import { followFindings } from '../../src/findings/follow-findings.ts';
import { editing, emptyMap } from '../support/editing.ts';

test('[E138] a map is checked also if a slow computer does not come to the end of its picture', () => {
	const sent: unknown[] = [];
	vi.stubGlobal(
		'Worker',
		class {
			addEventListener(): void {}
			terminate(): void {}
			postMessage({ type }: { readonly type: string }): void {
				sent.push(type);
			}
		},
	);
	vi.useFakeTimers();
	const stop = followFindings(editing(emptyMap()).editor);
	onTestFinished(() => {
		stop();
		vi.useRealTimers();
		vi.unstubAllGlobals();
	});
	vi.advanceTimersByTime(1000);
	expect(sent).toEqual([]);
	vi.advanceTimersByTime(10_000);
	expect(sent).toEqual(['surroundings', 'open']);
});
