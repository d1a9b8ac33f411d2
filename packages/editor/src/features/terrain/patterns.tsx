import { wangPatterns } from '@tilewright/edit/terrain';
import { choosePattern, currentSet } from '@tilewright/editor-core/session/terrain-editing.ts';
import type { TilesetSession } from '@tilewright/editor-core/session/tileset-session.ts';
import type { WangSet } from '@tilewright/format';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { CommandButton } from '../../ui/command-button.tsx';
import { useUniqueId } from '../../ui/unique-id.ts';
import { useVirtualRows } from '../../ui/use-virtual-rows.ts';
import { editTerrainWords } from './edit-terrain-words.ts';
import { idInWords } from './id-in-words.ts';
import { PatternPicture } from './pattern-picture.tsx';
import { nameOfSet } from './terrain-names.ts';

const words = editTerrainWords;

/** The number of patterns of a set that are listed: as many as a mixed set of four colors has. */
const MOST = 65_536;

/** The width and height of a pattern in the list, in pixels; the style sheet has the same. */
const CELL = 40;

const TURNS = ['RotateLeft', 'RotateRight', 'FlipHorizontal', 'FlipVertical'] as const;

/** All patterns of the current set (rule Q42): tiles get the whole chosen one. Patterns that tiles already have are dimmed. */
export function Patterns({ session }: { readonly session: TilesetSession }) {
	const set = currentSet(session.terrain, session.doc.value);
	if (set === undefined) return null;
	if (set.colors.length === 0) return <p class="empty">{words.noPatterns}</p>;
	const { pattern } = session.terrain;
	return (
		<div class="terrain-page">
			<PatternList session={session} set={set} />
			<div class="panel-buttons" role="toolbar" aria-label={words.patternButtons}>
				{TURNS.map((id) => (
					<CommandButton key={id} id={id} />
				))}
				{pattern.value !== undefined && <PatternPicture set={set} id={pattern.value} size={26} />}
			</div>
		</div>
	);
}

function PatternList({ session, set }: { readonly session: TilesetSession; readonly set: WangSet }) {
	const { terrain } = session;
	const host = useRef<HTMLDivElement>(null);
	const optionId = useUniqueId();
	const [columns, setColumns] = useState(1);
	const patterns = useMemo(() => wangPatterns(set), [set]);
	const count = Math.min(MOST, patterns.count);
	const list = useVirtualRows(host, Math.ceil(count / columns), CELL);
	useLayoutEffect(() => {
		if (host.current === null) return undefined;
		const resized = new ResizeObserver(([entry]) => setColumns(Math.max(1, Math.floor((entry?.contentRect.width ?? 0) / CELL))));
		resized.observe(host.current);
		return () => resized.disconnect();
	}, []);
	const chosen = terrain.pattern.value;
	const index = chosen === undefined ? -1 : patterns.indexOf(chosen);
	/** The number of the chosen one, if it is listed. */
	const at = index >= 0 && index < count ? index : undefined;

	function choose(wanted: number): void {
		choosePattern(terrain, patterns.at(wanted));
		list.reveal(Math.floor(wanted / columns));
	}

	function key(event: KeyboardEvent): void {
		const { key: pressed, ctrlKey, metaKey, altKey } = event;
		const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns, Home: -count, End: count }[pressed];
		if (by === undefined || ctrlKey || metaKey || altKey) return;
		event.preventDefault();
		event.stopPropagation();
		choose(at === undefined ? 0 : Math.min(count - 1, Math.max(0, at + by)));
	}

	return (
		<>
			{patterns.count > count && <p class="terrain-note">{words.morePatterns(count, patterns.count)}</p>}
			<div
				ref={host}
				class="terrain-patterns"
				role="listbox"
				aria-label={words.patternsOf(nameOfSet(set, terrain.set.value))}
				aria-activedescendant={at === undefined ? undefined : `${optionId}-${at}`}
				tabIndex={0}
				onKeyDown={key}
			>
				<div class="terrain-pattern-space" style={{ height: `${list.height}px` }}>
					{list.rows.flatMap(({ index: row, top }) =>
						Array.from({ length: Math.min(columns, count - row * columns) }, (_, column) => {
							const each = row * columns + column;
							const id = patterns.at(each);
							const name = words.pattern(idInWords(set, id), patterns.isUsed(id));
							return (
								// biome-ignore lint/a11y/useKeyWithClickEvents: the list around it has the keys.
								<div
									key={each}
									id={`${optionId}-${each}`}
									class="terrain-pattern"
									role="option"
									aria-selected={each === at}
									aria-label={name}
									aria-posinset={each + 1}
									aria-setsize={count}
									data-tip={name}
									data-used={patterns.isUsed(id)}
									tabIndex={-1}
									style={{ top: `${top}px`, left: `${column * CELL}px` }}
									onClick={() => choose(each)}
								>
									<PatternPicture set={set} id={id} size={32} />
								</div>
							);
						}),
					)}
				</div>
			</div>
		</>
	);
}
