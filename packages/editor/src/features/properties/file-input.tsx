import type { ReferenceRole } from '@tilewright/format';
import { referenceTo } from '@tilewright/ops';
import { FolderOpen } from 'lucide-preact';
import { askForFiles } from '../../file-dialogs/ask-for-files.tsx';
import { IconButton } from '../../ui/button.tsx';
import { TextInput } from '../../ui/fields.ts';
import type { ValueForm } from './form.ts';
import { propertiesWords } from './properties-words.ts';

/** The names of the files that a role allows. */
const NAMES: Readonly<Partial<Record<ReferenceRole, RegExp>>> = {
	image: /\.(?:png|jpe?g|gif|webp|bmp|svg|avif)$/i,
	map: /\.(?:tmx|tmj|json)$/i,
	tileset: /\.(?:tsx|tsj|json)$/i,
	template: /\.(?:tx|tj|json)$/i,
};

interface FileInputProps {
	readonly form: ValueForm;
	readonly value: string;
	/** The purpose of the file. */
	readonly name: string;
	readonly role?: ReferenceRole | undefined;
	readonly label?: string | undefined;
	readonly mixed: boolean;
	readonly disabled?: boolean | undefined;
	readonly onCommit: (value: string) => void;
}

/** A path, relative to the file that has it, with a button that offers the files that are worked on (rule E110). */
export function FileInput({ form: { editor, files, path: from }, value, name, role, onCommit, ...common }: FileInputProps) {
	const title = propertiesWords.chooseFile(name);
	async function choose(): Promise<void> {
		const pattern = role === undefined ? undefined : NAMES[role];
		const paths = (await files.list()).filter((path) => pattern?.test(path) ?? true);
		const [path] = (await askForFiles(editor, { title, paths, take: propertiesWords.choose })) ?? [];
		if (path !== undefined) onCommit(referenceTo(path, from));
	}
	return (
		<>
			<TextInput {...common} value={value} onCommit={onCommit} />
			<IconButton icon={FolderOpen} label={title} disabled={common.disabled} onClick={() => void choose()} />
		</>
	);
}
