import type { Document, Issue, ReadResult, WriteOptions } from '@tilewright/format';
import { FormatError, placeIssues, read, TARGET_VERSIONS, write } from '@tilewright/format';
import { zstd } from '@tilewright/format/zstd';
import type { Loader } from '@tilewright/ops';
import { diff, exportDocument, memoryLoader, planExport, validate } from '@tilewright/ops';
import { FORMATS } from '@tilewright/ops/formats';
import { prepareUpgrade } from '../../packages/cli/src/commands/upgrade/prepare.ts';
import { XML_KINDS } from '../../packages/format/src/spec/index.ts';
import { asInXml } from '../../packages/format/test/support/as-in-xml.ts';
import type { Random } from '../../packages/format/test/support/random.ts';
import { pick } from '../../packages/format/test/support/random.ts';
import { difference } from '../../packages/format/test/support/same.ts';
import { reportedBy, unreportedDifference } from '../../packages/format/test/support/unreported-difference.ts';
import { OTHER_FILES } from './other-files.ts';
import { textEditProblem } from './trial-edit-text.ts';
import { playProblem } from './trial-play.ts';

const readAny = (bytes: Uint8Array): ReadResult => read(bytes, { codecs: [zstd] });

const firstError = (issues: readonly Issue[]): Issue | undefined => issues.find(({ severity }) => severity === 'error');

/**
 * Takes a document through everything that the project does with one: read, check, write, upgrade, downgrade, resolve, plan, export,
 * diff, play, and edits of the text. Exceptions that are no answer to the document are failures, too.
 *
 * @returns what is wrong; `undefined` if nothing is
 */
