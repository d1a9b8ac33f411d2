import { FileClock, FilePlus2, FolderOpen, Map as MapIcon, TreePalm } from 'lucide-preact';
import { attempt, runAction } from '../actions/run.ts';
import { useEditor } from '../app/context.ts';
import { recentEntries } from '../documents/open-recent.ts';
import { text } from '../messages/text.ts';
import './start-page.css';

const ENTRIES = [
	{ id: 'NewMap', icon: FilePlus2, hint: text.shell.startNew },
	{ id: 'Open', icon: MapIcon, hint: text.shell.startOpen },
	{ id: 'OpenFolder', icon: FolderOpen, hint: text.shell.startFolder },
	{ id: 'OpenExample', icon: TreePalm, hint: text.shell.startExample },
] as const;

/** What is shown while no map is open: ways to begin. */
export function StartPage() {
	const editor = useEditor();
	const recent = recentEntries(editor);
	return (
		<main class="start-page" aria-label={text.shell.start}>
			<div class="start-box">
				<h1>{text.shell.name}</h1>
				<p>{text.shell.startText}</p>
				<ul class="start-list">
					{ENTRIES.map(({ id, icon: Icon, hint }) => {
						const command = editor.commands.value.get(id);
						if (command === undefined) return null;
						return (
							<li key={id}>
								<button type="button" class="start-entry" disabled={!command.isEnabled()} onClick={() => void runAction(editor, id)}>
									<Icon size={22} aria-hidden="true" />
									<span>
										<strong>{command.text}</strong>
										<small>{hint}</small>
									</span>
								</button>
							</li>
						);
					})}
				</ul>
				{recent.length > 0 && (
					<>
						<h2>{text.shell.startRecent}</h2>
						<ul class="start-recent">
							{recent.map(({ text: words, run }) => (
								<li key={words}>
									<button type="button" class="start-file" onClick={() => run && void attempt(editor, run)}>
										<FileClock size={14} aria-hidden="true" />
										{words}
									</button>
								</li>
							))}
						</ul>
					</>
				)}
			</div>
		</main>
	);
}
