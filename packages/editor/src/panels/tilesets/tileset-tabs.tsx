import { TriangleAlert } from 'lucide-preact';
import { runAction } from '../../actions/run.ts';
import { useEditor } from '../../app/context.ts';
import { text } from '../../messages/text.ts';
import type { MapSession } from '../../session/map-session.ts';
import { openMenu } from '../../ui/menu.tsx';
import type { TilesetView } from './tileset-views.ts';

interface TabsProps {
	readonly session: MapSession;
	readonly views: readonly TilesetView[];
	readonly current: number;
	readonly onSelect: (position: number) => void;
}

/** One tab for each tileset. Arrow keys choose one; a right click opens its menu. */
export function TilesetTabs({ views, current, onSelect }: TabsProps) {
	const editor = useEditor();
	const step = (by: number): void => onSelect((current + by + views.length) % views.length);
	return (
		<div class="tileset-tabs" role="tablist" aria-label={text.tilesets.title}>
			{views.map(({ position, name, content, path }) => (
				<button
					key={position}
					type="button"
					role="tab"
					aria-selected={position === current}
					tabIndex={position === current ? 0 : -1}
					title={path}
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
					onKeyDown={(event) => {
						if (event.key === 'ArrowRight') step(1);
						else if (event.key === 'ArrowLeft') step(-1);
					}}
				>
					{content === undefined ? <TriangleAlert size={12} aria-label={text.tilesets.isMissing} /> : null}
					{name}
				</button>
			))}
		</div>
	);
}
