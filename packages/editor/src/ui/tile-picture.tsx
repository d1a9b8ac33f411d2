import { computed, effect, signal } from '@preact/signals';
import { picturesOf } from '@tilewright/editor-canvas/stage/pictures.ts';
import { restored } from '@tilewright/editor-canvas/stage/restored.ts';
import type { DocumentSession } from '@tilewright/editor-core/session/document-session.ts';
import type { EmbeddedTileset, TilesetFile } from '@tilewright/format';
import { frameEnd } from '@tilewright/format';
import { targetsOf } from '@tilewright/ops';
import type { TilesetArt } from '@tilewright/render';
import { shownArt, tilesetArt } from '@tilewright/render/internal';
import { useEffect, useRef } from 'preact/hooks';

interface TilePictureProps {
	readonly session: Pick<DocumentSession, 'files' | 'graph'>;
	readonly tileset: TilesetFile | EmbeddedTileset;
	/** The file that has the tileset. */
	readonly path: string;
	readonly id: number;
	/** The length of the longer side, in CSS pixels. */
	readonly size: number;
	/** Whether the animation of the tile runs; else the tile shows itself. */
	readonly animated?: boolean;
}

/** A small picture of a tile, next to its name. */
export function TilePicture({ session, tileset, path, id, size, animated = false }: TilePictureProps) {
	const canvas = useRef<HTMLCanvasElement>(null);
	useEffect(() => {
		const context = canvas.current?.getContext('2d');
		const pictures = picturesOf(session.files);
		if (context === null || context === undefined) return;
		const art = computed(() => {
			pictures.loads.value;
			return tilesetArt(tileset, targetsOf(session.graph.peek(), path).loadPathOf, pictures.facts);
		});
		const frames = signal(0);
		let waiting: ReturnType<typeof setTimeout> | undefined;
		const stop = effect(() => {
			restored.value;
			frames.value;
			if (art.value.unsized !== undefined) pictures.want([art.value.unsized]);
			const own = art.value.art(id);
			// All animations run on a common clock (rule E102).
			const time = performance.now();
			const { picture, source } = (animated && own !== undefined ? shownArt(own, time) : own) ?? {};
			const end = animated ? frameEnd(own?.tile?.animation ?? [], time) : undefined;
			clearTimeout(waiting);
			if (end !== undefined) waiting = setTimeout(() => frames.value++, end - time);
			if (picture !== undefined) pictures.want([picture]);
			const decoded = picture && pictures.get(picture);
			if (decoded === undefined || source === undefined) {
				context.clearRect(0, 0, context.canvas.width, context.canvas.height);
				return;
			}
			const largest = animated ? sizeOfFrames(art.value, id) : source;
			const scale = (size * window.devicePixelRatio) / Math.max(largest.width, largest.height);
			const [width, height] = [Math.round(largest.width * scale), Math.round(largest.height * scale)];
			Object.assign(context.canvas, { width, height });
			context.imageSmoothingEnabled = scale < 1;
			const [across, down] = [source.width * scale, source.height * scale];
			// As on maps, frames of different sizes stand on the same line.
			context.drawImage(decoded.source, source.x, source.y, source.width, source.height, 0, height - down, across, down);
		});
		return () => {
			stop();
			clearTimeout(waiting);
		};
	}, [session, tileset, path, id, size, animated]);
	return <canvas ref={canvas} class="tile-picture" style={{ maxWidth: `${size}px`, maxHeight: `${size}px` }} />;
}

/** The size in which each frame of a tile has room. */
function sizeOfFrames({ art }: TilesetArt, id: number): { readonly width: number; readonly height: number } {
	const own = art(id);
	const frames = own?.tile?.animation ?? [];
	const shown = frames.length === 0 ? [own] : frames.map(({ tileid }) => art(tileid));
	const longest = (side: 'width' | 'height'): number => shown.reduce((most, each) => Math.max(most, each?.source[side] ?? 0), 0);
	return { width: longest('width'), height: longest('height') };
}
