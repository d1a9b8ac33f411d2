import type { SubCommand } from '../sub-command.ts';
import type { RenderFlags } from './flags.ts';
import { addRenderFlags } from './flags.ts';

export const renderCommand: SubCommand = {
	name: 'render',
	summary: [
		{ call: 'render <map> <image>', does: 'draw a map or world: a picture, an animation, or small tiles with a page that shows them' },
	],
	description: 'Draw a map or world: a picture, an animation, or a pyramid of tiles.',
	details: () => `
The defaults and the names of the options are those of Tiled's tmxrasterizer: no
hidden layers, no background, no parallax, animations at their start. --layers,
--hide-layer and --show-layer with the name of a group apply to everything in
it. Names are not case-sensitive. Scaled pictures are smoothed; pictures at
their original size never are.

Like tmxrasterizer, render draws all visible objects, including rectangles,
polygons and points that a game uses as collision shapes and triggers.
--no-shapes leaves those out; tile objects and texts stay.

Formats: png, webp, jpeg (no transparency: white), svg, gif. With --frames, .gif
and .webp become one animation; other formats get a file per frame: map0.png,
map1.png and so on for map.png.

--tiles writes FOLDER/z/x/y.png for worlds too large for one picture: 0/0/0 is
the whole picture, and the last z is full size. index.html shows the tiles, and
tiles.json describes them for programs. Empty tiles have no file.

Missing images are drawn as red crosses and reported with their positions; with
--strict they are errors (exit code 1), and nothing is written. The same holds
for shapes, texts and copies of maps that would take very long to draw and are
left out; --no-limits draws them.

Files are read only inside the root, as with export: the folder given by --root,
else that of the project file (given, or the nearest above the source), else the
nearest with .git. Without any of these, they may be anywhere.

Examples:
  tilewright render maps/island.tmx island.png --scale 2 --no-smoothing
      twice as large, with sharp pixels
  tilewright render maps/island.tmx pond.gif --viewport 0,0,320,200 --frames 20
      two seconds of animation
  tilewright render islands.world --tiles dist/map
      a page to put on a web server or to open as a file`,
	define: (command, finish) =>
		addRenderFlags(command)
			.argument('<source>', 'a map or world; - is standard input')
			.argument('[image]', 'the picture: .png, .webp, .jpg, .svg or .gif; - is standard output')
			.usage('[options] <map|world> <image>\n       tilewright render [options] <map|world> --tiles <folder>')
			.action(async (source: string, image: string | undefined, flags: RenderFlags) => {
				const { runRender } = await import('./run.ts');
				finish(await runRender({ source, image, flags }));
			}),
};
