import { FOR_SPEED } from '#platform/for-speed';
import type { RawObject } from '../../model/json-value.ts';
import type { Variants } from '../../spec/choose.ts';
import type { CompiledField, CompiledVariant, QuickTest } from '../../spec/compile.ts';
import type { Branch, PlainTest, Shape, Shapes, Step, WordBranch } from '../../spec/shapes.ts';
import { newBranch } from '../../spec/shapes.ts';
import { stepsByValue } from '../upgrade/registry.ts';
import { canonicalColor, isPlainPath } from './check-scalar.ts';

/** A tree with more steps is given up: no exporter needs as many, but a hostile document could fill the memory. */
const MOST_STEPS = 2000;

/** The shape of a value; `undefined` if it must be checked field by field. */
export function shapeOf(value: RawObject, { root }: Shapes): Shape | undefined {
	let branch = root;
	for (const key in value) {
		let step = branch.first;
		if (step === undefined) return undefined;
		if (step.key !== key) {
			step = branch.others?.get(key);
			if (step === undefined) return undefined;
		}
		const found = value[key];
		if (step.words === undefined) {
			if (!(FOR_SPEED && isPlain(found, step)) && !isOrdinary(found, step)) return undefined;
			branch = step.branch;
		} else {
			const next = branchOf(step.words, found);
			if (next === undefined) return undefined;
			branch = next;
		}
	}
	const { shape } = branch;
	if (shape !== undefined) for (let i = 0; i < shape.older.length; i++) if (shape.older[i]?.applies(value)) return undefined;
	return shape;
}

/**
 * Remembers the shape of a value that had no findings.
 *
 * @param keys - the keys of the value before anything was filled in
 */
export function learnShape(value: RawObject, keys: readonly string[], variant: CompiledVariant, variants: Variants): void {
	const fields = keys.map((key) => variant.fields.get(key)).filter((field) => field !== undefined);
	if (fields.length < keys.length || !fields.every(canBeQuick)) return;
	const given = new Set(fields.map(({ name }) => name));
	if (!variant.required.every((name) => given.has(name))) return;
	const missing = variant.fill.filter(([name]) => !given.has(name));
	if (missing.some(([name]) => variant.fields.get(name)?.field.alias !== undefined)) return;
	const branch = branchFor(value, keys, fields, variants);
	if (branch !== undefined)
		branch.shape ??= { variant, nested: fields.filter(isNested), missing, older: stepsByValue(variants.resource.name) };
}

/** The place in the tree after all keys of a value. @returns `undefined` if the tree is too large, or tests a field as another variant does */
function branchFor(value: RawObject, keys: readonly string[], fields: readonly CompiledField[], variants: Variants): Branch | undefined {
	const { shapes } = variants;
	let branch = shapes.root;
	for (const [i, key] of keys.entries()) {
		const field = fields[i];
		if (field === undefined) return undefined;
		let step = branch.first?.key === key ? branch.first : branch.others?.get(key);
		if (step === undefined) {
			if (++shapes.size > MOST_STEPS) return undefined;
			const isWord = variants.all.some(({ when }) => when.some(([name]) => name === key));
			const marks = variants.marks.has(key);
			step = { key, field, marks, plain: FOR_SPEED && !marks && plainTest(field), words: isWord ? [] : undefined, branch: newBranch() };
			if (branch.first === undefined) branch.first = step;
			else {
				branch.others ??= new Map();
				branch.others.set(key, step);
			}
		} else if (step.words === undefined && (step.field.field !== field.field || step.field.type !== field.type)) return undefined;
		branch = step.words === undefined ? step.branch : wordBranch(step.words, value[key]);
	}
	return branch;
}

/** A list of words is short, and a search in it faster than in a map. */
function branchOf(words: readonly WordBranch[], word: unknown): Branch | undefined {
	for (let i = 0; i < words.length; i++) {
		const known = words[i];
		if (known !== undefined && known.word === word) return known.branch;
	}
	return undefined;
}

function wordBranch(words: WordBranch[], word: unknown): Branch {
	const known = branchOf(words, word);
	if (known !== undefined) return known;
	const branch = newBranch();
	words.push({ word, branch });
	return branch;
}

const canBeQuick = (field: CompiledField): boolean =>
	field.role === 'applies' && field.field.until === undefined && (field.quick !== undefined || isNested(field));

/** Whether the values of a field are checked one by one in any case. */
const isNested = ({ type }: CompiledField): boolean => type === 'members' || (typeof type === 'object' && ('of' in type || 'list' in type));

/** The test of a field that is no more than one of a type, and of the range of a number. */
function plainTest({ quick }: CompiledField): PlainTest | false {
	if (quick === undefined || quick.words !== undefined || quick.redundant !== undefined) return false;
	const { type, whole, min, max } = quick;
	switch (type) {
		case 'string':
			return { type: 'text', min, max };
		case 'boolean':
			return { type: 'flag', min, max };
		case 'number':
			return { type: whole ? 'whole' : 'number', min, max };
		default:
			return false;
	}
}

/** Whether a value passes such a test. Most do. Engines compare a type with a word that they know without a call. */
function isPlain(value: unknown, { plain }: Step): boolean {
	if (plain === false) return false;
	switch (plain.type) {
		case 'text':
			return typeof value === 'string';
		case 'number':
			return typeof value === 'number' && value >= plain.min && value <= plain.max;
		case 'whole':
			return typeof value === 'number' && value >= plain.min && value <= plain.max && Number.isInteger(value);
		case 'flag':
			return typeof value === 'boolean';
	}
}

function isOrdinary(value: unknown, { field: { quick, type }, marks }: Step): boolean {
	if (quick !== undefined) return passes(value, quick) && !(marks && value === '');
	return typeof value === 'object' && value !== null && Array.isArray(value) === (typeof type === 'object' && 'list' in type);
}

/** Whether a value passes the quick test of its field, as nearly all do. */
export function passes(value: unknown, quick: QuickTest): boolean {
	switch (typeof value) {
		case 'string':
			if (value === quick.redundant) return false;
			switch (quick.type) {
				case 'string':
					return quick.words === undefined || quick.words.has(value);
				case 'path':
					return isPlainPath(value);
				case 'color':
				case 'rgb':
					return canonicalColor(value) === value;
				default:
					return false;
			}
		case 'number':
			return (
				quick.type === 'number' &&
				value >= quick.min &&
				value <= quick.max &&
				value !== quick.redundant &&
				(!quick.whole || Number.isInteger(value))
			);
		case 'boolean':
			return quick.type === 'boolean' && value !== quick.redundant;
		default:
			return false;
	}
}
