import { geometryOf } from '@tilewright/geometry';
import { expect, test } from 'vitest';
import { layerOf, mapOf } from '../../../edit/test/support/drawn.ts';
import { allIds, terrainOf } from '../../../edit/test/support/terrain.ts';
import { embedded } from '../../../edit/test/support/tilesets.ts';
import { overlayPainter } from '../../src/paint/overlay.ts';
import { stampBrushTool } from '../../src/tools/tiles/stamp-brush.ts';
import { terrainBrushTool } from '../../src/tools/tiles/terrain-brush.ts';
import type { Painting } from '../support/painting.ts';
import { painting } from '../support/painting.ts';

/** Draws the overlay of a tool over a map. @returns the opacity at a point of the map */
function overlayOf({ tool, session }: Painting): (x: number, y: number) => number | undefined {
	const canvas = document.createElement('canvas');
	canvas.style.setProperty('--overlay-selection', '#ff0000');
	canvas.style.setProperty('--overlay-handle', '#ffffff');
	document.body.append(canvas);
	const context = canvas.getContext('2d');
	if (context === null) throw new Error('There is no context.');
	const size = { width: 300, height: 150 };
	const geometry = geometryOf(session.map.value);
	tool.overlay?.(overlayPainter(context, { center: { x: 0, y: 0 }, scale: 1 }, size, geometry, { x: 0, y: 0 }));
	// The origin of the map is in the middle.
	return (x, y) => context.getImageData(150 + x, 75 + y, 1, 1).data[3];
}

test('[E6] the outline of the stamp is seen where the map has its tiles already', () => {
	const map = painting(stampBrushTool, mapOf(layerOf('111\n111\n111')), '1');
	map.move(1, 1);
	const at = overlayOf(map);
	expect(map.tool.ghost?.value).toEqual([]);
	expect(at(24, 16)).toBeGreaterThan(0);
	expect(at(24, 24)).toBe(0);
});

/** A terrain brush with the first color, on a map that is full of it. */
function terrainBrush(): Painting {
	const { tileset } = terrainOf('corner', allIds('corner', [1, 2]));
	if (!('type' in tileset)) throw new TypeError('The tileset is embedded.');
	const map = painting(terrainBrushTool, { ...mapOf(layerOf('111\n111\n111')), tilesets: [embedded(1, tileset)] });
	map.editor.tileOptions.terrain.value = { tileset: '#ground', set: 0, color: 1 };
	return map;
}

test('[Q35] the outline of the terrain brush is seen where the map has the color already: around a corner, and inside of the map', () => {
	const map = terrainBrush();
	map.move(1.5, 1.5);
	const at = overlayOf(map);
	expect(map.tool.ghost?.value).toEqual([]);
	// The corner of four cells.
	expect(at(24, 16)).toBeGreaterThan(0);
	expect(at(40, 47)).toBeGreaterThan(0);
	expect(at(24, 24)).toBe(0);
	expect(at(24, 8)).toBe(0);
	map.move(-0.5, -0.5);
	expect(overlayOf(map)(8, 0)).toBeGreaterThan(0);
	expect(overlayOf(map)(-8, -16)).toBe(0);
});

test('[Q32] with Ctrl, the outline of the terrain brush is around the tile and all that touch it', () => {
	const map = terrainBrush();
	map.move(1, 1, { ctrl: true });
	const at = overlayOf(map);
	expect(at(24, 1)).toBeGreaterThan(0);
	expect(at(24, 16)).toBe(0);
});
