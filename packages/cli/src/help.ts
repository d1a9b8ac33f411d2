/** What `tilewright --help` prints. */
export const ROOT_HELP = `Exports, upgrades, checks, compares, describes and draws tile maps, tilesets,
object templates and worlds, in XML (.tmx .tsx .tx) and JSON (.tmj .tsj .tj
.world .json), without a display.

Usage: tilewright <command> …

  info <file>                what is in a document
  validate <files…>          what is wrong in documents, where, and what to do
  diff <before> <after>      how two documents differ: cells, objects, the rest
  export <source> <target>   write a document anew: as XML, JSON or a script,
                             in the newest form or for an older version, with
                             another encoding, compression or layout
  export <files…> --out DIR  the same for many, with all that they refer to:
                             tilesets, templates and, if you like, images
  render <map> <image>       draw a map or a world: a picture, an animation, or
                             many tiles with a page that shows them
  upgrade <files…>           what in documents is not in the newest form; with
                             --write, rewrite them in it, in place
  help <command>             more about a command

The flags of the reference editor work, too, in any order:

  --export-map [format] <source> <target>
  --export-tileset [format] <source> <target>
  --export-version <version> write for an older version of the editor: 1.8
  --embed-tilesets           put tilesets into maps
  --detach-templates         make plain objects of instances of templates
  --resolve-types-and-properties
                             write down what classes say
  --project <file>           take custom types from a project file
  --minimize                 leave out all white space (and the other options of
                             export: tilewright help export)
  --export-formats           list the formats

  -v, --version              print the version
  -h, --help                 print this help

Examples:
  tilewright info maps/island.tmx
      size, layers, tilesets and objects of a map, and what looks wrong
  tilewright --export-map json maps/island.tmx dist/island.json
      as before, where the reference editor is not installed

Exit codes: 0 fine, 1 the document has errors, or two differ, 2 wrong use, 3 a
file could not be read or written. Results go to standard output, messages to
standard error.
`;

