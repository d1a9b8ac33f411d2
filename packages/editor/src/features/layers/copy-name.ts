import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { layersWords } from './layers-words.ts';

/**
 * How a copy of a layer or object is named: as what it is a copy of, unless the user prefers names that say so (rule E53). Objects without a
 * name have none then either.
 */
export const copyName =
	({ preferences }: Editor) =>
	(name: string): string => {
		if (!preferences.copyNames.value || name === '') return name;
		const [, original = name, number] = /^(.*) Copy(?: (\d+))?$/s.exec(name) ?? [];
		return layersWords.copyOf(original, original === name ? 1 : Number(number ?? 1) + 1);
	};
