/** The facts that must be known about the pointer of a finger. */
type Finger = Pick<PointerEvent, 'pointerId' | 'clientX' | 'clientY'>;

/** The time that a finger rests until it is a right button, in milliseconds, and the distance that it may stray by then, in pixels of the page. */
const HOLD = 500;
const STRAY = 8;

/** A finger that was put down and has not moved yet: a second one may come to move the view, it may be held, or begin to draw. */
export interface RestingFinger<T extends Finger> {
	start(press: T): void;
	/** Whether a finger has not moved far enough to mean it. */
	rests(event: Finger): boolean;
	/** Ends the rest of a finger. @returns its press, if it rested */
	take(event: Finger): T | undefined;
	stop(): void;
}

/** @param onHold - is called with the press of a finger that has rested long */
export function restingFinger<T extends Finger>(onHold: (press: T) => void): RestingFinger<T> {
	let resting: T | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;
	function stop(): void {
		clearTimeout(timer);
		resting = undefined;
	}
	return {
		start(press) {
			stop();
			resting = press;
			timer = setTimeout(() => {
				stop();
				onHold(press);
			}, HOLD);
		},
		rests: ({ pointerId, clientX, clientY }) =>
			resting?.pointerId === pointerId && Math.hypot(clientX - resting.clientX, clientY - resting.clientY) <= STRAY,
		take({ pointerId }) {
			const press = resting;
			if (press?.pointerId !== pointerId) return undefined;
			stop();
			return press;
		},
		stop,
	};
}
