import type { LuaTable } from './print.ts';
import { list } from './print.ts';

/** A color as `{ red, green, blue }`, with alpha where it is not opaque; `undefined` where the text is not a color. */
export function colorTable(color: string): LuaTable | undefined {
	const [, alpha = 'ff', red, green, blue] = /^#([0-9a-f]{2})?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color) ?? [];
	if (red === undefined || green === undefined || blue === undefined) return undefined;
	const channels = [red, green, blue, ...(alpha.toLowerCase() === 'ff' ? [] : [alpha])];
	return list(
		channels.map((channel) => Number.parseInt(channel, 16)),
		{ inline: true },
	);
}
