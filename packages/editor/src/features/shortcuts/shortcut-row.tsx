import type { Command } from '@tilewright/editor-core/editor/command.ts';
import { RotateCcw, TriangleAlert, X } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { useEditor } from '../../page/context.ts';
import { IconButton } from '../../ui/button.tsx';
import { keyLabel } from '../../ui/key-label.ts';
import { conflictsOf } from './conflicts.ts';
import { keysOfEvent } from './keys-of-event.ts';
import { shortcutsWords } from './shortcuts-words.ts';

const words = shortcutsWords;

/** An action with its shortcut; the user can press new keys for it. */
export function ShortcutRow({ command, path }: { readonly command: Command; readonly path: string | undefined }) {
	const editor = useEditor();
	const { shortcuts } = editor.preferences;
	const [isListening, setListening] = useState(false);
	const keys = command.keys();
	const conflicts = keys.length === 0 ? [] : conflictsOf(command, editor.commands.value.values());
	const isChanged = command.id in shortcuts.value;
	const set = (changed: readonly string[]): void => {
		shortcuts.value = { ...shortcuts.value, [command.id]: changed };
	};

	function key(event: KeyboardEvent): void {
		if (!isListening || event.key === 'Tab') return;
		event.preventDefault();
		event.stopPropagation();
		const pressed = keysOfEvent(event);
		if (pressed === undefined) return;
		setListening(false);
		if (pressed !== 'Escape') set([pressed]);
	}

	return (
		<li class="shortcut-row">
			<span class="shortcut-name">
				{command.text}
				{path !== undefined && <small>{path}</small>}
			</span>
			{conflicts.length > 0 && (
				<span class="shortcut-conflict" role="img" aria-label={conflictText(conflicts)} data-tip={conflictText(conflicts)}>
					<TriangleAlert size={14} aria-hidden="true" />
				</span>
			)}
			<button
				type="button"
				class="shortcut-keys"
				aria-label={`${words.change(command.text)}: ${keys.map(keyLabel).join(', ') || words.none}`}
				data-changed={isChanged}
				data-listening={isListening}
				onClick={() => setListening(!isListening)}
				onBlur={() => setListening(false)}
				onKeyDown={key}
			>
				{isListening ? words.press : keys.length === 0 ? words.none : keys.map((each) => <kbd key={each}>{keyLabel(each)}</kbd>)}
			</button>
			<IconButton icon={X} label={words.remove(command.text)} disabled={keys.length === 0} onClick={() => set([])} />
			<IconButton
				icon={RotateCcw}
				label={words.reset(command.text)}
				disabled={!isChanged}
				onClick={() => {
					shortcuts.value = Object.fromEntries(Object.entries(shortcuts.value).filter(([id]) => id !== command.id));
				}}
			/>
		</li>
	);
}

const conflictText = (conflicts: readonly Command[]): string => words.conflict(conflicts.map((command) => command.text).join(', '));
