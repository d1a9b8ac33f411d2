import { read } from '@tilewright/format';

console.log(read(await (await fetch('map.tmx')).text()));
