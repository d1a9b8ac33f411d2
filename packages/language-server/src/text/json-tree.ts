import { createScanner } from 'jsonc-parser';
import type { Span } from './span.ts';

/** A single value. A text without its last quote ends at the end of its line. */
export interface JsonScalar extends Span {
	readonly kind: 'scalar';
	readonly value: string | number | boolean | null;
}

export interface JsonField {
	readonly name: string;
	/** With its quotes. */
	readonly key: Span;
	/** The index after the colon; `undefined` if there is none yet. */
	readonly colon: number | undefined;
	/** `undefined` while it is not typed yet. */
	readonly value: JsonNode | undefined;
}

export interface JsonObject extends Span {
	readonly kind: 'object';
	readonly fields: readonly JsonField[];
}

export interface JsonArray extends Span {
	readonly kind: 'array';
	/** Without the numbers that it starts with: tile data has millions of them. */
	readonly items: readonly JsonNode[];
}

export type JsonNode = JsonScalar | JsonObject | JsonArray;

/** The kinds of tokens of jsonc-parser, whose own names cannot be imported: they are a constant enum. */
const TOKEN = {
	openBrace: 1,
	closeBrace: 2,
	openBracket: 3,
	closeBracket: 4,
	comma: 5,
	colon: 6,
	string: 10,
	number: 11,
	end: 17,
} as const;
const WORDS = new Map<number, boolean | null>([
	[7, null],
	[8, true],
	[9, false],
]);

/** Documents are not as deep; what is deeper is skipped. */
const MOST_DEPTH = 500;

/**
 * Parses JSON that may be broken or half typed: it keeps all that can be understood.
 *
 * @returns `undefined` if there is no value at all
 */
export function parseJson(text: string): JsonNode | undefined {
	const scanner = createScanner(text, true);
	let token: number = scanner.scan();
	const next = (): void => {
		token = scanner.scan();
	};
	const here = (): Span => ({ start: scanner.getTokenOffset(), end: scanner.getTokenOffset() + scanner.getTokenLength() });
	return value(0);

	function value(depth: number): JsonNode | undefined {
		if (depth > MOST_DEPTH) return skipped();
		if (token === TOKEN.openBrace) return object(depth);
		if (token === TOKEN.openBracket) return array(depth);
		const word = WORDS.get(token);
		const found =
			token === TOKEN.string ? scanner.getTokenValue() : token === TOKEN.number ? Number(scanner.getTokenValue()) : (word ?? undefined);
		if (found === undefined && word === undefined) return undefined;
		const span = here();
		next();
		return { kind: 'scalar', ...span, value: found ?? null };
	}

	function object(depth: number): JsonObject {
		const { start } = here();
		const fields: JsonField[] = [];
		next();
		while (token !== TOKEN.closeBrace && token !== TOKEN.end && !(token === TOKEN.closeBracket && depth > 0)) {
			if (token === TOKEN.string) addField(fields, depth);
			else if (value(depth + 1) === undefined) next();
		}
		return { kind: 'object', start, end: closed(TOKEN.closeBrace), fields };
	}

	/** Adds a field that starts at this token. Where a value is missing, the next key may look like it. */
	function addField(fields: JsonField[], depth: number): void {
		let key = here();
		let name = scanner.getTokenValue();
		next();
		for (;;) {
			const colon = token === TOKEN.colon ? here().end : undefined;
			if (colon === undefined) {
				fields.push({ name, key, colon, value: undefined });
				return;
			}
			next();
			const found = value(depth + 1);
			const isKey = found?.kind === 'scalar' && typeof found.value === 'string' && is(TOKEN.colon);
			fields.push({ name, key, colon, value: isKey ? undefined : found });
			if (!isKey) return;
			key = { start: found.start, end: found.end };
			name = String(found.value);
		}
	}

	function array(depth: number): JsonArray {
		const { start } = here();
		const items: JsonNode[] = [];
		scanner.setPosition(afterNumbers(text, start + 1));
		next();
		while (token !== TOKEN.closeBracket && token !== TOKEN.end && !(token === TOKEN.closeBrace && depth > 0)) {
			const item = value(depth + 1);
			if (item === undefined) next();
			else items.push(item);
		}
		return { kind: 'array', start, end: closed(TOKEN.closeBracket), items };
	}

	/** Takes the closing bracket, if it is there. */
	function closed(bracket: number): number {
		const { start, end } = here();
		// A cursor at the end of the text is still in what is open there.
		if (token !== bracket) return is(TOKEN.end) ? start + 1 : start;
		next();
		return end;
	}

	/** Whether this is the token. A function, because the compiler does not know that `value` moves on. */
	function is(kind: number): boolean {
		return token === kind;
	}

	function skipped(): JsonScalar {
		const { start } = here();
		let open = 0;
		do {
			if (token === TOKEN.openBrace || token === TOKEN.openBracket) open++;
			if (token === TOKEN.closeBrace || token === TOKEN.closeBracket) open--;
			next();
		} while (open > 0 && token !== TOKEN.end);
		return { kind: 'scalar', start, end: here().start, value: null };
	}
}

/** The index after the last comma of a list of numbers, or where it ends. */
function afterNumbers(text: string, from: number): number {
	let at = from;
	let last = from;
	for (; at < text.length; at++) {
		const code = text.charCodeAt(at);
		if (code === COMMA) last = at + 1;
		else if (code > SPACE && (code < ZERO || code > NINE) && code !== MINUS) break;
	}
	return last;
}

const [SPACE, COMMA, MINUS, ZERO, NINE] = [0x20, 0x2c, 0x2d, 0x30, 0x39];
