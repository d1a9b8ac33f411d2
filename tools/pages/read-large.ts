import { read } from '@tilewright/format';
import { prepareLarge } from '@tilewright/format/large';

prepareLarge();
console.log(read(new Uint8Array(await (await fetch('map.tmj')).arrayBuffer())));
