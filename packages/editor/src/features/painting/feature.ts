import { bucketTool } from '@tilewright/editor-canvas/tools/tiles/bucket.ts';
import { eraserTool } from '@tilewright/editor-canvas/tools/tiles/eraser.ts';
import { rectangularSelectTool } from '@tilewright/editor-canvas/tools/tiles/rectangular-select.ts';
import { magicWandTool, selectSameTileTool } from '@tilewright/editor-canvas/tools/tiles/select-kinds.ts';
import { shapeFillTool } from '@tilewright/editor-canvas/tools/tiles/shape-fill.ts';
import { stampBrushTool } from '@tilewright/editor-canvas/tools/tiles/stamp-brush.ts';
import { terrainBrushTool } from '@tilewright/editor-canvas/tools/tiles/terrain-brush.ts';
import { Blend, Eraser, PaintBucket, Paintbrush, SquareDashed, Stamp, VectorSquare, WandSparkles } from 'lucide-preact';
import type { Feature } from '../../contributions/feature.ts';
import { menusWords } from '../../contributions/menus-words.ts';
import { FillOptions, ShapeFillOptions } from './fill-options.tsx';
import { quickStampActions } from './quick-stamp-actions.ts';
import { SelectionOptions } from './selection-options.tsx';
import { TerrainBrushOptions } from './terrain-brush-options.tsx';
import { tileActions } from './tile-actions.ts';

/** Painting cells: the tools for tile layers, stamps, and turning an area. */
export const paintingFeature: Feature = {
	actions: [...tileActions, ...quickStampActions],
	tools: [
		{ tool: stampBrushTool, icon: Stamp, options: FillOptions },
		{ tool: terrainBrushTool, icon: Paintbrush, options: TerrainBrushOptions },
		{ tool: bucketTool, icon: PaintBucket, options: FillOptions },
		{ tool: shapeFillTool, icon: VectorSquare, options: ShapeFillOptions },
		{ tool: eraserTool, icon: Eraser },
		{ tool: rectangularSelectTool, icon: SquareDashed, options: SelectionOptions },
		{ tool: magicWandTool, icon: WandSparkles, options: SelectionOptions },
		{ tool: selectSameTileTool, icon: Blend, options: SelectionOptions },
	],
	menus: [
		{
			place: 'edit/paint',
			entries: [
				{
					text: menusWords.stamp,
					children: [
						'FlipHorizontal',
						'FlipVertical',
						'RotateLeft',
						'RotateRight',
						'separator',
						'RandomMode',
						'WangFillMode',
						'separator',
						'ShapeFillTool.RectangleFill',
						'ShapeFillTool.CircleFill',
					],
				},
				{ text: menusWords.area, children: ['FlipAreaHorizontal', 'FlipAreaVertical', 'RotateAreaLeft', 'RotateAreaRight'] },
			],
		},
	],
};
