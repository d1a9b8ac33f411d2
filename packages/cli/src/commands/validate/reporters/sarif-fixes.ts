import { editText } from '@tilewright/format';
import type { Position } from '@tilewright/format/internal';
import { positionsAt, toUtf8 } from '@tilewright/format/internal';
import type { Fix } from '@tilewright/ops';
import type { Mended } from '../fix/mended.ts';

/** The most fixes of a file that have their changes: each change of the text is found by itself. */
const MOST_WITH_CHANGES = 200;

/** Results for what `--fix` would mend, each with the change of the text that would mend it. */
export function resultsOfFixes({ before, fixes }: Mended, uri: string): object[] {
	return fixes.map((fix, i) => {
		const replacements = i < MOST_WITH_CHANGES ? replacementsOf(fix, before) : [];
		const region = replacements[0]?.deletedRegion;
		return {
			ruleId: fix.code,
			level: 'note',
			message: { text: textOf(fix) },
			locations: [
				{
					physicalLocation: { artifactLocation: { uri }, ...(region && { region }) },
					...(fix.pointer !== '' && { logicalLocations: [{ fullyQualifiedName: fix.pointer }] }),
				},
			],
			...(replacements.length > 0 && {
				fixes: [{ description: { text: textOf(fix) }, artifactChanges: [{ artifactLocation: { uri }, replacements }] }],
			}),
		};
	});
}

/** The fixes that were made, for services that show the properties of a run: SARIF has no place for them. */
export const doneFixes = ({ fixes }: Mended, uri: string): object[] =>
	fixes.map((fix) => ({ uri, ruleId: fix.code, pointer: fix.pointer, message: fix.says }));

const textOf = ({ says }: Fix): string => `With --fix, this would be mended: ${says}.`;

interface Replacement {
	readonly deletedRegion: object;
	readonly insertedContent: { readonly text: string };
}

function replacementsOf({ changes }: Fix, before: Uint8Array): Replacement[] {
	const { edits } = editText(before, changes);
	const positions = positionsAt(
		toUtf8(before),
		edits.flatMap(({ start, end }) => [start, end]),
	);
	const at = (offset: number): Position => positions.get(offset) ?? { line: 1, column: 1 };
	return edits.map(({ start, end, text }) => ({
		deletedRegion: { startLine: at(start).line, startColumn: at(start).column, endLine: at(end).line, endColumn: at(end).column },
		insertedContent: { text },
	}));
}
