import type { TilesetSession } from '@tilewright/editor-core/session/tileset-session.ts';
import { Bars } from '../../../contributions/bars.tsx';
import { CommandButton } from '../../../ui/command-button.tsx';
import { Toolbar } from '../../../ui/toolbar.tsx';
import { tilesetDocumentWords } from '../tileset-document-words.ts';
import '../../../ui/document-head.css';
import { TileShapes } from '../../collision/tile-shapes.tsx';
import { TilesetTiles } from './tileset-tiles.tsx';
import './tileset-document.css';

/** A tileset: its tiles in a grid, below the buttons for them. */
export function TilesetContent({ session }: { readonly session: TilesetSession }) {
	const { image, tilecount, tilewidth, tileheight } = session.doc.value;
	const isCollection = image === undefined;
	const count = session.selectedTiles.value.length;
	const words = tilesetDocumentWords;
	return (
		<div class="document-content">
			<Bars owner={session} />
			<header class="document-head">
				<Toolbar label={words.tools}>
					{isCollection && <CommandButton id="AddTiles" />}
					{isCollection && <CommandButton id="RemoveTiles" />}
					{isCollection && <CommandButton id="RelocateTiles" />}
					<CommandButton id="ReplaceTilesetImage" />
					<CommandButton id="ShowAnimationEditor" />
					<CommandButton id="EditCollision" />
					<CommandButton id="EditWang" />
					<CommandButton id="TilesetProperties" />
				</Toolbar>
				<p>
					<span>{words.facts(tilecount, tilewidth, tileheight, isCollection)}</span>
					{count > 0 && <span>{words.selected(count)}</span>}
				</p>
			</header>
			<div class="tileset-document-body">
				<TilesetTiles session={session} />
				{session.editsShapes.value && <TileShapes session={session} />}
			</div>
		</div>
	);
}
