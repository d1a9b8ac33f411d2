import { runAction } from '@tilewright/editor-core/commands/run.ts';
import { chooseColor, chooseSet, currentSet } from '@tilewright/editor-core/session/terrain-editing.ts';
import type { TilesetSession } from '@tilewright/editor-core/session/tileset-session.ts';
import { Eraser, Plus } from 'lucide-preact';
import { useEditor } from '../../page/context.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { CommandButton } from '../../ui/command-button.tsx';
import { openMenu } from '../../ui/menu.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { renameColor, renameSet } from './change-terrain-sets.ts';
import { ChoiceList } from './choice-list.tsx';
import { ColorLook, SetLook } from './color-look.tsx';
import { editTerrainWords } from './edit-terrain-words.ts';
import { Patterns } from './patterns.tsx';
import { nameOfColor, nameOfSet } from './terrain-names.ts';
import { terrainSetsWords } from './terrain-sets-words.ts';
import './edit-terrain-sets.css';

const terrainSets = terrainSetsWords;
const words = editTerrainWords;

const NEW_SET = ['AddCornerWangSet', 'AddEdgeWangSet', 'AddMixedWangSet'] as const;

/** The Wang sets of a tileset, and the marks for its tiles (rules Q40–Q44). */
export function EditTerrainSets({ session }: { readonly session: TilesetSession }) {
	const editor = useEditor();
	const { doc, terrain } = session;
	const tileset = doc.value;
	const set = currentSet(terrain, tileset);
	if (set === undefined)
		return (
			<div class="empty">
				<p>{words.none}</p>
				<div class="empty-actions">
					{NEW_SET.map((id) => (
						<Button key={id} onClick={() => void runAction(editor, id)}>
							{editor.commands.value.get(id)?.text}
						</Button>
					))}
				</div>
			</div>
		);
	const of = { session, tileset, path: session.path.value };
	return (
		<div class="terrain-editor">
			<ChoiceList
				label={words.setsOf(tileset.name)}
				choices={tileset.wangsets.map((each, id) => {
					const look = <SetLook of={of} set={each} />;
					return { id, name: each.name, label: nameOfSet(each, id), note: terrainSets.types[each.type], look };
				})}
				chosen={terrain.set.value}
				onChoose={(position) => chooseSet(terrain, position)}
				nameLabel={words.nameOfSet}
				onRename={(_, name) => renameSet(session, name)}
				onRemove={() => void runAction(editor, 'RemoveWangSet')}
				onMenu={(at, rename) =>
					void openMenu(editor, at, [{ text: words.rename, run: rename }, 'DuplicateWangSet', 'RemoveWangSet', 'separator', ...NEW_SET])
				}
			/>
			<div class="panel-buttons" role="toolbar" aria-label={words.setButtons}>
				<IconButton
					icon={Plus}
					label={words.newSet}
					onClick={({ currentTarget }) => {
						if (currentTarget instanceof HTMLElement) void openMenu(editor, currentTarget, NEW_SET, words.newSet);
					}}
				/>
				<CommandButton id="DuplicateWangSet" />
				<CommandButton id="RemoveWangSet" />
			</div>
			<Tabs
				label={words.parts}
				pages={[
					{ id: 'terrains', text: words.terrains, content: <Colors session={session} /> },
					{ id: 'patterns', text: words.patterns, content: <Patterns session={session} /> },
				]}
			/>
		</div>
	);
}

/** The colors of the current set. A click chooses the color to mark. */
function Colors({ session }: { readonly session: TilesetSession }) {
	const editor = useEditor();
	const { doc, terrain } = session;
	const tileset = doc.value;
	const set = currentSet(terrain, tileset);
	if (set === undefined) return null;
	const of = { session, tileset, path: session.path.value };
	const erase = { id: 0, label: words.eraseTerrain, look: <Eraser size={20} aria-hidden="true" /> };
	const colors = set.colors.map(({ name }, index) => {
		const look = <ColorLook of={of} set={set} number={index + 1} />;
		return { id: index + 1, name, label: nameOfColor(set, index + 1), look };
	});
	return (
		<div class="terrain-page">
			<ChoiceList
				label={terrainSets.colorsOf(nameOfSet(set, terrain.set.value))}
				choices={[erase, ...colors]}
				chosen={terrain.pattern.value === undefined ? terrain.color.value : undefined}
				onChoose={(number) => chooseColor(terrain, number)}
				nameLabel={words.nameOfColor}
				onRename={(number, name) => renameColor(session, number, name)}
				onRemove={() => void runAction(editor, 'RemoveWangColor')}
				onMenu={(at, rename) =>
					void openMenu(editor, at, [
						...(rename === undefined ? [] : [{ text: words.rename, run: rename }, 'RemoveWangColor', 'separator']),
						'AddWangColor',
					])
				}
			/>
			<div class="panel-buttons" role="toolbar" aria-label={words.colorButtons}>
				<CommandButton id="AddWangColor" />
				<CommandButton id="RemoveWangColor" />
			</div>
		</div>
	);
}
