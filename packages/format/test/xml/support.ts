import type { Issue, ReadOptions } from '@tilewright/format';
import { read } from '@tilewright/format';

/** A small map in XML, with the given content from line 2. */
export const mapXml = (content: string, attributes = ''): string =>
	`<map version="1.10" orientation="orthogonal" width="2" height="2" tilewidth="16" tileheight="16"${attributes}>\n${content}\n</map>\n`;

/** A map with a tile layer, with `<layer>` in line 2 and its content from line 3. */
export const layerXml = (content: string): string => mapXml(`<layer id="1" name="Ground" width="2" height="2">\n${content}\n</layer>`);

/** The position and code of a finding. */
export const placeOf = ({ code, pointer, line, column }: Issue): string => `${code} ${line}:${column} ${pointer}`;

/** The positions of all findings that need action. */
export const places = (text: string | Uint8Array, options: ReadOptions = {}): string[] =>
	read(text, options)
		.issues.filter(({ severity }) => severity !== 'info')
		.map(placeOf);
