import type { MenuEntry } from '../../../ui/menu.tsx';
import { customTypesWords } from '../custom-types-words.ts';
import { exportTypes, importTypes } from '../exchange.ts';
import type { TypesState } from './types-state.ts';

const words = customTypesWords;

/** Import and export of types (rule E114). */
export const shareEntries = ({ editor, file, message }: TypesState): readonly MenuEntry[] => {
	const say = (said: string | undefined): void => {
		message.value = said ?? '';
	};
	const hasTypes = (): boolean => file.types.value.classes.length + file.types.value.enums.length > 0;
	return [
		{ text: words.import, run: async () => say(await importTypes(editor, file)) },
		{ text: words.export, isEnabled: hasTypes, run: () => exportTypes(file, 'propertytypes.json') },
		{ text: words.exportObjectTypes, isEnabled: hasTypes, run: () => exportTypes(file, 'objecttypes.xml') },
	];
};
