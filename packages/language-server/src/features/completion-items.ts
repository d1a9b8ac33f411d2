import type { FieldInfo } from '@tilewright/format/fields';
import type { CompletionItem, CompletionItemKind } from 'vscode-languageserver';
import { InsertTextFormat, MarkupKind } from 'vscode-languageserver';
import { fieldDoc, typeWords } from '../outline/describe.ts';
import type { Span } from '../text/span.ts';
import type { Asked } from './asked.ts';
import { rangeOf } from './ranges.ts';
import { plainText } from './snippets.ts';
import type { Word } from './words.ts';

/** How a field is offered. */
export interface Offer {
	readonly kind: CompletionItemKind;
	readonly label: string;
	/** The text that is compared with what was typed. */
	readonly filter: string;
	/** As a snippet. */
	readonly insert: string;
	/** The text that it replaces. */
	readonly span: Span;
	readonly order: number;
}

/** A field to choose. Those that are required come first. */
export function itemFor(
	info: FieldInfo,
	{ kind, label, filter, insert, span, order }: Offer,
	{ document, snippets }: Asked,
): CompletionItem {
	const newText = snippets ? insert : plainText(insert);
	return {
		label,
		kind,
		detail: `${typeWords(info.type).replaceAll('`', '')}${info.since === undefined ? '' : ` · since ${info.since}`}`,
		documentation: { kind: MarkupKind.Markdown, value: fieldDoc(info) },
		filterText: filter,
		sortText: `${info.presence === 'required' ? 0 : 1}${String(order).padStart(3, '0')}`,
		insertTextFormat: snippets ? InsertTextFormat.Snippet : InsertTextFormat.PlainText,
		textEdit: { range: rangeOf(document.text, span), newText },
	};
}

/** Values to choose. `written` is how a value is written. */
export function wordItems(
	words: readonly Word[],
	span: Span,
	{ document }: Asked,
	written: (value: Word['value']) => string,
): CompletionItem[] {
	return words.map(({ value, kind, detail, goesOn }, order) => {
		const newText = written(value);
		return {
			label: String(value),
			kind,
			...(detail !== undefined && { detail }),
			filterText: newText,
			sortText: String(order).padStart(5, '0'),
			textEdit: { range: rangeOf(document.text, span), newText },
			// After a folder, its files are offered at once.
			...(goesOn === true && { command: { title: 'Go on', command: 'editor.action.triggerSuggest' } }),
		};
	});
}
