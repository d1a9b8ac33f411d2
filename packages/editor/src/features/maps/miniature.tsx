import { useEffect, useRef } from 'preact/hooks';
import { mapDialogsWords } from './map-dialogs-words.ts';

interface Size {
	readonly width: number;
	readonly height: number;
}

interface Offset {
	readonly x: number;
	readonly y: number;
}

const WIDTH = 260;
const HEIGHT = 200;

/** The old map as a rectangle inside the new one. It is dragged, or moved by the arrow keys. */
export function Miniature({
	old,
	width,
	height,
	offset,
	onMove,
}: Size & { readonly old: Size; readonly offset: Offset; readonly onMove: (offset: Offset) => void }) {
	const canvas = useRef<HTMLCanvasElement>(null);
	const drag = useRef<{ readonly x: number; readonly y: number; readonly from: Offset } | undefined>(undefined);
	// Room for both, so that the picture does not jump while one is dragged.
	const cells = { width: Math.max(old.width, width) * 1.5, height: Math.max(old.height, height) * 1.5 };
	const scale = Math.min(WIDTH / cells.width, HEIGHT / cells.height);
	useEffect(() => {
		const context = canvas.current?.getContext('2d');
		if (context === null || context === undefined || canvas.current === null) return;
		const styles = getComputedStyle(canvas.current);
		const [left, top] = [(WIDTH - width * scale) / 2, (HEIGHT - height * scale) / 2];
		context.setTransform(2, 0, 0, 2, 0, 0);
		context.clearRect(0, 0, WIDTH, HEIGHT);
		context.fillStyle = styles.getPropertyValue('--bg-hover');
		context.fillRect(left, top, width * scale, height * scale);
		context.strokeStyle = styles.getPropertyValue('--text-dim');
		context.strokeRect(left, top, width * scale, height * scale);
		context.fillStyle = styles.getPropertyValue('--accent');
		context.strokeStyle = styles.getPropertyValue('--accent');
		const rect = [left + offset.x * scale, top + offset.y * scale, old.width * scale, old.height * scale] as const;
		context.globalAlpha = 0.3;
		context.fillRect(...rect);
		context.globalAlpha = 1;
		context.lineWidth = 2;
		context.strokeRect(...rect);
	}, [old, width, height, offset, scale]);
	return (
		<div
			class="miniature"
			// biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the old map.
			tabIndex={0}
			role="application"
			aria-label={mapDialogsWords.miniature}
			data-tip={mapDialogsWords.miniature}
			onPointerDown={(event) => {
				event.currentTarget.setPointerCapture(event.pointerId);
				drag.current = { x: event.clientX, y: event.clientY, from: offset };
			}}
			onPointerMove={({ clientX, clientY }) => {
				if (drag.current === undefined) return;
				const { x, y, from } = drag.current;
				onMove({ x: from.x + Math.round((clientX - x) / scale), y: from.y + Math.round((clientY - y) / scale) });
			}}
			onPointerUp={() => {
				drag.current = undefined;
			}}
			onKeyDown={(event) => {
				const by = ARROWS[event.key];
				if (by === undefined) return;
				event.preventDefault();
				onMove({ x: offset.x + by.x, y: offset.y + by.y });
			}}
		>
			<canvas ref={canvas} width={WIDTH * 2} height={HEIGHT * 2} />
		</div>
	);
}

const ARROWS: Readonly<Record<string, Offset>> = {
	ArrowLeft: { x: -1, y: 0 },
	ArrowRight: { x: 1, y: 0 },
	ArrowUp: { x: 0, y: -1 },
	ArrowDown: { x: 0, y: 1 },
};
