import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { fileOpen, fileSave } from 'browser-fs-access';
import { Download, RotateCcw, Upload } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { commandGroups, menuPaths } from '../../contributions/command-groups.ts';
import { useEditor } from '../../page/context.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/fields.ts';
import { keyLabel } from '../../ui/key-label.ts';
import { readScheme, writeScheme } from './key-scheme.ts';
import { ShortcutRow } from './shortcut-row.tsx';
import { shortcutsWords } from './shortcuts-words.ts';
import './shortcut-list.css';

const words = shortcutsWords;

/** All actions with their shortcuts, to change, export and import them (rule E145). */
export function ShortcutList() {
	const editor = useEditor();
	const [filter, setFilter] = useState('');
	const paths = menuPaths(editor);
	const wanted = filter.trim().toLowerCase();
	const shown = commandGroups(editor)
		.flatMap(({ commands }) => commands)
		.filter((command) => [command.text, ...command.keys().map(keyLabel)].some((each) => each.toLowerCase().includes(wanted)));
	return (
		<div class="shortcuts">
			<TextInput value={filter} label={words.filter} placeholder={words.filter} onInput={setFilter} onCommit={setFilter} />
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keys. */}
			<ul class="shortcut-list" aria-label={words.title} tabIndex={0}>
				{shown.map((command) => (
					<ShortcutRow key={command.id} command={command} path={paths.get(command.id)} />
				))}
			</ul>
			<div class="shortcut-buttons">
				<Button icon={Download} onClick={() => void exportShortcuts(editor)}>
					{words.export}
				</Button>
				<Button icon={Upload} onClick={() => void importShortcuts(editor)}>
					{words.import}
				</Button>
				<Button
					icon={RotateCcw}
					disabled={Object.keys(editor.preferences.shortcuts.value).length === 0}
					onClick={() => {
						editor.preferences.shortcuts.value = {};
					}}
				>
					{words.resetAll}
				</Button>
			</div>
		</div>
	);
}

/** Writes the keys of all actions, so that the file is complete for other editors, too. */
async function exportShortcuts(editor: Editor): Promise<void> {
	const all = Object.fromEntries([...editor.commands.value.values()].map((command) => [command.id, command.keys()]));
	const blob = new Blob([writeScheme(all)], { type: 'application/xml' });
	await unlessCancelled(() => fileSave(blob, { fileName: 'tilewright.kms', extensions: ['.kms'] }));
}

/** Reads shortcuts of actions that exist; those that are as by default are not noted. */
async function importShortcuts(editor: Editor): Promise<void> {
	const file = await unlessCancelled(() => fileOpen({ extensions: ['.kms'] }));
	if (file === undefined) return;
	const read = readScheme(await file.text());
	if (read === undefined) return editor.fail(words.notAScheme);
	const known = Object.entries(read).filter(([id, keys]) => {
		const command = editor.commands.value.get(id);
		return command !== undefined && keys.join(' ') !== command.defaultKeys.join(' ');
	});
	editor.preferences.shortcuts.value = Object.fromEntries(known);
	editor.notify(words.imported(known.length));
}

async function unlessCancelled<T>(ask: () => Promise<T>): Promise<T | undefined> {
	try {
		return await ask();
	} catch (error) {
		if (error instanceof DOMException && error.name === 'AbortError') return undefined;
		throw error;
	}
}
