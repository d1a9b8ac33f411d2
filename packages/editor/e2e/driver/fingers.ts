import type { CDPSession, Page } from '@playwright/test';
import type { Vector } from '@tilewright/geometry';

/** The places of the fingers on the screen: none, one, or several. */
export type Fingers = readonly Vector[];

/** Touches the screen as a person does. */
export interface Touch {
	/** Puts fingers on the screen, moves them, and lifts those that are missing in the next place. All are lifted at the end. */
	move(...places: readonly Fingers[]): Promise<void>;
	/** Puts a finger on the screen, and keeps it there until something has happened. */
	hold(at: Vector, until: () => Promise<void>): Promise<void>;
}

/** The touch screen of a page. */
export async function touchOn(page: Page): Promise<Touch> {
	const session = await page.context().newCDPSession(page);
	return {
		// All at once: on a busy machine, a finger would rest between two events, and be held.
		move: async (...places) => void (await Promise.all(eventsOf(places).map((event) => session.send('Input.dispatchTouchEvent', event)))),
		async hold(at, until) {
			await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ ...at, id: 0 }] });
			await until();
			await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
		},
	};
}

type TouchEventOfPage = Parameters<CDPSession['send']>[1] & {
	readonly type: 'touchStart' | 'touchMove' | 'touchEnd';
	readonly touchPoints: { readonly x: number; readonly y: number; readonly id: number }[];
};

function eventsOf(places: readonly Fingers[]): TouchEventOfPage[] {
	let before = 0;
	return [...places, []].map((fingers) => {
		const type = fingers.length > before ? 'touchStart' : fingers.length < before ? 'touchEnd' : 'touchMove';
		before = fingers.length;
		return { type, touchPoints: fingers.map(({ x, y }, id) => ({ x, y, id })) };
	});
}

/** Draws with a pen from point to point. */
export async function drawWithPen(page: Page, points: readonly Vector[]): Promise<void> {
	const session = await page.context().newCDPSession(page);
	const send = async (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', at: Vector, isDown: boolean): Promise<void> => {
		const button = isDown || type === 'mouseReleased' ? 'left' : 'none';
		await session.send('Input.dispatchMouseEvent', {
			type,
			...at,
			pointerType: 'pen',
			button,
			buttons: isDown ? 1 : 0,
			clickCount: 1,
			force: 0.5,
		});
	};
	const [first, last] = [points[0], points.at(-1)];
	if (first === undefined || last === undefined) return;
	await send('mouseMoved', first, false);
	await send('mousePressed', first, true);
	for (const point of points.slice(1)) await send('mouseMoved', point, true);
	await send('mouseReleased', last, false);
}
