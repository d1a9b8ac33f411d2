import type { TileMap } from '@tilewright/format';
import { geometryOf } from '@tilewright/geometry';
import { useEffect, useRef } from 'preact/hooks';
import { newMapWords } from './new-map-words.ts';

/** Size of the picture in CSS pixels. */
const WIDTH = 260;
const HEIGHT = 200;

/** The largest number of cells that are drawn along a side: more would be a gray area. */
const MOST = 40;

/** The number of cells along a side that are shown of an infinite map. */
const SOME = 12;

/** A small picture of the grid of a map, or of its top left part. */
export function GridPreview({ map }: { readonly map: TileMap }) {
	const canvas = useRef<HTMLCanvasElement>(null);
	useEffect(() => {
		if (canvas.current !== null) draw(canvas.current, map);
	}, [map]);
	return <canvas ref={canvas} class="grid-preview" width={WIDTH * 2} height={HEIGHT * 2} role="img" aria-label={newMapWords.preview} />;
}

function draw(canvas: HTMLCanvasElement, map: TileMap): void {
	const context = canvas.getContext('2d');
	if (context === null) return;
	const geometry = geometryOf(map);
	const columns = Math.min(MOST, map.infinite ? SOME : map.width);
	const rows = Math.min(MOST, map.infinite ? SOME : map.height);
	const bounds = geometry.bounds({ x: 0, y: 0, width: columns, height: rows });
	const scale = Math.min((canvas.width - 24) / Math.max(1, bounds.width), (canvas.height - 24) / Math.max(1, bounds.height), 4);
	const left = (canvas.width - bounds.width * scale) / 2 - bounds.x * scale;
	const top = (canvas.height - bounds.height * scale) / 2 - bounds.y * scale;
	const styles = getComputedStyle(canvas);
	context.clearRect(0, 0, canvas.width, canvas.height);
	context.lineWidth = scale * Math.min(map.tilewidth, map.tileheight) < 16 ? 1 : 2;
	for (let y = 0; y < rows; y++) {
		for (let x = 0; x < columns; x++) {
			context.beginPath();
			for (const [index, point] of geometry.outline(x, y).entries()) {
				const at: [number, number] = [left + point.x * scale, top + point.y * scale];
				if (index === 0) context.moveTo(...at);
				else context.lineTo(...at);
			}
			context.closePath();
			context.fillStyle = styles.getPropertyValue((x + y) % 2 === 0 ? '--bg-hover' : '--bg-raised');
			context.strokeStyle = styles.getPropertyValue('--text-dim');
			context.fill();
			context.stroke();
		}
	}
}
