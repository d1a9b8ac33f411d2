import { extensionOf, isPicture, nameOf, shownPath } from '@tilewright/editor-core/files/paths.ts';
import type { LucideIcon } from 'lucide-preact';
import { ChevronDown, ChevronRight, File, Folder, FolderOpen, Globe, Grid2x2, Image, Map as MapIcon, Shapes, Stamp } from 'lucide-preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { dragProjectFile } from '../../contributions/project-drops.ts';
import { useVirtualRows } from '../../ui/use-virtual-rows.ts';
import type { FileRow } from './file-tree.ts';
import type { ProjectState } from './project-state.ts';
import { enterRow, foldFolder, projectKey } from './project-state.ts';
import { projectWords } from './project-words.ts';

/** The height of a row, in pixels, as the style sheet has it. */
const ROW = 26;

/** The files as a tree, with the keys of trees. Only the rows in view are made. */
export function ProjectTree({ state }: { readonly state: ProjectState }) {
	const { editor, active } = state;
	const rows = state.rows.value;
	const host = useRef<HTMLDivElement>(null);
	const { rows: inView, height, reveal } = useVirtualRows(host, rows.length, ROW);
	const files = editor.files.value;
	const openPaths = new Set(editor.sessions.value.filter((session) => session.files === files).map(({ path }) => path.value));
	const { current } = editor;
	const shown = current.value?.files === files ? current.value.path.value : undefined;

	useLayoutEffect(() => {
		if (shown !== undefined) active.value = shown;
	}, [shown]);
	const at = rows.findIndex(({ path }) => path === active.value);
	useLayoutEffect(() => {
		if (at >= 0) reveal(at);
	}, [at]);

	const activeRow = rows[at];
	return (
		<div
			ref={host}
			class="project-tree"
			role="tree"
			aria-label={projectWords.tree}
			aria-activedescendant={activeRow && rowId(activeRow.path)}
			tabIndex={0}
			onKeyDown={(event) => {
				if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !projectKey(state, event.key)) return;
				event.preventDefault();
				event.stopPropagation();
			}}
		>
			<div class="project-rows" role="presentation" style={{ height: `${height}px` }}>
				{inView.map(({ index, top }) => {
					const row = rows[index];
					if (row === undefined) return null;
					const isCurrent = row.path === shown;
					return (
						<ProjectRow
							key={row.path}
							state={state}
							row={row}
							top={top}
							isActive={index === at}
							isCurrent={isCurrent}
							isOpen={openPaths.has(row.path)}
						/>
					);
				})}
			</div>
		</div>
	);
}

interface ProjectRowProps {
	readonly state: ProjectState;
	readonly row: FileRow;
	/** Its distance from the top, in pixels. */
	readonly top: number;
	/** Whether keys go to it. */
	readonly isActive: boolean;
	/** Whether its document is shown, or open in a tab. */
	readonly isCurrent: boolean;
	readonly isOpen: boolean;
}

/** The row of a folder or a file. */
function ProjectRow({ state, row, top, isActive, isCurrent, isOpen }: ProjectRowProps) {
	const { path, level } = row;
	const Icon = iconOf(row);
	const isFolder = row.isOpen !== undefined;
	const element = useRef<HTMLDivElement>(null);
	useEffect(() => (element.current === null || isFolder ? undefined : dragProjectFile(element.current, path)), [path, isFolder]);
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it has the keys.
		// biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus, and says which row is the active one.
		<div
			ref={element}
			id={rowId(path)}
			class="project-row"
			role="treeitem"
			aria-level={level}
			aria-posinset={row.place}
			aria-setsize={row.count}
			aria-expanded={row.isOpen}
			aria-selected={isActive}
			aria-current={isCurrent ? 'page' : undefined}
			data-open={isOpen}
			data-tip={isFolder ? undefined : shownPath(path)}
			style={{ top: `${top}px`, '--level': level }}
			onClick={() => {
				state.active.value = path;
			}}
			onDblClick={() => enterRow(state, row)}
		>
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys of the tree fold folders. */}
			{/* biome-ignore lint/a11y/noStaticElementInteractions: the row says whether it is open. */}
			<span
				class="project-fold"
				onClick={() => {
					if (row.isOpen !== undefined) foldFolder(state, path, !row.isOpen);
				}}
				onDblClick={(event) => event.stopPropagation()}
			>
				{isFolder && (row.isOpen === true ? <ChevronDown size={14} aria-hidden="true" /> : <ChevronRight size={14} aria-hidden="true" />)}
			</span>
			<Icon class="project-icon" size={15} aria-hidden="true" />
			<span class="project-name">{nameOf(path)}</span>
		</div>
	);
}

const rowId = (path: string): string => `project-${encodeURIComponent(path)}`;

const ICONS: Readonly<Record<string, LucideIcon>> = {
	'.tmx': MapIcon,
	'.tmj': MapIcon,
	'.tsx': Grid2x2,
	'.tsj': Grid2x2,
	'.tx': Stamp,
	'.tj': Stamp,
	'.world': Globe,
	'.tiled-project': Shapes,
};

function iconOf({ path, isOpen }: FileRow): LucideIcon {
	if (isOpen !== undefined) return isOpen ? FolderOpen : Folder;
	return isPicture(path) ? Image : (ICONS[extensionOf(path)] ?? File);
}
