/** A color in its parts: `#rrggbb` and the alpha from 0 to 255. */
export interface ColorParts {
	readonly rgb: string;
	readonly alpha: number;
}

/** The parts of a color as the format writes it: `#AARRGGBB` or `#RRGGBB`, with or without `#`; also `#RGB`. `undefined` if it is none. */
export function colorParts(color: string): ColorParts | undefined {
	const [, digits] = /^\s*#?([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})\s*$/i.exec(color) ?? [];
	if (digits === undefined) return undefined;
	if (digits.length === 3) return { rgb: `#${digits.replace(/./g, '$&$&').toLowerCase()}`, alpha: 255 };
	return { rgb: `#${digits.slice(-6).toLowerCase()}`, alpha: digits.length === 8 ? Number.parseInt(digits.slice(0, 2), 16) : 255 };
}

/** A color as the format writes it: `#RRGGBB` if it is opaque, else `#AARRGGBB`, in small letters as Tiled does. */
export const formatColor = ({ rgb, alpha }: ColorParts): string =>
	alpha === 255 ? rgb : `#${alpha.toString(16).padStart(2, '0')}${rgb.slice(1)}`;
