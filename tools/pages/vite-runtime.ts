import { unpack } from '@tilewright/vite/runtime';

console.log(unpack(await (await fetch('map.json')).text(), []));
