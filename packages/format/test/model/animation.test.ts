import { frameAt, frameEnd } from '@tilewright/format';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const framesOf = (...durations: readonly number[]) => durations.map((duration, tileid) => ({ tileid, duration }));
const shown = (durations: readonly number[], times: readonly number[]) =>
	times.map((time) => frameAt(framesOf(...durations), time)?.tileid);

describe('frameAt', () => {
	it('repeats the frames', () => {
		expect(shown([100, 50, 150], [0, 99.9, 100, 149, 150, 299, 300, 3e6 + 120])).toEqual([0, 0, 1, 1, 2, 2, 0, 1]);
	});

	it('stops at a frame without a duration, as in Tiled', () => {
		expect(shown([0, 50], [0, 10, 1e9])).toEqual([0, 0, 0]);
		expect(shown([50, 0, 10], [0, 49, 50, 70, 1e9])).toEqual([0, 0, 1, 1, 1]);
	});

	it('has no frame without frames, or if the time is not a number', () => {
		expect([...shown([], [0, 50]), ...shown([100], [NaN])]).toEqual([undefined, undefined, undefined]);
	});
});

describe('frameEnd', () => {
	it('is when another frame comes: until then the same is shown', () => {
		const durations = fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 2, maxLength: 5 });
		fc.assert(
			fc.property(durations, fc.nat(5000), (durations, time) => {
				const frames = framesOf(...durations);
				const end = frameEnd(frames, time);
				if (end === undefined) {
					expect(frameAt(frames, time)).toBe(frameAt(frames, time + 1e6));
					return;
				}
				expect(end).toBeGreaterThan(time);
				expect(frameAt(frames, end - 1)).toBe(frameAt(frames, time));
				expect(frameAt(frames, end)).not.toBe(frameAt(frames, time));
			}),
		);
	});

	it('never comes for one frame', () => {
		expect([frameEnd(framesOf(100), 5), frameEnd([], 5)]).toEqual([undefined, undefined]);
	});
});
