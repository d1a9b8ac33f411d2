import type { TilesetContent } from '../files/tileset-content.ts';
import { imageAt } from '../files/tileset-content.ts';

/** Whether two tilesets count as the same although they are not the same file (rule A43). */
export function isSimilar(a: TilesetContent, b: TilesetContent): boolean {
	const [own, other] = [a.content, b.content];
	if (own === undefined || other === undefined) return false;
	const fields = ['tilecount', 'tilewidth', 'tileheight', 'spacing', 'margin'] as const;
	if (fields.some((name) => own[name] !== other[name])) return false;
	if ((own.tileoffset?.x ?? 0) !== (other.tileoffset?.x ?? 0) || (own.tileoffset?.y ?? 0) !== (other.tileoffset?.y ?? 0)) return false;
	if (imageAt(own.image, a.folder) !== imageAt(other.image, b.folder)) return false;
	if (own.image !== undefined) return true;
	const images = new Map(other.tiles.map(({ id, image }) => [id, imageAt(image, b.folder)]));
	return own.tiles.length === other.tiles.length && own.tiles.every(({ id, image }) => images.get(id) === imageAt(image, a.folder));
}
