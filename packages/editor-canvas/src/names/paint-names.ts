import type { CustomTypes } from '@tilewright/format';
import type { SceneLayer } from '@tilewright/render';
import { drawListOf, drawOnCanvas } from '@tilewright/render';
import { objectsIn } from '@tilewright/render/internal';
import type { DeviceView } from '../camera/camera.ts';
import { parallaxShift } from '../stage/layer-shift.ts';
import type { MapStage } from '../stage/map-stage.ts';

/** If more names than this are in view, none is drawn: they cover each other, and take too long. */
const MOST = 500;

interface NamesLook {
	/** Whether layers are moved by their parallax factors. */
	readonly parallax: boolean;
	readonly types: CustomTypes;
	/** Pixels of the canvas for each pixel of the page. */
	readonly density: number;
}

/** Draws the names of the objects for which a function returns `true`. */
export function paintNames(
	isNamed: (id: number) => boolean,
	context: CanvasRenderingContext2D,
	view: DeviceView,
	stage: MapStage,
	{ parallax, types, density }: NamesLook,
): void {
	const [map] = stage.scene.value.maps;
	if (map === undefined) return;
	for (const layer of map.layers) {
		if (layer.kind !== 'objects' || !layer.walked.visible) continue;
		const { parallaxx, parallaxy, offsetx, offsety } = layer.walked;
		const shift = parallax ? parallaxShift({ x: 1 - parallaxx, y: 1 - parallaxy }, map.map, view) : { x: 0, y: 0 };
		const moved = { ...view, part: { ...view.part, x: view.part.x - shift.x, y: view.part.y - shift.y } };
		const { x: scale } = view.scale;
		const visible = {
			x: moved.part.x / scale - offsetx,
			y: moved.part.y / scale - offsety,
			width: moved.part.width / scale,
			height: moved.part.height / scale,
		};
		// All of many objects may be wanted: those in view come first.
		const objects = objectsIn(layer.objects, map, { visible, scale: scale / density, named: true }).filter(({ object }) =>
			isNamed(object.id),
		);
		if (objects.length === 0 || objects.length > MOST) continue;
		const own: SceneLayer = { ...layer, objects };
		const list = drawListOf({ ...stage.scene.value, maps: [{ ...map, layers: [own] }] }, moved, { labels: true, types, density });
		drawOnCanvas({ ...list, items: list.items.filter(({ kind }) => kind === 'label') }, context, stage.pictures, stage.platform);
	}
}
