/** Draws the pictures of the scenes in `fixtures/render/`: `npx tsx tools/draw-scenes.ts`. The output has the same bytes on every machine. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { scenePictures } from './draw-scenes/pictures.ts';
import { pngOf } from './draw-scenes/pixmap.ts';

const folder = fileURLToPath(new URL('../fixtures/render/art/', import.meta.url));

mkdirSync(folder, { recursive: true });
for (const [name, picture] of Object.entries(scenePictures())) writeFileSync(`${folder}${name}.png`, await pngOf(picture));
