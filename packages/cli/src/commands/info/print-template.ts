import { cut } from '../../host/text.ts';
import type { Look } from './look.ts';
import { extent } from './print-map.ts';
import { facts } from './print-parts.ts';
import type { TemplateInfo } from './report.ts';

/** The sections for templates. */
export function printTemplate({ object, tileset }: TemplateInfo, look: Look): string[] {
	const { name, type, shape, width, height, rotation, visible, gid, text } = object;
	return facts(
		[
			[
				'object',
				[
					shape,
					...(width > 0 || height > 0 ? [`${extent({ width, height })} px`] : []),
					...(rotation === 0 ? [] : [`rotated ${rotation}°`]),
					...(visible ? [] : ['hidden']),
				],
			],
			['name', name === '' ? [] : [name]],
			['class', type === '' ? [] : [type]],
			['text', text === undefined ? [] : [`"${cut(text, 60)}"`]],
			[
				'tile',
				gid === undefined ? [] : [`GID ${gid}`, ...(tileset === undefined ? ['without tileset'] : [`of ${look.path(tileset, 56)}`])],
			],
		],
		look,
	);
}
