import type { Random } from '../../packages/format/test/support/random.ts';
import { pick, randomFrom } from '../../packages/format/test/support/random.ts';
import { generated } from './generated.ts';
import { inUtf16, mutateBytes } from './mutate/bytes.ts';
import { mutateTree, parsedJson, printedJson } from './mutate/json.ts';
import { mutatePacked } from './mutate/packed.ts';
import { mutateXml } from './mutate/xml.ts';
import type { Seed } from './seeds.ts';

/** A document to try. */
export interface Case {
	/** The document that it was made from. */
	readonly from: string;
	readonly bytes: Uint8Array;
}

/** The random numbers of one case of a run. They do not depend on other cases, so that each can be repeated alone. */
export const randomOf = (seed: number, index: number): Random =>
	randomFrom(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b));

/** The document of a case: one of the seeds or a generated one, with one to five changes. */
export function caseOf(seeds: readonly Seed[], seed: number, index: number): Case {
	const random = randomOf(seed, index);
	const start = random(8) === 0 ? generated(random) : pick(random, seeds, { name: 'nothing', bytes: new Uint8Array() });
	let { bytes } = start;
	for (let left = 1 + random(5); left > 0; left--) bytes = mutated(bytes, random);
	return { from: start.name, bytes: random(100) === 0 ? inUtf16(bytes, random) : bytes };
}

/** The document of a case that is JSON, with changes that leave it JSON. */
export function jsonCaseOf(seeds: readonly Seed[], seed: number, index: number): Case {
	const random = randomOf(seed, index);
	const start = random(8) === 0 ? generated(random) : pick(random, seeds, { name: 'nothing', bytes: new Uint8Array() });
	const root = parsedJson(start.bytes);
	for (let left = random(4); left >= 0 && root !== undefined; left--) mutateTree(root, random);
	return { from: start.name, bytes: root === undefined ? start.bytes : printedJson(root) };
}

function mutated(bytes: Uint8Array, random: Random): Uint8Array {
	const how = random(10);
	if (how === 0) return mutateBytes(bytes, random);
	const text = new TextDecoder().decode(bytes);
	if (how === 1) return new TextEncoder().encode(mutatePacked(text, random));
	if (text.trimStart().startsWith('<')) return new TextEncoder().encode(mutateXml(text, random));
	const root = parsedJson(bytes);
	if (root === undefined) return mutateBytes(bytes, random);
	for (let left = random(3); left >= 0; left--) mutateTree(root, random);
	return printedJson(root);
}
