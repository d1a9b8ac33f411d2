import type { Loader, OtherFiles } from '@tilewright/ops';
import { imagesBy } from '@tilewright/ops';
import { isThere } from '../host/small-files.ts';
import { sizeIn } from '../pictures/image-sizes.ts';

/** Looks at the images and other files that documents name, on the disk. */
export const otherFilesBy = (loader: Loader): OtherFiles => ({ ...imagesBy(loader, sizeIn), isThere });
