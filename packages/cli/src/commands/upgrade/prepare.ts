import type { Issue, Kind } from '@tilewright/format';
import { placeIssues, read, write } from '@tilewright/format';
import { layoutOf, withCrLf } from '@tilewright/ops';
import { readDocument } from '../../documents/read-document.ts';
import type { FieldChanges } from './field-changes.ts';
import { fieldChanges } from './field-changes.ts';
import type { Unkept } from './unkept.ts';
import { unkeptIn } from './unkept.ts';

/** An upgrade of a file that is not written yet. */
export interface PreparedUpgrade {
	readonly kind: Kind;
	/** The findings of reading and writing the file. */
	readonly issues: readonly Issue[];
	/** The names of the upgrade steps that were applied. */
	readonly upgraded: readonly string[];
	/** Whether it was JSON in a script (`.js`). */
	readonly wrapped: boolean;
	/** The version that the file states, before and after. */
	readonly versions: { readonly from: string | undefined; readonly to: string | undefined };
	readonly fields: FieldChanges;
	/** Parts of an XML file that would be lost. */
	readonly unkept: readonly Unkept[];
	/** The file in the newest form, with its own syntax, tile encoding and, where possible, layout. */
	readonly bytes: Uint8Array;
}

/** A file with errors, which cannot be upgraded. */
export interface Refusal {
	readonly kind: Kind | undefined;
	readonly issues: readonly Issue[];
	readonly bytes: undefined;
}

/** Upgrades a file in memory. */
export function prepareUpgrade(bytes: Uint8Array): PreparedUpgrade | Refusal {
	const { kind, doc, issues, source } = readDocument(bytes);
	if (doc === undefined) return { kind, issues, bytes: undefined };
	const losses: Issue[] = [];
	const { options, crlf } = layoutOf(bytes);
	const written = write(doc, { ...options, syntax: source.syntax, onIssue: (issue) => losses.push(issue) });
	const before = read(bytes, { upgrade: false });
	const after = read(written, { upgrade: false });
	if (before.doc === undefined || after.doc === undefined) throw new Error('What was written cannot be read.');
	return {
		kind,
		issues: [...issues, ...placeIssues(bytes, losses)],
		upgraded: source.upgraded,
		wrapped: source.wrapped,
		versions: { from: source.version, to: after.source.version },
		fields: fieldChanges(before.doc, after.doc),
		unkept: source.syntax === 'xml' ? unkeptIn(bytes) : [],
		bytes: crlf ? withCrLf(written) : written,
	};
}
