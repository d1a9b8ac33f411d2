import type { Issue, Kind } from '@tilewright/format';
import { read, write } from '@tilewright/format';
import { readDocument } from '../../documents/read-document.ts';
import type { FieldChanges } from './field-changes.ts';
import { fieldChanges } from './field-changes.ts';
import { layoutOf, withCrLf } from './layout.ts';
import type { Unkept } from './unkept.ts';
import { unkeptIn } from './unkept.ts';

/** What an upgrade makes of a file. */
export interface Plan {
	readonly kind: Kind;
	/** What was found in the file, and what writing it loses. */
	readonly issues: readonly Issue[];
	/** The older forms that were met, by name of the upgrade step. */
	readonly upgraded: readonly string[];
	/** Whether it was JSON in a call of a loader function. */
	readonly wrapped: boolean;
	/** What the file says of its version, before and after. */
	readonly versions: { readonly from: string | undefined; readonly to: string | undefined };
	readonly fields: FieldChanges;
	/** What XML files hold beside the document. */
	readonly unkept: readonly Unkept[];
	/** The file in the newest form: in its own syntax, its tile data encoded as they are, laid out as it is where that can be. */
	readonly bytes: Uint8Array;
}

/** A file that cannot be upgraded: one with errors. */
export interface Refusal {
	readonly kind: Kind | undefined;
	readonly issues: readonly Issue[];
	readonly bytes: undefined;
}

/** Works out what an upgrade makes of a file; it is not written. */
export function prepareUpgrade(bytes: Uint8Array): Plan | Refusal {
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
		issues: [...issues, ...losses],
		upgraded: source.upgraded,
		wrapped: source.wrapped,
		versions: { from: source.version, to: after.source.version },
		fields: fieldChanges(before.doc, after.doc),
		unkept: source.syntax === 'xml' ? unkeptIn(bytes) : [],
		bytes: crlf ? withCrLf(written) : written,
	};
}
