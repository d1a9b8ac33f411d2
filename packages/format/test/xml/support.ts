import type { Issue, ReadOptions } from '@tilewright/format';
import { read } from '@tilewright/format';

/** A small map in XML: what is given stands in it as it is, from line 2 on. */
export const mapXml = (content: string, attributes = ''): string =>
	`<map version="1.10" orientation="orthogonal" width="2" height="2" tilewidth="16" tileheight="16"${attributes}>\n${content}\n</map>\n`;

/** A map with a tile layer whose `<layer>` stands in line 2, and what is in it from line 3 on. */
export const layerXml = (content: string): string => mapXml(`<layer id="1" name="Ground" width="2" height="2">\n${content}\n</layer>`);

/** Where a finding is, and of which kind. */
export const placeOf = ({ code, pointer, line, column }: Issue): string => `${code} ${line}:${column} ${pointer}`;

/** The places of all findings but those that need no action. */
export const places = (text: string | Uint8Array, options: ReadOptions = {}): string[] =>
	read(text, options)
		.issues.filter(({ severity }) => severity !== 'info')
		.map(placeOf);
