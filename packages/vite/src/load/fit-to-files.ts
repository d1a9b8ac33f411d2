import type { ImageSize } from '@tilewright/format';
import type { GameMap } from '@tilewright/play';
import { fitPictures, pictureFiles } from '@tilewright/play/scene';
import type { SourceFiles } from '../files/source-files.ts';

/**
 * Cuts the tiles of a map from pictures as large as their files say, so that the game need not do so.
 *
 * @param map - is changed
 * @param sizeAt - the size of the picture in a file; `undefined` if it is not known
 */
export async function fitToFiles(
	map: GameMap,
	fileOf: SourceFiles['fileOf'],
	sizeAt: (path: string) => Promise<ImageSize | undefined>,
): Promise<void> {
	const sizes = new Map<string, ImageSize | undefined>();
	const sources = new Set(pictureFiles(map).map(({ source }) => source));
	const measure = async (source: string): Promise<void> => {
		const file = fileOf(source);
		if (file !== undefined) sizes.set(source, await sizeAt(file));
	};
	await Promise.all(Array.from(sources, measure));
	fitPictures(map, ({ source }) => sizes.get(source));
}
