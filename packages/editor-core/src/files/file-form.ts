import type { Source } from '@tilewright/format';
import { codeAround } from '@tilewright/format/internal';
import type { Layout } from '@tilewright/ops';
import { layoutOf } from '@tilewright/ops';

/** The form in which a map is written, so that its file looks as before. */
export interface FileForm {
	readonly syntax: 'json' | 'xml';
	/** Whether it is JSON in a script (`.js`). */
	readonly wrapped: boolean;
	/** The code before and after the JSON, if the file had some: it may be anyone's. */
	readonly code?: readonly [before: string, after: string];
	readonly layout: Layout;
}

/** The layout of a file that is new. */
const OWN_LAYOUT: Layout = { options: {}, crlf: false };

/** The form of a file that was read. */
export const formOf = ({ syntax, wrapped }: Source, bytes: Uint8Array): FileForm => ({
	syntax,
	wrapped,
	layout: layoutOf(bytes),
	...(wrapped && { code: codeAround(bytes) }),
});

/** The form of a new file, by its extension. */
export const formFor = (path: string): FileForm => ({
	syntax: /\.(?:tmx|tsx|tx|xml)$/i.test(path) ? 'xml' : 'json',
	wrapped: /\.js$/i.test(path),
	layout: OWN_LAYOUT,
});
