import { attempt, runAction } from '@tilewright/editor-core/commands/run.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { documentsAmong, firstAmong } from '@tilewright/editor-core/files/known-files.ts';
import { shownPath } from '@tilewright/editor-core/files/paths.ts';
import type { LucideIcon } from 'lucide-preact';
import { FileClock, FilePlus2, FileSearch, FolderOpen, Grid2x2Plus, Map as MapIcon, TreePalm } from 'lucide-preact';
import { useEffect, useState } from 'preact/hooks';
import { recentEntries } from '../features/open/open-recent.ts';
import { openPath } from '../opening/open-path.ts';
import { useEditor } from '../page/context.ts';
import { shellWords } from './shell-words.ts';
import './start-page.css';

const ENTRIES = [
	{ id: 'NewMap', icon: FilePlus2, hint: shellWords.startNew },
	{ id: 'NewTileset', icon: Grid2x2Plus, hint: shellWords.startTileset },
	{ id: 'Open', icon: MapIcon, hint: shellWords.startOpen },
	{ id: 'OpenFolder', icon: FolderOpen, hint: shellWords.startFolder },
	{ id: 'OpenExample', icon: TreePalm, hint: shellWords.startExample },
] as const;

/** The page that is shown while no map is open: ways to begin. */
export function StartPage() {
	const editor = useEditor();
	const recent = recentEntries(editor).map(({ text: words, run }) => ({ words, run, icon: FileClock }));
	const documents = useDocuments(editor);
	const first = firstAmong(documents).slice(0, MOST);
	const here = first.map((path) => ({ words: shownPath(path), run: (): unknown => openPath(editor, path), icon: MapIcon }));
	const all = { words: shellWords.startAll(documents.length), run: () => runAction(editor, 'OpenFileInProject'), icon: FileSearch };
	return (
		<main class="start-page" aria-label={shellWords.start}>
			<div class="start-box">
				<h1>{shellWords.name}</h1>
				<p>{shellWords.startText}</p>
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
				<Files title={shellWords.startRecent} entries={recent} />
				<Files title={shellWords.startHere(editor.files.value.name)} entries={documents.length > first.length ? [...here, all] : here} />
			</div>
		</main>
	);
}

/** The number of files of the folder that are shown; the others are found by their names. */
const MOST = 8;

/** The documents of the folder that is worked on. */
function useDocuments(editor: Editor): readonly string[] {
	const files = editor.files.value;
	const [found, setFound] = useState<readonly string[]>([]);
	useEffect(() => {
		if (files.kind === 'memory') return;
		files.list().then(
			(paths) => setFound(documentsAmong(paths)),
			() => undefined,
		);
	}, [files]);
	return found;
}

interface FilesProps {
	readonly title: string;
	readonly entries: readonly { readonly words: string; readonly run: (() => unknown) | undefined; readonly icon: LucideIcon }[];
}

/** A list of files to open; nothing if there are none. */
function Files({ title, entries }: FilesProps) {
	const editor = useEditor();
	if (entries.length === 0) return null;
	return (
		<>
			<h2>{title}</h2>
			<ul class="start-files">
				{entries.map(({ words, run, icon: Icon }) => (
					<li key={words}>
						<button type="button" class="start-file" onClick={() => run && void attempt(editor, run)}>
							<Icon size={14} aria-hidden="true" />
							{words}
						</button>
					</li>
				))}
			</ul>
		</>
	);
}
