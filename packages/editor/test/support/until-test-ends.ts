import { onTestFinished, vi } from 'vitest';

/** Does something that adds listeners to the window, and removes them when the test is over: the next tests have the same page. */
export function untilTestEnds(listen: () => void): void {
	const adding = vi.spyOn(window, 'addEventListener');
	listen();
	const added = [...adding.mock.calls];
	adding.mockRestore();
	onTestFinished(() => {
		for (const [type, listener, options] of added) window.removeEventListener(type, listener, options);
	});
}
