/** The part of an event of a wheel that is needed. */
export type WheelTurn = Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'timeStamp'>;

/** The zoom of a turn of the wheel: by a step, or by a factor. */
export type WheelZoom = { readonly step: 1 | -1 } | { readonly factor: number };

/** Pixels for each unit of `deltaMode`: a pixel, a line, a page. */
const UNITS = [1, 40, 400];
/** A wheel that turns at least this much, in pixels, is that of a mouse: it zooms by whole steps. Trackpads send many small turns. */
const NOTCH = 50;
/** Two fingers that began slowly and get faster are still on a trackpad, if the turns are no further apart than this, in milliseconds. */
const PAUSE = 200;
/** The zoom of a pixel of a trackpad, and the largest number of pixels that count at once: fast fingers must not lose their place. */
const FINE = 0.01;
const MOST = 30;

/** Returns the distance that the wheel turned, in pixels of the page. */
export function turnOf({ deltaX, deltaY, deltaMode }: WheelTurn): readonly [x: number, y: number] {
	const unit = UNITS[deltaMode] ?? 1;
	return [deltaX * unit, deltaY * unit];
}

/**
 * Finds out how turns of the wheel zoom (rule E141). Browsers report two fingers that are spread on a trackpad as a wheel, too.
 *
 * @returns a function for each turn; it returns `undefined` for one that goes sideways
 */
export function wheelZoom(): (turn: WheelTurn) => WheelZoom | undefined {
	let fineUntil = -Infinity;
	return (turn) => {
		const y = turnOf(turn)[1];
		if (y === 0) return undefined;
		if (turn.deltaMode !== 0 || (Math.abs(y) >= NOTCH && turn.timeStamp > fineUntil)) return { step: y < 0 ? 1 : -1 };
		fineUntil = turn.timeStamp + PAUSE;
		return { factor: Math.exp(-Math.max(-MOST, Math.min(MOST, y)) * FINE) };
	};
}
