import type { Property } from '@tilewright/format';
import type { Colors } from '../../host/colors.ts';
import { clean } from '../../host/terminal.ts';
import { cut, number, wrap } from '../../host/text.ts';
import type { Counts } from './report.ts';
import type { Row } from './table.ts';
import { COLUMNS, table } from './table.ts';

/** The column at which the values of facts start. */
const LABEL = 13;

/** Facts, each with a label and any texts as values; facts without values are left out. */
export function facts(pairs: readonly (readonly [label: string, words: readonly string[]])[], colors: Colors): string[] {
	return pairs.flatMap(([label, words]) =>
		wrap(words.map(clean), COLUMNS - LABEL - 2).map((line, i) => `  ${colors.quiet((i === 0 ? label : '').padEnd(LABEL))}${line}`),
	);
}

/** The heading of a section, after an empty line. */
export function heading(title: string, summary: string, colors: Colors): string {
	return `\n${colors.strong(title)}  ${summary}`;
}

/** `3 × rectangle`, `1 × point` */
export function countWords(counts: Counts): string[] {
	return Object.entries(counts).map(([name, times]) => `${number(times)} × ${cut(name, 30)}`);
}

/** Custom properties, one per line. */
export function propertyRows(properties: readonly Property[], colors: Colors): string[] {
	if (properties.length === 0) return [];
	const rows: Row[] = properties.map((property) => ({
		cells: [
			{ text: cut(property.name, 30) },
			{ text: property.propertytype ? `${property.type} ${property.propertytype}` : property.type, paint: colors.quiet },
		],
		words: [cut(typeof property.value === 'string' ? `"${property.value}"` : JSON.stringify(property.value), 60)],
	}));
	return [heading('Properties', number(properties.length), colors), ...table(rows)];
}
