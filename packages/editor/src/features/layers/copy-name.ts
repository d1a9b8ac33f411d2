import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { layersWords } from './layers-words.ts';

/**
 * Names a copy of a layer or object: like the original, unless the user prefers names that say that it is a copy (rule E53). Copies of objects
 * without a name have none either way.
 */
export const copyName =
	({ preferences }: Editor) =>
	(name: string): string => {
		if (!preferences.copyNames.value || name === '') return name;
		const [, original = name, number] = /^(.*) Copy(?: (\d+))?$/s.exec(name) ?? [];
		return layersWords.copyOf(original, original === name ? 1 : Number(number ?? 1) + 1);
	};