/** Texts that stand behind what commander says of arguments and options. */
export const AFTER = {
	diff: `
Cells show the same tile where it is the same of the same tileset, whatever its
GID; how tile data are stored and cut into chunks makes no difference, nor does
the order of keys and properties. Everything else that differs is told. Layers
and objects are known by their ids. Rows and columns count from 0. Other files
are not looked at: export with --embed-tilesets and the like to compare those.

With --json: { before, after, changes }, each change naming its subject and its
place in both documents; at most 10,000 areas of cells a layer, or with --all
every one. Exit codes: 0 no differences, 1 the documents differ, or one has
errors, 3 a file could not be read.

Examples:
  tilewright diff old/island.tmx maps/island.tmj --all
      XML and JSON, older and newer forms compare by what they say
  tilewright diff --json - maps/island.tmx < before.tmx | jq .changes[].change
      for a script: what kinds of changes there are`,

	export: `
Ids, counters and image sizes are filled in, and paths lead from the target's
folder. What is not asked for stays as it is, so do references: a map in JSON
may name a tileset in XML. The target is written whole or not at all.

Formats: json (.json .tmj .tsj .tj), and XML: tmx for maps (.tmx), tsx for
tilesets (.tsx), tx for templates (.tx). Worlds have world (.world), which is
JSON. For maps also js (.js): JSON in a call of a loader function. By name alone
json1, and js1 for maps: with properties and tiles keyed, as before version 1.2.
Standard output gets JSON where --format says nothing else.

What a version or a format has no place for is left out, with a warning that
names its place in the source; with --strict it is an error (exit code 1).

--embed-tilesets, --detach-templates and --resolve-types-and-properties read
other files, inside a root only: --root, else the folder of the project, named
or found above the source, else the working folder, else the source's own. A
tileset or template that is needed and missing is an error.

With --out, sources are files, folders and patterns in quotes. They and all that
they refer to are written into the folder, each once, in the folders that they
have in the root, with the extension of --format (json, xml, js, json1, js1;
without it, each as it is); references lead to what was written. Images stay
where they are, or are copied, or put into the documents. Only what changes is
written, nothing is removed; what has errors is listed, and the rest exported.
--watch goes on: what changes is exported again, until Ctrl+C. --depfile tells
Make and Ninja (with deps = gcc and restat = 1) which files each source needs.

Examples:
  tilewright export maps/island.tmx dist/island.json --export-version 1.8
      XML becomes JSON for an engine that knows no newer version
  tilewright export 'maps/**/*.tmx' --out dist --format json --copy-images
      a folder of maps with their tilesets and images that loads on its own`,

	info: `
Of a document with errors, the errors are printed, and the exit code is 1. On a
terminal that shows pictures (iTerm2, WezTerm, kitty, Ghostty) or mixes colors
freely (COLORTERM=truecolor) a map or world comes with a small one.

Examples:
  tilewright info maps/island.tmx
      size, layers, tilesets, tiles used, objects, other files, findings
  tilewright info tilesets/terrain.tsx --json | jq .tilecount
      one JSON object: \`kind\` says which of map, tileset, template, world it is;
      fields are named as in the format, and are only added, never renamed`,

	render: `
Of what is drawn and how, all is as the reference rasterizer does it, and so are
the names of its options: hidden layers are left out, there is no background and
no parallax, animations are at their start. --layers, and --hide-layer and
--show-layer with the name of a group, go for all that is in it. Names are the
same in capital and small letters. Pictures are smoothed when they are scaled,
never at their own size.

Formats: png, webp, jpeg (no transparency: white), svg, gif. With --frames, .gif
and .webp become one animation; of others, map.png becomes map0.png, map1.png …

--tiles writes FOLDER/z/x/y.png, 0/0/0 being all, and the last z at full size,
with index.html to look at them and tiles.json for programs: for worlds too
large for one picture. Of tiles on which nothing is, there is no file.

What is missing is drawn as a red cross, and told, with its place in the file;
with --strict it is an error (exit code 1), and nothing is written. Files are
read inside a root only, as export does: --root, else the folder of the project,
named or found above the source, else the working folder, else the source's own.

Examples:
  tilewright render maps/island.tmx island.png --scale 2 --no-smoothing
      pixels stay sharp
  tilewright render maps/island.tmx pond.gif --viewport 0,0,320,200 --frames 20
      two seconds of its animations
  tilewright render islands.world --tiles dist/map
      to be put on a web server, or opened as a file`,

	upgrade: `
Without --write nothing is written: for each file, the older forms in it are
listed, values to put right, ids to assign, and the fields that change.

With --write each such file is replaced, whole or not at all: JSON stays JSON,
XML stays XML, tile data stay encoded and compressed as they are, unknown fields
stay. Indentation and line ends stay, too, but for tabs. Comments, processing
instructions and the DOCTYPE of XML do not stay: how many there are, and where
the first is, is listed, with and without --write. A file is in the newest form
when writing it anew says nothing new; it is not touched. Exit codes: 0
fine, 1 a file cannot be upgraded (or, with --check, need be), 3 a file could
not be read or written; the other files are upgraded nevertheless.

Examples:
  tilewright upgrade maps/*.tmx tilesets/*.tsx --write
      tells what is old in them, and rewrites those that need it
  tilewright upgrade maps/*.tmx --check
      for a build server: fails where somebody's editor is too old`,

	validate: `
Errors make a document unusable; warnings are worth mending; infos need nothing.
With --format json: an array of { path, kind, issues }, an issue being
{ code, severity, message, pointer, element, line, column, offset, found,
expected, advice }; \`element\` is an XPath, and only there in XML. A file that
cannot be read has a \`failure\` besides.
With --for, all that a document holds and that version has no place for is an
error: what \`export --export-version\` would leave out or change.

Examples:
  tilewright validate maps/*.tmx tilesets/*.tsx
      every finding with its place in the file, and what to do about it
  tilewright validate maps/*.tmx --quiet && echo ship it
      only errors are shown; the exit code is 1 where there is any`,
} as const;
