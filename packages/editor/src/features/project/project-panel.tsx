import { useComputed, useSignal } from '@preact/signals';
import { attempt } from '@tilewright/editor-core/commands/run.ts';
import { FolderTree, RefreshCw } from 'lucide-preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Panel } from '../../contributions/panel.ts';
import { useEditor } from '../../page/context.ts';
import { IconButton } from '../../ui/button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { fileRows, fileTree, filteredPaths } from './file-tree.ts';
import { followFiles } from './follow-files.ts';
import type { ProjectState } from './project-state.ts';
import { ProjectTree } from './project-tree.tsx';
import { projectWords } from './project-words.ts';
import './project-panel.css';

/** The files that are worked on, as a tree of folders (rules E122, E156). */
export const projectPanel: Panel = {
	id: 'project',
	title: projectWords.title,
	icon: FolderTree,
	component: ProjectPanel,
	place: 'left',
	narrowPlace: 'right-bottom',
};

/** The largest number of documents that are all listed at first; of more, only those next to the shown document are listed. */
const FEW = 60;

function ProjectPanel() {
	const editor = useEditor();
	const words = projectWords;
	const paths = useSignal<readonly string[] | undefined>([]);
	const hasListed = useSignal(false);
	const filter = useSignal('');
	const active = useSignal<string | undefined>(undefined);
	const isOpened = useSignal<ReadonlyMap<string, boolean>>(new Map());
	const listAgain = useRef<(() => Promise<void>) | undefined>(undefined);
	useEffect(() => {
		const { list, stop } = followFiles(editor, (found) => {
			paths.value = found;
			hasListed.value = true;
		});
		listAgain.current = list;
		return stop;
	}, [editor]);

	const tree = useComputed(() => fileTree(filteredPaths(paths.value ?? [], filter.value)));
	const rows = useComputed(() => {
		const isFiltered = filter.value.trim() !== '';
		const isFew = (paths.value?.length ?? 0) <= FEW;
		const shown = editor.current.value?.path.value ?? '';
		return fileRows(tree.value, (folder) => isFiltered || (isOpened.value.get(folder) ?? (isFew || shown.startsWith(`${folder}/`))));
	});
	const state: ProjectState = useMemo(() => ({ editor, rows, active, isOpened }), [editor, rows, active, isOpened]);
	const empty = paths.value === undefined ? words.unreadable : paths.value.length === 0 ? words.empty : words.noneFound;
	return (
		<div class="project-panel">
			<div class="project-head">
				<TextInput
					label={words.filter}
					placeholder={words.filter}
					value={filter.value}
					onCommit={(written) => {
						filter.value = written;
					}}
					onInput={(written) => {
						filter.value = written;
					}}
				/>
				<IconButton icon={RefreshCw} label={words.refresh} onClick={() => void attempt(editor, () => listAgain.current?.())} />
			</div>
			{rows.value.length > 0 ? <ProjectTree state={state} /> : hasListed.value && <p class="empty">{empty}</p>}
		</div>
	);
}
