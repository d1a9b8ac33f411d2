import type { Layer } from '@tilewright/format';
import type { LucideIcon } from 'lucide-preact';
import { Folder, Grid2x2, Image, Shapes } from 'lucide-preact';

/** The icon of each type of layer. */
export const LAYER_ICONS: Readonly<Record<Layer['type'], LucideIcon>> = {
	tilelayer: Grid2x2,
	objectgroup: Shapes,
	imagelayer: Image,
	group: Folder,
};
