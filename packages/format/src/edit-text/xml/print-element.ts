import type { Report } from '../../issue/report.ts';
import { createReport } from '../../issue/report.ts';
import type { RawObject } from '../../model/json-value.ts';
import { isObject } from '../../model/json-value.ts';
import { variantsOf } from '../../spec/choose.ts';
import type { ResourceName } from '../../spec/field.ts';
import { Sink } from '../../write/sink.ts';
import { printXml } from '../../write/xml/print.ts';
import type { RefusalReason } from '../change.ts';
import { readsBack } from './reads-back.ts';
import type { XmlStyle } from './style.ts';

/**
 * Prints a resource as an element in the style of a file.
 *
 * @param element - the name of the element
 * @param indent - the indentation of its first line
 * @returns the element, or why there is none
 */
export function printElement(
	resource: ResourceName,
	element: string,
	value: unknown,
	{ feed, unit }: XmlStyle,
	indent: string,
): { readonly text: string } | { readonly reason: RefusalReason } {
	if (!isObject(value)) return { reason: 'wrong-type' };
	const raw = resource === 'layer' ? withCells(value) : value;
	if (raw === undefined) return { reason: 'encoded' };
	const sink = new Sink();
	const report: Report = createReport();
	const context = {
		sink,
		report,
		layout: { indent: unit, base: indent },
		variantsOf,
		encodingOf: () => ({ encoding: 'csv', compression: '', level: -1 }) as const,
	};
	printXml(resource, raw, context, undefined, element);
	if (report.failed) return { reason: 'wrong-type' };
	if (report.issues.length > 0) return { reason: 'not-in-xml' };
	const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(sink.finish());
	if (!readsBack(resource, value, text)) return { reason: 'wrong-type' };
	return { text: feed === '\n' ? text : text.replaceAll('\n', feed) };
}

/** A resource that {@link printElement} can print. */
export function printed(resource: ResourceName, element: string, value: unknown, style: XmlStyle, indent: string): string {
	const result = printElement(resource, element, value, style, indent);
	return 'text' in result ? result.text : '';
}

/** A layer with lists of cells as the printer takes them; `undefined` if cells are base64. */
function withCells(layer: RawObject): RawObject | undefined {
	const { data, chunks, layers } = layer;
	const result = { ...layer };
	if (data !== undefined) {
		if (!Array.isArray(data)) return undefined;
		result['data'] = Uint32Array.from(data, Number);
	}
	for (const [field, list] of [
		['chunks', chunks],
		['layers', layers],
	] as const) {
		if (!Array.isArray(list)) continue;
		const items = list.map((item: unknown) => (isObject(item) ? withCells(item) : undefined));
		if (items.some((item) => item === undefined)) return undefined;
		result[field] = items;
	}
	return result;
}
