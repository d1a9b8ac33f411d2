import type { CompletionItem } from 'vscode-languageserver';
import type { Outline } from '../outline/outline.ts';
import type { Asked } from './asked.ts';
import { completeJson } from './complete-json.ts';
import { completeXml } from './complete-xml.ts';

/** Lists the completions at a place of a document. */
export const completeAt = async (asked: Omit<Asked, 'text'>, outline: Outline): Promise<CompletionItem[]> =>
	await (outline.syntax === 'json' ? completeJson : completeXml)({ ...asked, text: outline.text }, outline);
