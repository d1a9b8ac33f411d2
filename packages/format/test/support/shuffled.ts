import type { Random } from './random.ts';

/** A JSON text with the same values and the keys of all objects in another order. */
export function shuffled(text: string, random: Random): string {
	return print(JSON.parse(text), random);
}

function print(value: unknown, random: Random): string {
	if (Array.isArray(value)) return `[${value.map((item) => print(item, random)).join()}]`;
	if (typeof value === 'number') return numberText(value);
	if (typeof value !== 'object' || value === null) return JSON.stringify(value);
	const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}:${print(member, random)}`);
	for (let i = members.length - 1; i > 0; i--) {
		const j = random(i + 1);
		[members[i], members[j]] = [members[j] ?? '', members[i] ?? ''];
	}
	return `{${members.join()}}`;
}

/** JSON.stringify loses the sign of zero, and numbers of JSON that a double cannot store. */
function numberText(value: number): string {
	if (!Number.isFinite(value)) return value > 0 ? '1e999' : '-1e999';
	return Object.is(value, -0) ? '-0' : String(value);
}
