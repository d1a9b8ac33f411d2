import { offsetLayersTool } from '@tilewright/editor-canvas/tools/layers/offset-layers.ts';
import { editPolygonsTool } from '@tilewright/editor-canvas/tools/objects/edit-polygons.ts';
import { insertPointTool, insertTextTool, insertTileTool } from '@tilewright/editor-canvas/tools/objects/insert-placed.ts';
import { insertPolygonTool } from '@tilewright/editor-canvas/tools/objects/insert-polygon.ts';
import { insertCapsuleTool, insertEllipseTool, insertRectangleTool } from '@tilewright/editor-canvas/tools/objects/insert-shapes.ts';
import { insertTemplateTool } from '@tilewright/editor-canvas/tools/objects/insert-template.ts';
import { selectObjectsTool } from '@tilewright/editor-canvas/tools/objects/select-objects.ts';
import { bucketTool } from '@tilewright/editor-canvas/tools/tiles/bucket.ts';
import { eraserTool } from '@tilewright/editor-canvas/tools/tiles/eraser.ts';
import { rectangularSelectTool } from '@tilewright/editor-canvas/tools/tiles/rectangular-select.ts';
import { magicWandTool, selectSameTileTool } from '@tilewright/editor-canvas/tools/tiles/select-kinds.ts';
import { shapeFillTool } from '@tilewright/editor-canvas/tools/tiles/shape-fill.ts';
import { stampBrushTool } from '@tilewright/editor-canvas/tools/tiles/stamp-brush.ts';
import { terrainBrushTool } from '@tilewright/editor-canvas/tools/tiles/terrain-brush.ts';
import {
	Blend,
	BookCopy,
	Circle,
	Eraser,
	Hexagon,
	MapPin,
	MousePointer2,
	Move,
	PaintBucket,
	Paintbrush,
	Pill,
	Spline,
	Square,
	SquareDashed,
	Stamp,
	Type,
	VectorSquare,
	WandSparkles,
} from 'lucide-preact';
import type { ToolEntry } from './contributions/tool-entry.ts';
import { PointOptions } from './features/objects/point-options.tsx';
import { SelectOptions } from './features/objects/select-options.tsx';
import { TemplateOptions } from './features/objects/template-options.tsx';
import { FillOptions, ShapeFillOptions } from './features/painting/fill-options.tsx';
import { SelectionOptions } from './features/painting/selection-options.tsx';
import { TerrainBrushOptions } from './features/terrain/terrain-brush-options.tsx';

/** All tools, in the order of the toolbar. */
export const TOOLS: readonly ToolEntry[] = [
	{ tool: stampBrushTool, icon: Stamp, options: FillOptions },
	{ tool: terrainBrushTool, icon: Paintbrush, options: TerrainBrushOptions },
	{ tool: bucketTool, icon: PaintBucket, options: FillOptions },
	{ tool: shapeFillTool, icon: VectorSquare, options: ShapeFillOptions },
	{ tool: eraserTool, icon: Eraser },
	{ tool: rectangularSelectTool, icon: SquareDashed, options: SelectionOptions },
	{ tool: magicWandTool, icon: WandSparkles, options: SelectionOptions },
	{ tool: selectSameTileTool, icon: Blend, options: SelectionOptions },
	{ tool: selectObjectsTool, icon: MousePointer2, options: SelectOptions },
	{ tool: editPolygonsTool, icon: Spline, options: PointOptions },
	{ tool: insertRectangleTool, icon: Square },
	{ tool: insertPointTool, icon: MapPin },
	{ tool: insertEllipseTool, icon: Circle },
	{ tool: insertCapsuleTool, icon: Pill },
	{ tool: insertPolygonTool, icon: Hexagon },
	{ tool: insertTileTool, icon: Stamp },
	{ tool: insertTemplateTool, icon: BookCopy, options: TemplateOptions },
	{ tool: insertTextTool, icon: Type },
	{ tool: offsetLayersTool, icon: Move },
];
