import { runAction } from '@tilewright/editor-core/commands/run.ts';
import { TriangleAlert } from 'lucide-preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useEditor } from '../../../page/context.ts';
import { openMenu } from '../../../ui/menu.tsx';
import { tilesetsWords } from '../tilesets-words.ts';
import { dragTab } from './drag-tab.ts';
import type { TilesetView } from './tileset-views.ts';

interface TabsProps {
	/** The tilesets that have tabs, in the order of these. */
	readonly views: readonly TilesetView[];
	/** The tileset that is shown, by its position in the map. It may have no tab here. */
	readonly current: number;
	readonly onSelect: (position: number) => void;
	/** Called when a tab is put at the place of another; both by their positions in the map. */
	readonly onMove: (position: number, to: number) => void;
}

/** One tab for each tileset. Arrow keys choose one, and with Shift they move it; so does dragging. A right click opens its menu. */
export function TilesetTabs({ views, current, onSelect, onMove }: TabsProps) {
	const at = views.findIndex(({ position }) => position === current);
	const onStep = (by: number, isMoved: boolean): void => {
		const to = views[(at + by + views.length) % views.length]?.position;
		if (to === undefined) return;
		if (isMoved) onMove(current, to);
		else onSelect(to);
	};
	return (
		<div class="tileset-tabs" role="tablist" aria-label={tilesetsWords.title}>
			{views.map((view, index) => (
				<TilesetTab
					key={view.position}
					view={view}
					index={index}
					isSelected={index === at}
					isStop={index === Math.max(at, 0)}
					onSelect={onSelect}
					onStep={onStep}
					onMove={onMove}
				/>
			))}
		</div>
	);
}

interface TabProps extends Pick<TabsProps, 'onSelect' | 'onMove'> {
	readonly view: TilesetView;
	/** Its place among the tabs. */
	readonly index: number;
	readonly isSelected: boolean;
	/** Whether the Tab key goes to it. */
	readonly isStop: boolean;
	readonly onStep: (by: number, isMoved: boolean) => void;
}

function TilesetTab({ view, index, isSelected, isStop, onSelect, onStep, onMove }: TabProps) {
	const editor = useEditor();
	const { position, name, content, path } = view;
	const element = useRef<HTMLButtonElement>(null);
	/** The side at which a tab that is dropped here would be. */
	const [drop, setDrop] = useState<'left' | 'right'>();
	useEffect(() => {
		if (element.current === null) return;
		return dragTab(element.current, { position, index, onOver: setDrop, onDrop: (dragged) => onMove(dragged, position) });
	});
	return (
		<button
			ref={element}
			type="button"
			role="tab"
			aria-selected={isSelected}
			tabIndex={isStop ? 0 : -1}
			title={path}
			data-drop={drop}
			onClick={() => onSelect(position)}
			onDblClick={() => void runAction(editor, 'EditTileset')}
			onContextMenu={(event) => {
				event.preventDefault();
				onSelect(position);
				openMenu(editor, { x: event.clientX, y: event.clientY }, [
					'EditTileset',
					'EmbedTileset',
					'ExportTileset',
					'ReplaceTileset',
					'separator',
					'RemoveTileset',
				]);
			}}
			onKeyDown={({ key, shiftKey }) => {
				if (key === 'ArrowRight') onStep(1, shiftKey);
				else if (key === 'ArrowLeft') onStep(-1, shiftKey);
			}}
		>
			{content === undefined ? <TriangleAlert size={12} aria-label={tilesetsWords.isMissing} /> : null}
			{name}
		</button>
	);
}
