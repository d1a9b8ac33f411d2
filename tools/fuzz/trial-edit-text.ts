import type { Issue, TextChange } from '@tilewright/format';
import { editText, read } from '@tilewright/format';
import { codeAround, toUtf8 } from '@tilewright/format/internal';
import { zstd } from '@tilewright/format/zstd';
import type { Random } from '../../packages/format/test/support/random.ts';
import { pick } from '../../packages/format/test/support/random.ts';

const VALUES = [0, 1, 7.5, '', 'a', '<&"', true, null, [], [1], {}, { name: 'a' }];

/** Edits the text at random places, most of which exist. A change that is not refused must leave a text that can be parsed. */
export function textEditProblem(bytes: Uint8Array, issues: readonly Issue[], random: Random): string | undefined {
	const known = ['/width', '/layers/0', '/layers/0/name', '/layers/-', '/tilesets/0/name', '/properties/0', '/nextlayerid', '/ours', ''];
	const pointers = [...known, ...issues.map(({ pointer }) => pointer).slice(0, 50)];
	const changes = Array.from({ length: 1 + random(3) }, (_, i): TextChange => {
		const pointer = pick(random, pointers, '');
		const value = pick(random, VALUES, 0);
		const others: readonly TextChange[] = [
			{ type: 'set', pointer, value },
			{ type: 'remove', pointer },
			{ type: 'rename', pointer, name: `renamed${i}` },
			{ type: 'insert', pointer, value },
			{ type: 'move', pointer, before: 0 },
		];
		return pick(random, others, { type: 'remove', pointer });
	});
	const edited = editText(bytes, changes);
	if (edited.refused.length > changes.length) return 'edit: more changes are refused than there are';
	const isParsed = (text: Uint8Array): boolean => !read(text, { codecs: [zstd] }).issues.some(({ code }) => BROKEN.has(code));
	if (isParsed(bytes) && !isParsed(edited.bytes) && !isInSameCode(bytes, edited.bytes))
		return `edit: the text is broken by ${JSON.stringify(changes)}`;
	return undefined;
}

/** Whether a script has the same code around JSON as before. With JSON that is no object with a key, `read` does not take it for a script. */
function isInSameCode(before: Uint8Array, after: Uint8Array): boolean {
	if (!read(before, { codecs: [zstd] }).source.wrapped) return false;
	const [head, tail] = codeAround(before);
	const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(toUtf8(after));
	return text.startsWith(head) && text.endsWith(tail) && isJson(text.slice(head.length, text.length - tail.length));
}

function isJson(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}

const BROKEN = new Set(['syntax', 'truncated', 'xml-syntax', 'encoding', 'empty']);
