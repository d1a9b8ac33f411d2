import type { NewFileWords } from '../../file-dialogs/save-in-file-dialog.tsx';
import { templatesWords } from './templates-words.ts';

/** The question for the file of a new template (rule E63). */
export const templateFile: NewFileWords = {
	title: templatesWords.saveAsTitle,
	field: templatesWords.file,
	badName: templatesWords.badName,
	isName: /[^/]\.(?:tx|tj|json)$/i,
};
