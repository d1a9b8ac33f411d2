import type { Change } from '../change.ts';
import type { ObjectSubject, PartSubject, Subject } from '../subject.ts';
import { pointerTo } from '../subject.ts';
import type { Detail } from './detail.ts';
import { detailOf } from './detail.ts';
import { ownerText, titleOf } from './titles.ts';
import { counted } from './value-text.ts';

/** Options of {@link describeChanges}. */
export interface DescribeOptions {
	/**
	 * The most lines of each sort for one layer, one tileset or the document itself: areas of cells, other changes, objects or tiles.
	 * Further ones are counted. Default: all.
	 */
	readonly most?: number;
}

/**
 * Describes changes in plain words: those of the document, of each tileset, of each layer and of the objects on it. Rows and columns
 * count from 0. Names and values from the documents are quoted as in JSON.
 *
 * @param changes - the result of {@link diff}
 * @returns lines without line breaks; details are indented below their line
 * @throws RangeError when `most` is less than 0
 * @example console.log(describeChanges(diff(before, after), { most: 10 }).join('\n'));
 */
export function describeChanges(changes: readonly Change[], options: DescribeOptions = {}): string[] {
	const { most = Infinity } = options;
	if (!(most >= 0)) throw new RangeError(`most must be a number from 0, found ${most}.`);
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
	/** Changes of the layer, tileset or document itself, by subject. */
	readonly own: Map<string, Group>;
	/** Changes of its objects and parts, by subject. */
	readonly inside: Map<string, Group>;
}

function entryOf<T>(map: Map<string, T>, key: string, make: () => T): T {
	const known = map.get(key);
	if (known !== undefined) return known;
	const made = make();
	map.set(key, made);
	return made;
}

/** Whether a subject belongs to a layer, tileset or document. */
const isInside = (subject: Subject): subject is ObjectSubject | PartSubject =>
	subject.kind !== 'document' && subject.kind !== 'layer' && subject.kind !== 'tileset';

/** Objects are described with their layer, parts with their tileset or document. */
function sectionOf(subject: Subject): string {
	if (subject.kind === 'layer') return `layer ${subject.id}`;
	if (!isInside(subject)) return keyOf(subject);
	if (subject.in !== undefined) return sectionOf(subject.in);
	return subject.kind === 'object' ? `layer ${(subject.after ?? subject.before)?.layer?.id}` : '';
}

const keyOf = (subject: Subject): string =>
	`${subject.kind} ${subject.before === undefined} ${subject.after === undefined} ${pointerTo(subject)}`;

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
	return [...lines, `… and ${counted(groups.length - shown.length, noun)}${isInside(next) ? ownerText(next) : ''}`];
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);
