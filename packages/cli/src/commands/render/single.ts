import type { RenderOptions, View } from '@tilewright/render';
import type { Renderer } from '@tilewright/render-node';
import type { Content } from '../../host/replace-file.ts';
import type { PictureFormat } from '../../pictures/format.ts';

/** The bytes of a picture. */
export async function pictureBytes(
	renderer: Renderer,
	view: View,
	format: PictureFormat,
	options: RenderOptions & { readonly quality?: number },
): Promise<Content> {
	switch (format) {
		case 'png':
			return renderer.png(view, options);
		case 'svg':
			return renderer.svg(view, options);
		case 'gif':
			return await renderer.gif([{ time: options.time ?? 0, duration: 100 }], view, options);
		default:
			return await renderer.encode(format, view, options);
	}
}
