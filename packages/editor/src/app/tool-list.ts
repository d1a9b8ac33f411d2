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
import { offsetLayersTool } from '../tools/layers/offset-layers.ts';
import { editPolygonsTool } from '../tools/objects/edit-polygons.ts';
import { insertPointTool, insertTextTool, insertTileTool } from '../tools/objects/insert-placed.ts';
import { insertPolygonTool } from '../tools/objects/insert-polygon.ts';
import { insertCapsuleTool, insertEllipseTool, insertRectangleTool } from '../tools/objects/insert-shapes.ts';
import { insertTemplateTool } from '../tools/objects/insert-template.ts';
import { PointOptions } from '../tools/objects/point-options.tsx';
import { selectObjectsTool } from '../tools/objects/select-objects.ts';
import { SelectOptions } from '../tools/objects/select-options.tsx';
import { TemplateOptions } from '../tools/objects/template-options.tsx';
import { bucketTool } from '../tools/tiles/bucket.ts';
import { eraserTool } from '../tools/tiles/eraser.ts';
import { FillOptions, ShapeFillOptions } from '../tools/tiles/fill-options.tsx';
import { rectangularSelectTool } from '../tools/tiles/rectangular-select.ts';
import { magicWandTool, selectSameTileTool } from '../tools/tiles/select-kinds.ts';
import { SelectionOptions } from '../tools/tiles/selection-options.tsx';
import { shapeFillTool } from '../tools/tiles/shape-fill.ts';
import { stampBrushTool } from '../tools/tiles/stamp-brush.ts';
import { terrainBrushTool } from '../tools/tiles/terrain-brush.ts';
import { TerrainBrushOptions } from '../tools/tiles/terrain-brush-options.tsx';
import type { ToolEntry } from './tool-entry.ts';

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
