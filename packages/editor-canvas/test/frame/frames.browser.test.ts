import { expect, onTestFinished, test } from 'vitest';
import { frames } from '../../src/frame/frames.ts';

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Keeps the page busy. */
function busy(milliseconds: number): void {
	for (const end = performance.now() + milliseconds; performance.now() < end; );
}

test('after a picture that took long, the others of a frame are drawn in the next one, even if it takes long again', async () => {
	await nextFrame();
	let frame = 0;
	const drawn: string[] = [];
	const slow = frames(() => {
		drawn.push(`slow ${frame}`);
		busy(20);
		slow.request();
	});
	const other = frames(() => drawn.push(`other ${frame}`));
	onTestFinished(() => {
		slow.stop();
		other.stop();
	});
	for (; frame < 2; frame++) await nextFrame();
	expect(drawn.slice(0, 3)).toEqual(['slow 0', 'slow 1', 'other 1']);
});