export async function problemWith(bytes: Uint8Array, random: Random): Promise<string | undefined> {
	try {
		return await problemIn(bytes, random);
	} catch (error) {
		return `thrown: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
	}
}

async function problemIn(bytes: Uint8Array, random: Random): Promise<string | undefined> {
	const { doc, issues, source } = readAny(bytes);
	const error = firstError(issues);
	if ((doc === undefined) !== (error !== undefined)) return `read: ${error ? 'an error' : 'no error'}, and ${doc ? 'a' : 'no'} document`;
	const placeless = issues.find(({ line, column, offset }) => line === undefined || column === undefined || offset === undefined);
	if (placeless !== undefined) return `read: no place for ${placeless.code} at "${placeless.pointer}"`;
	const outside = issues.find(({ offset = 0 }) => offset > 3 * bytes.length + 3);
	if (outside !== undefined) return `read: ${outside.code} is outside of the file`;
	if (random(4) === 0) {
		const asIs = read(bytes, { upgrade: false, codecs: [zstd] });
		if ((asIs.doc === undefined) !== (doc === undefined)) return 'read as it is: another answer';
	}
	const edited = random(4) === 0 ? textEditProblem(bytes, issues, random) : undefined;
	if (edited !== undefined) return edited;
	if (random(4) === 0) {
		const found = await graphProblem(bytes, doc, source.syntax, random);
		if (found !== undefined) return found;
	}
	return doc && (writingProblem(doc, random) ?? (random(4) === 0 ? upgradeProblem(bytes) : undefined));
}

function writingProblem(doc: Document, random: Random): string | undefined {
	const reported: Issue[] = [];
	const written = write(doc, { onIssue: (issue) => reported.push(issue) });
	const again = readAny(written);
	if (again.doc === undefined) return `write: what was written is refused: ${firstError(again.issues)?.message}`;
	// JSON has no place for the types of members, which are not compared.
	const lost = unreportedDifference(doc, again.doc, reportedBy(reported));
	if (lost !== undefined) return `write: ${lost}`;
	if (!Buffer.from(written).equals(write(again.doc))) return 'write: other bytes the second time';
	if (difference(doc, again.doc) === undefined && diff(doc, again.doc, { storage: true }).length > 0)
		return 'diff: finds changes in what was written and read';
	const longer = Object.assign({ ...doc }, { 'a new field': 1 });
	const [change] = diff(doc, longer, { storage: true });
	if (change === undefined) return 'diff: does not find a new field';
	return (
		(XML_KINDS.includes(doc.type) && random(2) === 0 ? xmlProblem(doc) : undefined) ??
		(random(2) === 0 ? olderProblem(doc, random) : undefined)
	);
}

function xmlProblem(given: Document): string | undefined {
	const doc = asInXml(given);
	const reported: Issue[] = [];
	const again = readAny(write(doc, { syntax: 'xml', onIssue: (issue) => reported.push(issue) }));
	if (again.doc === undefined) return `write XML: what was written is refused: ${firstError(again.issues)?.message}`;
	// A property whose name changed is sorted to another place, where it is compared with another one.
	if (reported.some(({ pointer }) => /\/properties\/\d+(?:\/name)?$/.test(pointer))) return undefined;
	const lost = unreportedDifference(doc, again.doc, reportedBy(reported));
	return lost === undefined ? undefined : `write XML: not reported: ${lost}`;
}

function olderProblem(doc: Document, random: Random): string | undefined {
	const syntax = XML_KINDS.includes(doc.type) && random(2) === 0 ? 'xml' : 'json';
	const options: WriteOptions = { version: pick(random, TARGET_VERSIONS, '1.8'), syntax };
	const bytes = unlessTooLarge(() => write(doc, { ...options, onIssue: () => {} }));
	if (bytes === undefined) return undefined;
	const { kind, issues } = readAny(bytes);
	const error = firstError(issues);
	if (error !== undefined) return `downgrade ${JSON.stringify(options)}: refused at ${error.pointer}: ${error.message}`;
	return kind === doc.type ? undefined : `downgrade ${JSON.stringify(options)}: read as a ${kind}`;
}

/** The result; `undefined` if an infinite map is too large for a version without them. */
function unlessTooLarge<T>(run: () => T): T | undefined {
	try {
		return run();
	} catch (error) {
		if (error instanceof RangeError && error.name === 'ExportError') return undefined;
		if (error instanceof FormatError && error.issues.every(({ code }) => code === 'too-large')) return undefined;
		throw error;
	}
}

function upgradeProblem(bytes: Uint8Array): string | undefined {
	const upgrade = prepareUpgrade(bytes);
	if (upgrade.bytes === undefined || upgrade.wrapped) return undefined;
	const again = prepareUpgrade(upgrade.bytes);
	if (again.bytes === undefined) return 'upgrade: what was upgraded is refused';
	return again.upgraded.length === 0 ? undefined : `upgrade: not finished: ${again.upgraded.join(', ')}`;
}

/** The document among others, as files that refer to each other. */
async function graphProblem(bytes: Uint8Array, doc: Document | undefined, syntax: string, random: Random): Promise<string | undefined> {
	const path = `/maps/fuzz${syntax === 'xml' ? '.tmx' : '.tmj'}`;
	const memory = memoryLoader({ [path]: bytes });
	const loader: Loader = {
		...memory,
		load: (at) =>
			at === path ? memory.load(at) : Promise.resolve(OTHER_FILES.find(({ end }) => end.test(at)) ?? { why: 'it is not there' }),
	};
	const { graph, issues } = await validate(path, loader);
	const lineless = issues.find(({ line, file, refused }) => file === path && line === undefined && refused === undefined);
	if (lineless !== undefined) return `check: no line for ${lineless.code} at "${lineless.pointer}"`;
	if (doc === undefined || graph.files.get(path) === undefined) return undefined;
	const flattening = { embedTilesets: random(2) === 0, detachTemplates: random(2) === 0, resolveTypes: random(2) === 0 };
	const plan = planExport(graph, { root: '/maps', out: '/out', extensions: { map: '.tmx', tileset: '.tsj' }, ...flattening });
	for (const planned of plan.documents) {
		const placed = planned.place(planned.compose(), () => undefined);
		placeIssues(bytes, []);
		if (unlessTooLarge(() => write(placed)) === undefined) continue;
	}
	const fitting = FORMATS.filter(({ kinds }) => kinds[doc.type] !== undefined);
	const format = pick(random, fitting, undefined);
	if (format === undefined) return undefined;
	const played = doc.type === 'map' ? await playProblem(path, loader) : undefined;
	if (played !== undefined) return played;
	try {
		await exportDocument(doc, path, { format, ...flattening }, { graph, to: '/out/a.tmj', measure: () => Promise.resolve(undefined) });
	} catch (error) {
		if (!(error instanceof FormatError) && !(error instanceof RangeError && error.name === 'ExportError')) throw error;
	}
	return undefined;
}
