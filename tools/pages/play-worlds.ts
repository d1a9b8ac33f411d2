import { read } from '@tilewright/format';
import * as worlds from '@tilewright/play/worlds';

// A bundler keeps everything, because it cannot know which names are used.
for (const [name, load] of Object.entries(worlds)) console.log(name, load);
console.log(read(await (await fetch('map.tmx')).text()));
