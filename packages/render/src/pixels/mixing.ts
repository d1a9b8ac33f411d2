/**
 * How translucent pixels are mixed with those below. Canvases round differently: the one of Node, and those on graphics cards, to the
 * nearest; Chromium's without a graphics card down. Pixels are numbers with alpha as the highest byte; colors are premultiplied.
 */
export interface Mixing {
	/** A pixel over another one. */
	readonly over: (above: number, below: number) => number;
	/** A pixel over another one, with an opacity from 0 to 255; missing if canvases do otherwise. Colors may differ by 2 from theirs. */
	readonly faded?: (above: number, below: number, opacity: number) => number;
}

/** Rounds to the nearest. */
export const ROUNDED: Mixing = {
	over(above, below) {
		if (below === 0) return above;
		const through = 255 - (above >>> 24);
		const low = (below & 0x00ff00ff) * through + 0x00800080;
		const high = ((below >>> 8) & 0x00ff00ff) * through + 0x00800080;
		const lowByte = ((low + ((low >>> 8) & 0x00ff00ff)) >>> 8) & 0x00ff00ff;
		const highByte = (high + ((high >>> 8) & 0x00ff00ff)) & 0xff00ff00;
		return (above + lowByte + highByte) | 0;
	},
};

/** Rounds down, as Skia does without a graphics card. */
export const TRUNCATED: Mixing = {
	over: (above, below) => (above + scaled(below, 256 - (above >>> 24))) | 0,
	faded(above, below, opacity) {
		const scale = opacity + 1;
		const covered = 0xffff - (above >>> 24) * scale;
		const through = (covered + (covered >>> 8)) >>> 8;
		const low = ((above & 0x00ff00ff) * scale + (below & 0x00ff00ff) * through) >>> 8;
		const high = ((above >>> 8) & 0x00ff00ff) * scale + ((below >>> 8) & 0x00ff00ff) * through;
		return (low & 0x00ff00ff) | (high & 0xff00ff00);
	},
};

/** Each byte of a pixel times a number up to 256, divided by 256. */
function scaled(pixel: number, by: number): number {
	const low = (((pixel & 0x00ff00ff) * by) >>> 8) & 0x00ff00ff;
	const high = (((pixel >>> 8) & 0x00ff00ff) * by) & 0xff00ff00;
	return low | high;
}
