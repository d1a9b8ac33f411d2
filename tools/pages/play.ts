import { read } from '@tilewright/format';
import * as play from '@tilewright/play';

// A bundler keeps everything, because it cannot know which names are used.
for (const [name, lookup] of Object.entries(play)) console.log(name, lookup);
console.log(read(await (await fetch('map.tmx')).text()));
