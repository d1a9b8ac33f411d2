import type { Command } from '@tilewright/editor-core/editor/command.ts';
import { commandGroups } from '../../contributions/command-groups.ts';
import { useEditor } from '../../page/context.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { keyLabel } from '../../ui/key-label.ts';
import { shortcutsWords } from './shortcuts-words.ts';
import './cheat-sheet.css';

const words = shortcutsWords;

/** All shortcuts on one page, with the uses of the mouse (rule E152). */
export function CheatSheet({ onClose }: { readonly onClose: () => void }) {
	const editor = useEditor();
	const groups = commandGroups(editor)
		.map((group) => ({ ...group, commands: group.commands.filter((command) => command.keys().length > 0 && !isOneOfMany(command)) }))
		.filter(({ commands }) => commands.length > 0);
	return (
		<Dialog title={words.title} size="large" isText onClose={onClose}>
			<div class="cheat-sheet">
				{groups.map(({ text: name, commands }) => (
					<section key={name}>
						<h3>{name}</h3>
						<dl>
							{commands.map((command) => (
								<div key={command.id}>
									<dt>{forAll(command, command.text)}</dt>
									<dd>
										{command.keys().map((keys) => (
											<kbd key={keys}>{forAll(command, keyLabel(keys))}</kbd>
										))}
									</dd>
								</div>
							))}
						</dl>
					</section>
				))}
				<section>
					<h3>{words.mouse}</h3>
					<dl>
						{words.mouseUses.map(([what, does]) => (
							<div key={does}>
								<dt>{does}</dt>
								<dd>
									<kbd>{what}</kbd>
								</dd>
							</div>
						))}
					</dl>
				</section>
			</div>
		</Dialog>
	);
}

/** Of actions that differ only in a digit, such as those of stored stamps, the first stands for all. */
const isOneOfMany = ({ id }: Command): boolean => /[2-9]$/.test(id);

const forAll = ({ id }: Command, words: string): string => (id.endsWith('1') ? words.replace(/1$/, '1–9') : words);
