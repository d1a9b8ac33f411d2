import { attempt } from '@tilewright/editor-core/commands/run.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { shownPath } from '@tilewright/editor-core/files/paths.ts';
import { fixFor } from '@tilewright/editor-core/findings/fixes.ts';
import { findingsOf } from '@tilewright/editor-core/findings/follow-findings.ts';
import type { TileRemoval } from '@tilewright/editor-core/findings/remove-tile.ts';
import { tileRemovalFor } from '@tilewright/editor-core/findings/remove-tile.ts';
import type { Session } from '@tilewright/editor-core/session/session.ts';
import { stepOnTiles } from '@tilewright/editor-core/session/step-by-parts.ts';
import type { Issue, Severity } from '@tilewright/format';
import type { FileIssue } from '@tilewright/ops';
import { CircleAlert, FileSearch, Info, Trash2, TriangleAlert, Wrench } from 'lucide-preact';
import { useMemo, useState } from 'preact/hooks';
import { kindOf } from '../../contributions/kind-of.ts';
import type { Panel } from '../../contributions/panel.ts';
import { panelsWords } from '../../contributions/panels-words.ts';
import { openPath } from '../../opening/open-path.ts';
import { useEditor } from '../../page/context.ts';
import { Button } from '../../ui/button.tsx';
import { Words } from '../../ui/words.tsx';
import { locateWords } from '../missing-files/locate-words.ts';
import { locateFiles } from '../missing-files/tell-missing.ts';
import { changeTilesOf } from '../tilesets/change-tiles.ts';
import { tilesetsWords } from '../tilesets/tilesets-words.ts';
import { findingsWords } from './findings-words.ts';
import './findings.css';

/** The panel of problems in the map, while it is edited (rule E138). */
export const findingsPanel: Panel = {
	id: 'findings',
	title: findingsWords.title,
	component: FindingsPanel,
	place: 'bottom',
	isHiddenAtFirst: true,
};

const ICONS = { error: CircleAlert, warning: TriangleAlert, info: Info } as const;
const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];

/** The largest number of findings that are listed: more would make the page slow, and people mend the first ones first. */
const MOST_SHOWN = 500;

function FindingsPanel() {
	const session = useEditor().current.value;
	return session === undefined ? <p class="empty">{panelsWords.noMap}</p> : <Findings key={session.id} session={session} />;
}

function Findings({ session }: { readonly session: Session }) {
	const issues = useMemo(() => findingsOf(session), [session]).value;
	const [hidden, setHidden] = useState<ReadonlySet<Severity>>(new Set<Severity>(['info']));
	const shown = issues.filter(({ severity }) => !hidden.has(severity));
	const toggle = (severity: Severity): void => {
		const next = new Set(hidden);
		if (!next.delete(severity)) next.add(severity);
		setHidden(next);
	};
	return (
		<div class="findings">
			<div class="findings-filter" role="toolbar" aria-label={findingsWords.filter}>
				{SEVERITIES.map((severity) => {
					const Icon = ICONS[severity];
					return (
						<button
							key={severity}
							type="button"
							class={`findings-count ${severity}`}
							aria-pressed={!hidden.has(severity)}
							onClick={() => toggle(severity)}
						>
							<Icon size={14} aria-hidden="true" />
							{findingsWords.count[severity](issues.filter((issue) => issue.severity === severity).length)}
						</button>
					);
				})}
			</div>
			{shown.length === 0 ? (
				<p class="empty">{issues.length === 0 ? findingsWords.none : findingsWords.allHidden}</p>
			) : (
				<ul class="findings-list">
					{shown.slice(0, MOST_SHOWN).map((issue, index) => (
						<FindingRow key={`${issue.code} ${issue.file} ${issue.pointer} ${index}`} issue={issue} session={session} />
					))}
				</ul>
			)}
			{shown.length > MOST_SHOWN ? <p class="hint">{findingsWords.more(shown.length - MOST_SHOWN)}</p> : null}
		</div>
	);
}

async function remove(editor: Editor, session: Session, { change }: TileRemoval): Promise<void> {
	if (session.kind !== 'map') return;
	await changeTilesOf(editor, session, tilesetsWords.removingTiles, (rest) => stepOnTiles(session, findingsWords.removeStep, change, rest));
}

/** Shows the place of a finding, in another file if it is there. */
async function show(editor: Editor, session: Session, { file, pointer }: FileIssue): Promise<void> {
	const at = file === session.path.value ? session : await openPath(editor, file, session.files);
	if (at !== undefined && at === editor.current.value) kindOf(editor, at).showFinding(pointer);
}

function FindingRow({ issue, session }: { readonly issue: FileIssue; readonly session: Session }) {
	const editor = useEditor();
	const Icon = ICONS[issue.severity];
	const isOwn = issue.file === session.path.value;
	const fix = isOwn ? fixFor(session, issue) : undefined;
	const removal = isOwn ? tileRemovalFor(session, issue) : undefined;
	const say = ([first]: readonly Issue[]): void => {
		if (first !== undefined) editor.fail(first.message);
	};
	return (
		<li class="finding">
			<button type="button" class="finding-text" onClick={() => attempt(editor, () => show(editor, session, issue))} title={issue.pointer}>
				<Icon size={14} class={issue.severity} aria-label={findingsWords.severity[issue.severity]} />
				<span>
					{!isOwn && <strong>{shownPath(issue.file)}: </strong>}
					<Words of={issue.message} />{' '}
					<span class="finding-advice">
						<Words of={issue.advice} />
					</span>
				</span>
			</button>
			{fix === undefined ? null : (
				<Button
					icon={Wrench}
					onClick={() =>
						attempt(editor, async () => {
							say(session.do(findingsWords.fixStep, await fix()));
						})
					}
				>
					{findingsWords.fix}
				</Button>
			)}
			{issue.code !== 'missing-file' ? null : (
				<Button icon={FileSearch} onClick={() => attempt(editor, () => locateFiles(editor, session))}>
					{locateWords.action}
				</Button>
			)}
			{removal === undefined ? null : (
				<Button icon={Trash2} onClick={() => attempt(editor, () => remove(editor, session, removal))}>
					{findingsWords.removeTile(removal.gid)}
				</Button>
			)}
		</li>
	);
}
