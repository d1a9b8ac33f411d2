import { geometryOf } from '@tilewright/geometry';
import { expect, test } from 'vitest';
import { layerOf, mapOf } from '../../../edit/test/support/drawn.ts';
import { stampBrushTool } from '../../src/tools/tiles/stamp-brush.ts';
import { overlayPainter } from '../../src/viewport/overlay.ts';
import { painting } from '../support/painting.ts';

test('[E6] the outline of the stamp is seen where the map has its tiles already', () => {
	const map = painting(stampBrushTool, mapOf(layerOf('111\n111\n111')), '1');
	const canvas = document.createElement('canvas');
	canvas.style.setProperty('--overlay-selection', '#ff0000');
	canvas.style.setProperty('--overlay-handle', '#ffffff');
	document.body.append(canvas);
	const context = canvas.getContext('2d');
	if (context === null) throw new Error('There is no context.');
	const size = { width: 300, height: 150 };
	const geometry = geometryOf(map.session.map.value);
	const painter = overlayPainter(context, { center: { x: 0, y: 0 }, scale: 1 }, size, geometry, { x: 0, y: 0 });
	/** The opacity of the picture at a point of the map, whose origin is in the middle. */
	const drawnAt = (x: number, y: number): number | undefined => context.getImageData(150 + x, 75 + y, 1, 1).data[3];
	map.move(1, 1);
	map.tool.overlay?.(painter);
	const { x, y } = geometry.tileToScreen(1, 1);
	expect(map.tool.ghost?.value).toEqual([]);
	expect(drawnAt(x + 8, y)).toBeGreaterThan(0);
	expect(drawnAt(x + 8, y + 8)).toBe(0);
});
