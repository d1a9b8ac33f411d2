import { nameOf } from '@tilewright/editor-core/files/paths.ts';
import type { ReferenceRole } from '@tilewright/format';
import { ExternalLink } from 'lucide-preact';
import { openReference } from '../../opening/open-reference.ts';
import { IconButton } from '../../ui/button.tsx';
import { FileInput } from './file-input.tsx';
import type { Form } from './form.ts';
import type { FieldRow } from './model/field-rows.ts';
import { propertiesWords } from './properties-words.ts';
import { ShownText } from './shown-text.tsx';

/** Whether references of a role lead to documents that can be opened. */
export const isDocumentRole = (role: ReferenceRole): boolean => role === 'tileset' || role === 'template' || role === 'map';

interface ReferenceInputProps {
	readonly form: Form;
	readonly row: FieldRow;
	readonly value: string;
	readonly label: string | undefined;
	readonly mixed: boolean;
	readonly disabled: boolean;
	readonly onCommit: (value: string) => void;
}

/** The path of another document, with a button that opens it. */
export function ReferenceInput({ form, row: { info }, value, disabled, onCommit, ...common }: ReferenceInputProps) {
	const { editor, session } = form;
	return (
		<>
			{disabled ? (
				<ShownText {...common} value={value} />
			) : (
				<FileInput {...common} form={form} value={value} name={info.label} role={info.refersTo} onCommit={onCommit} />
			)}
			<IconButton
				icon={ExternalLink}
				label={propertiesWords.openFile(nameOf(value))}
				disabled={common.mixed}
				onClick={() => void openReference(editor, session, value)}
			/>
		</>
	);
}
