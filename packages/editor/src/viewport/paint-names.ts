import type { CustomTypes } from '@tilewright/format';
import type { SceneLayer } from '@tilewright/render';
import { drawListOf, drawOnCanvas } from '@tilewright/render';
import type { DeviceView } from './camera.ts';
import { parallaxShift } from './layer-shift.ts';
import type { MapStage } from './map-stage.ts';

/** Draws the names of some objects. */
export function paintNames(
	ids: readonly number[],
	context: CanvasRenderingContext2D,
	view: DeviceView,
	stage: MapStage,
	parallax: boolean,
	types: CustomTypes,
): void {
	const [map] = stage.scene.value.maps;
	if (ids.length === 0 || map === undefined) return;
	const wanted = new Set(ids);
	for (const layer of map.layers) {
		if (layer.kind !== 'objects' || !layer.walked.visible) continue;
		const objects = layer.objects.filter(({ object }) => wanted.has(object.id));
		if (objects.length === 0) continue;
		const own: SceneLayer = { ...layer, objects };
		const { parallaxx, parallaxy } = layer.walked;
		const shift = parallax ? parallaxShift({ x: 1 - parallaxx, y: 1 - parallaxy }, map.map, view) : { x: 0, y: 0 };
		const moved = { ...view, part: { ...view.part, x: view.part.x - shift.x, y: view.part.y - shift.y } };
		const list = drawListOf({ ...stage.scene.value, maps: [{ ...map, layers: [own] }] }, moved, { labels: true, types });
		drawOnCanvas({ ...list, items: list.items.filter(({ kind }) => kind === 'label') }, context, stage.pictures, stage.platform);
	}
}
