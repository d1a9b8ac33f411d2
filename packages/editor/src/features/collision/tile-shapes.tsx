import { collisionShapesIn } from '@tilewright/edit';
import type { TilesetSession } from '@tilewright/editor-core/session/tileset-session.ts';
import { panelsWords } from '../../contributions/panels-words.ts';
import { CommandButton } from '../../ui/command-button.tsx';
import { Toolbar } from '../../ui/toolbar.tsx';
import { MapView } from '../map-view/map-view.tsx';
import { collisionWords } from './collision-words.ts';

const words = collisionWords;

/** The first selected tile with its collision shapes, where the tools for objects change them (rule E98). */
export function TileShapes({ session }: { readonly session: TilesetSession }) {
	const shapes = session.shapes.value;
	const [tile = 0] = session.selectedTiles.value;
	return (
		<section class="tile-shapes" aria-label={words.title}>
			<header class="document-head">
				<Toolbar label={words.title}>
					<CommandButton id="AutoDetectMask" />
					<CommandButton id="ReplaceCollision" />
					<CommandButton id="AddCollision" />
				</Toolbar>
				{shapes !== undefined && <p>{words.heading(tile, collisionShapesIn(shapes.map.value).length)}</p>}
			</header>
			{shapes === undefined ? <p class="empty">{panelsWords.noTileSelected}</p> : <MapView session={shapes} label={words.ofTile(tile)} />}
		</section>
	);
}
