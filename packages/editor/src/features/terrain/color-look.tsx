import type { DocumentSession } from '@tilewright/editor-core/session/document-session.ts';
import type { EmbeddedTileset, TilesetFile, WangSet } from '@tilewright/format';
import { TilePicture } from '../../ui/tile-picture.tsx';
import { cssColor } from './terrain-names.ts';
import { tileOfColor } from './tile-of-color.ts';

/** The source of the pictures of tiles. */
export interface PicturedTileset {
	readonly session: Pick<DocumentSession, 'files' | 'graph'>;
	readonly tileset: TilesetFile | EmbeddedTileset;
	/** The file that has the tileset. */
	readonly path: string;
}

/** A color of a set: its strip, and the tile that stands for it. */
export function ColorLook({ of, set, number }: { readonly of: PicturedTileset; readonly set: WangSet; readonly number: number }) {
	const { color = '', tile = -1 } = set.colors[number - 1] ?? {};
	return (
		<>
			<Picture of={of} id={tileOfColor(set, tile, number)} color={color} />
			<span class="terrain-strip" style={{ background: cssColor(color) }} />
		</>
	);
}

/** The tile that stands for a set: the one that it names, else that of its first color. */
export function SetLook({ of, set }: { readonly of: PicturedTileset; readonly set: WangSet }) {
	const { color = '', tile = -1 } = set.colors[0] ?? {};
	return <Picture of={of} id={set.tile >= 0 ? set.tile : tileOfColor(set, tile, 1)} color={color} />;
}

/** A tile; if there is none, only a color. */
const Picture = ({ of, id, color }: { readonly of: PicturedTileset; readonly id: number; readonly color: string }) =>
	id < 0 ? <span class="terrain-blank" style={{ background: cssColor(color) }} /> : <TilePicture {...of} id={id} size={32} />;
