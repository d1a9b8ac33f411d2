import type { ScalarType } from '../spec/field.ts';

/**
 * Converts the text of an attribute to a value. Text that does not fit the type is returned unchanged: the structure check reports it,
 * as it does for JSON.
 */
export function scalarFrom(text: string, type: ScalarType): unknown {
	switch (type) {
		case 'int':
		case 'double':
		case 'gid':
			return numberFrom(text);
		case 'bool':
			if (text === '1' || text === 'true') return true;
			return text === '0' || text === 'false' ? false : text;
		case 'color':
		case 'rgb':
		case 'string':
		case 'path':
			return text;
	}
}

/** Reads any number. A text that is not a number is returned unchanged. */
export function numberFrom(text: string): unknown {
	// Digits can be in one place of the pattern only: otherwise, it would try all ways to divide many of them.
	return /^\s*[+-]?(?=\.?\d)\d*(?:\.\d*)?(?:e[+-]?\d+)?\s*$/i.test(text) ? Number(text) : text;
}

/** X3: the text of a transparent color, which has no `#`. A text that is not a color stays as it is. */
export const transparentText = (color: string): string => (isColor(color.slice(1)) && color.startsWith('#') ? color.slice(1) : color);

/** X3: the transparent color of a text, which may have the short form of CSS. */
export const transparentFrom = (text: string): string => (isColor(text) ? `#${text}` : text);

const isColor = (digits: string): boolean => /^(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(digits);
