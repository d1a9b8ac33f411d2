import type { ClipVariation } from '@tilewright/edit';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';

/** The tools that paint with the stamp. */
const STAMPING: readonly string[] = ['StampTool', 'BucketFillTool', 'ShapeFillTool'];

/** Makes a stamp the current one, with a tool that paints with it: the stamp brush, unless another such tool is used on tile layers. */
export function takeStamp({ stamp, tileOptions, toolIds }: Editor, variations: readonly ClipVariation[]): void {
	stamp.value = variations;
	if (tileOptions.fill.value === 'terrain') tileOptions.fill.value = 'stamp';
	const { tilelayer = 'StampTool' } = toolIds.value;
	if (!STAMPING.includes(tilelayer)) toolIds.value = { ...toolIds.value, tilelayer: 'StampTool' };
}
