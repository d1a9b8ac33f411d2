import type { Change } from './change.ts';
import { counted } from './describe/cells.ts';
import type { Detail } from './describe/detail.ts';
import { detailOf } from './describe/detail.ts';
import { titleOf, whereOf } from './describe/names.ts';
import type { ObjectSubject, PartSubject, Subject } from './subject.ts';
import { pointerOf } from './subject.ts';

/** Options of {@link describeChanges}. */
export interface DescribeOptions {
	/**
	 * How much is listed of one layer or tileset, or of the document itself: so many areas of cells, so many other changes, so many
	 * objects or tiles. What is beyond is counted. Default: all.
	 */
	readonly most?: number;
}

/**
 * Puts changes into plain words: what differs of the document, of each tileset, of each layer and what is on it. Rows and columns
 * count from 0. Names and values of the documents stand in quotes, as JSON has them.
 *
 * @param changes - what {@link diff} has found
 * @returns lines without line breaks; what belongs to a line above is indented
 * @throws RangeError when `most` is less than 0
 * @example console.log(describeChanges(diff(before, after), { most: 10 }).join('\n'));
 */
export function describeChanges(changes: readonly Change[], options: DescribeOptions = {}): string[] {
	const { most = Infinity } = options;
	if (!(most >= 0)) throw new RangeError(`most must be a number from 0 on, found ${most}.`);
	const sections = new Map<string, Section>();
	for (const change of changes) {
		const { subject } = change;
		const section = entryOf(sections, sectionOf(subject), (): Section => ({ own: new Map(), inside: new Map() }));
		const groups = isInside(subject) ? section.inside : section.own;
		const group = entryOf(groups, keyOf(subject), (): Group => ({ subject, details: [] }));
		group.details.push(detailOf(change, most));
	}
	return [...sections.values()].flatMap(({ own, inside }) => [
		...[...own.values()].flatMap((group) => ownLines(group, most)),
		...insideLines([...inside.values()], most),
	]);
}

interface Group {
	readonly subject: Subject;
	readonly details: Detail[];
}

interface Section {
	/** By subject: the layer, tileset or document itself. */
	readonly own: Map<string, Group>;
	/** By subject: the objects and parts of it. */
	readonly inside: Map<string, Group>;
}

function entryOf<T>(map: Map<string, T>, key: string, make: () => T): T {
	const known = map.get(key);
	if (known !== undefined) return known;
	const made = make();
	map.set(key, made);
	return made;
}

/** Objects and parts stand in something that other changes are about. */
const isInside = (subject: Subject): subject is ObjectSubject | PartSubject =>
	subject.kind !== 'document' && subject.kind !== 'layer' && subject.kind !== 'tileset';

/** Objects go with their layer, parts with the tileset or document that they are of. */
function sectionOf(subject: Subject): string {
	if (subject.kind === 'layer') return `layer ${subject.id}`;
	if (!isInside(subject)) return keyOf(subject);
	if (subject.in !== undefined) return sectionOf(subject.in);
	return subject.kind === 'object' ? `layer ${(subject.after ?? subject.before)?.layer?.id}` : '';
}

const keyOf = (subject: Subject): string =>
	`${subject.kind} ${subject.before === undefined} ${subject.after === undefined} ${pointerOf(subject)}`;

function ownLines({ subject, details }: Group, most: number): string[] {
	const [first] = details;
	if (details.length === 1 && first !== undefined) return [`${titleOf(subject)}: ${first.text}`, ...indented(first.below)];
	const shown = details.slice(0, most).flatMap(({ text, below }) => [text, ...indented(below)]);
	const rest = details.length > most ? [`… and ${details.length - most} more`] : [];
	return [`${titleOf(subject)}:`, ...indented([...shown, ...rest])];
}

function insideLines(groups: readonly Group[], most: number): string[] {
	const shown = groups.slice(0, most);
	const lines = shown.map(({ subject, details }) => {
		const texts = details.slice(0, most).map(({ text }) => text);
		if (details.length > most) texts.push(`… and ${details.length - most} more`);
		return `${titleOf(subject)}: ${texts.join('; ')}`;
	});
	const next = groups[shown.length]?.subject;
	if (next === undefined) return lines;
	const noun = next.kind === 'object' ? 'more object' : 'more part';
	return [...lines, `… and ${counted(groups.length - shown.length, noun)}${isInside(next) ? whereOf(next) : ''}`];
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);
