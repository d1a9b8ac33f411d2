import type { LucideIcon } from 'lucide-preact';

/** A result of a search. */
export interface FoundItem<T> {
	readonly key: string;
	readonly value: T;
	/** Its text in parts: the words matched every second part. */
	readonly parts: readonly string[];
	readonly detail?: string | undefined;
	readonly keys?: string | undefined;
	readonly icon?: LucideIcon | undefined;
}

/** A text in parts; every second one has the letters at these positions. */
export function matchedParts(text: string, positions: readonly number[]): readonly string[] {
	const matched = new Set(positions);
	const parts: string[] = [];
	let part = '';
	for (const [at, letter] of [...text].entries()) {
		if (matched.has(at) !== (parts.length % 2 === 1)) {
			parts.push(part);
			part = '';
		}
		part += letter;
	}
	return [...parts, part];
}
