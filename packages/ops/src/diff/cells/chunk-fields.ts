import type { Chunk } from '@tilewright/format';
import { compareFields } from '../fields.ts';
import { match } from '../match.ts';
import type { Scope } from '../scope.ts';
import type { LayerSubject } from '../subject.ts';

/** What a chunk says beside its cells: fields that nobody knows (rule N8). */
interface Extras {
	readonly place: string;
	readonly fields: object;
}

/** Tells which unknown fields of chunks differ, by the place of the chunk. Chunks without such fields make no difference. */
export function compareChunkFields(scope: Scope, subject: LayerSubject, before: readonly Chunk[], after: readonly Chunk[]): void {
	const [older, newer] = [extrasOf(before), extrasOf(after)];
	const { toAfter, toBefore } = match(older, newer, [({ place }) => place]);
	for (const extras of older) {
		const others = toAfter.get(extras)?.fields ?? {};
		compareFields(scope, subject, extras.fields, others, undefined, `/chunks/${extras.place}`);
	}
	for (const extras of newer)
		if (!toBefore.has(extras)) compareFields(scope, subject, {}, extras.fields, undefined, `/chunks/${extras.place}`);
}

const extrasOf = (chunks: readonly Chunk[]): Extras[] =>
	chunks.flatMap(({ x, y, width: _, height: __, data: ___, ...fields }) =>
		Object.keys(fields).length === 0 ? [] : [{ place: `${x},${y}`, fields }],
	);
