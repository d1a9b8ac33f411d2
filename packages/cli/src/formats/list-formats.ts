import type { Kind } from '@tilewright/format';
import type { Format } from '@tilewright/ops/formats';
import { FORMATS, formatOfExtension } from '@tilewright/ops/formats';
import type { Summary } from '../host/help-table.ts';

/** The extensions that select a format when none is named. */
const defaultExtensions = (format: Format): string[] => format.extensions.filter((extension) => formatOfExtension(extension) === format);

/** All formats for a message, or those that can hold a kind of document: `json (.json .tmj .tsj .tj), json1`. */
export const formatNames = (kind?: Kind): string =>
	FORMATS.filter(({ kinds }) => kind === undefined || kinds[kind] !== undefined)
		.map((format) => {
			const extensions = defaultExtensions(format);
			return extensions.length === 0 ? format.name : `${format.name} (${extensions.join(' ')})`;
		})
		.join(', ');

/** All formats for a help text. */
export const formatSummaries = (): Summary[] =>
	FORMATS.map((format) => ({ call: [format.name.padEnd(5), ...defaultExtensions(format)].join(' '), does: format.description }));

/** The result of `--export-formats`, sorted and indented like Tiled's. Tiled lists no formats of templates and worlds. */
export function listFormats(): string {
	return (['map', 'tileset'] as const)
		.map((kind) => {
			const names = FORMATS.filter(({ kinds }) => kinds[kind] !== undefined)
				.map(({ name }) => ` ${name}\n`)
				.sort();
			return `${kind === 'map' ? 'Map' : 'Tileset'} export formats:\n${names.join('')}`;
		})
		.join('');
}
