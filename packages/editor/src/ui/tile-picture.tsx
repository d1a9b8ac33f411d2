import { effect } from '@preact/signals';
import type { EmbeddedTileset, TilesetFile } from '@tilewright/format';
import { targetsOf } from '@tilewright/ops';
import { tilesetArt } from '@tilewright/render/internal';
import { useEffect, useRef } from 'preact/hooks';
import type { MapSession } from '../session/map-session.ts';
import { picturesOf } from '../viewport/pictures.ts';
import { restored } from '../viewport/restored.ts';

interface TilePictureProps {
	readonly session: MapSession;
	readonly tileset: TilesetFile | EmbeddedTileset;
	/** The file that has the tileset. */
	readonly path: string;
	readonly id: number;
	/** The length of the longer side, in CSS pixels. */
	readonly size: number;
}

/** A small picture of a tile, beside its name. */
export function TilePicture({ session, tileset, path, id, size }: TilePictureProps) {
	const canvas = useRef<HTMLCanvasElement>(null);
	useEffect(() => {
		const context = canvas.current?.getContext('2d');
		const pictures = picturesOf(session.files);
		if (context === null || context === undefined) return;
		return effect(() => {
			pictures.loads.value;
			restored.value;
			const art = tilesetArt(tileset, targetsOf(session.graph.peek(), path).loadPathOf, pictures.facts);
			if (art.unsized !== undefined) pictures.want([art.unsized]);
			const { picture, source } = art.art(id) ?? {};
			if (picture !== undefined) pictures.want([picture]);
			const decoded = picture && pictures.get(picture);
			if (decoded === undefined || source === undefined) return;
			const scale = (size * window.devicePixelRatio) / Math.max(source.width, source.height);
			const [width, height] = [Math.round(source.width * scale), Math.round(source.height * scale)];
			Object.assign(context.canvas, { width, height });
			context.imageSmoothingEnabled = scale < 1;
			context.drawImage(decoded.source, source.x, source.y, source.width, source.height, 0, 0, width, height);
		});
	}, [session, tileset, path, id, size]);
	return <canvas ref={canvas} class="tile-picture" style={{ maxWidth: `${size}px`, maxHeight: `${size}px` }} />;
}
