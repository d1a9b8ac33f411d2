import { effect } from '@preact/signals';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';

/** Keeps the title of the page: the name of the map, with a mark if it has unsaved changes (rule E133). @returns a function that ends this */
export const followTitle = ({ current, files }: Editor, page: Document): (() => void) =>
	effect(() => {
		const session = current.value;
		const path = session?.path.value ?? '';
		const name = path.slice(path.lastIndexOf('/') + 1);
		const mark = session?.modified.value === true ? '*' : '';
		page.title = [name === '' ? '' : mark + name, files.value.name, 'tilewright'].filter((part) => part !== '').join(' – ');
	});
